public import SampleEntities

/// The user that a screen shows: a loaded one, or the number in a link.
public struct UserParameters: Hashable, Sendable {
  /// The user's number.
  public let id: User.ID
  /// The user; nil when only the number is known and the user must be loaded.
  public let user: User?

  /// A loaded user, which is shown at once.
  public init(user: User) {
    id = user.id
    self.user = user
  }

  /// The user with this number.
  public init(id: User.ID) {
    self.id = id
    user = nil
  }
}

extension UserParameters {
  /// Parses the path after `user/` in a link; nil when it is not a number.
  init?(path: [String]) {
    guard path.count == 1, let id = User.ID(path[0]) else { return nil }
    self.init(id: id)
  }
}
