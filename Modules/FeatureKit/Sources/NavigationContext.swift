public import Navigation

/// The place of a screen in the navigation. A feature passes it to the function that makes its router. Only a module
/// that imports Navigation can call its members.
public typealias NavigationContext = Router
