import Terminal

/// Whom one talks with. It bears the name of a module.
public struct Storage: Sendable {}

/// Whom one really talks with.
public struct Avatar: Sendable {}
