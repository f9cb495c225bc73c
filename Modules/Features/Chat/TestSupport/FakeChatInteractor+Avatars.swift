public import Entities

extension FakeChatInteractor {
  /// All of `avatars`.
  public func allAvatars() async throws -> [Avatar] { avatars }

  /// The avatar with exactly this name, in any case.
  public func avatar(named name: String) async throws -> Avatar {
    guard let avatar = avatars.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw NoSuchAvatar(name: name)
    }
    return avatar
  }

  /// The first avatar.
  public func defaultAvatar() async throws -> Avatar {
    guard let first = avatars.first else { throw NoSuchAvatar(name: "") }
    return first
  }
}
