import Terminal

/// What can be drawn.
public protocol View {}
