/// Whom one talks with. It bears the name of a module.
public struct Storage: Sendable {}
