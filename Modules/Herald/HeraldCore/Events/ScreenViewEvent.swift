/// A screen was shown.
///
/// Its `name` is the screen's name.
///
/// A marker: a vendor that has a screen event of its own gets that one instead of a plain event.
public protocol ScreenViewEvent: Event {}
