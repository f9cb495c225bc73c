/// Whom one talks with.
public struct Avatar: Sendable {}
