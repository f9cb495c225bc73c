import Terminal

/// A view.
public protocol View {}
