public import SampleEntities

/// Whom the screen of one user shows: somebody who is known already, or the number in a link.
public struct UserParameters: Hashable, Sendable {
  /// Their number.
  public let id: User.ID
  /// The user; nil when only the number is known, and the rest must be fetched.
  public let user: User?

  /// The screen of somebody who is known: it shows at once.
  public init(user: User) {
    id = user.id
    self.user = user
  }

  /// The screen of whoever has this number.
  public init(id: User.ID) {
    self.id = id
    user = nil
  }
}

extension UserParameters {
  /// What comes after `user/` in a link; nil when it is no number.
  init?(path: [String]) {
    guard path.count == 1, let id = User.ID(path[0]) else { return nil }
    self.init(id: id)
  }
}
