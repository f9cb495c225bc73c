public import Navigation

/// Where a screen stands. A feature passes it on to make its router; only who imports Navigation can do more with it.
public typealias NavigationContext = Router
