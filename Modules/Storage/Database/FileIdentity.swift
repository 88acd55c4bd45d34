/// Which file a name stands for.
public struct FileIdentity: Sendable, Equatable {
    let device: UInt64
    let number: UInt64
}
