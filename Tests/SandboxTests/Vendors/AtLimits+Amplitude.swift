import AmplitudeSwift

extension Vendor {
    /// Calls at a limit, of which each makes one request.
    static let amplitudeAtLimits: [Calls] = [
        { $0.amplitude.track(eventType: text(1_024)) },
        { $0.amplitude.track(eventType: text(512, of: "😀")) },
        { $0.amplitude.track(eventType: "[Amplitude] Screen Viewed") },
        { $0.amplitude.track(eventType: "e", eventProperties: ["a": text(1_024)]) },
        { $0.amplitude.track(eventType: "e", eventProperties: ["a": BrokenRequest.nested(39)]) },
        { $0.amplitude.track(eventType: "e", eventProperties: BrokenRequest.numbered(1_024)) },
        { $0.amplitude.track(eventType: "e", options: EventOptions(sessionId: -1)) },
        { $0.amplitude.setUserId(userId: "12345").track(eventType: "e") },
    ]
}
