/// A cell that one feature uses.
public struct AvatarCell {}

/// A word of one feature.
let exploreTitle = ""
