public import Navigation

/// The place of a screen. A feature passes it on to make its router; only a module that imports Navigation can call it.
public typealias NavigationContext = Router
