/// A character to talk with.
public struct Avatar: Sendable {}
