import Terminal

/// A character to talk with. It has the name of a module.
public struct Storage: Sendable {}

/// A character to talk with, in truth.
public struct Avatar: Sendable {}
