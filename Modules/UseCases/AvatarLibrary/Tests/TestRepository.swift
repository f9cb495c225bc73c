import Catalogue
import Entities
import Storage

@testable import AvatarLibrary

/// A repository over stores in memory; a user is signed in unless a test says otherwise.
struct TestRepository: AvatarProviding {
  let stores = Stores.inMemory()
  let builtIn = BuiltInAvatars(language: .english)
  let user = UserProfile(id: UserProfile.ID(high: 7, low: 1), created: Timestamp(milliseconds: 1))
  let avatarRepository: AvatarRepository

  init(
    signedIn: Bool = true, language: ContentLanguage = .english, at now: Timestamp = Timestamp(milliseconds: 5000),
    drawings: String = "/dev/null/drawings", canDraw: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
  ) async throws {
    avatarRepository = AvatarRepository(
      builtIn: BuiltInAvatars(language: language), avatars: stores.avatars, profiles: stores.profiles,
      notes: stores.notes, lorebooks: stores.lorebooks, drawings: DrawingFolder(path: drawings), now: { now },
      canDraw: canDraw)
    try await stores.profiles.save(user)
    if signedIn { try await stores.profiles.setCurrentProfile(user.id) }
  }

  func make(_ name: String) async throws -> Avatar {
    try await createAvatar(draft(name))
  }

  func draft(
    _ name: String, picture path: String = "", definition: CharacterDefinition = CharacterDefinition()
  ) -> AvatarDraft {
    AvatarDraft(
      name: name, picturePath: path,
      description: AvatarDescription(character: .cat, action: .eating, location: .mall), definition: definition)
  }

  /// Stores an avatar without checking its name.
  func store(_ name: String, _ number: UInt64, by author: UserProfile.ID? = nil) async throws -> Avatar {
    let avatar = Avatar(
      id: Avatar.ID(high: 3, low: number), name: name, character: .cat, action: .eating, location: .mall,
      author: author ?? user.id, created: Timestamp(milliseconds: Int64(number)))
    try await stores.avatars.save(avatar)
    return avatar
  }

  func open(_ avatar: Avatar.ID, times: Int, at time: Int64 = 1) async throws {
    for _ in 0..<times {
      try await stores.avatars.recordOpening(of: avatar, by: user.id, at: Timestamp(milliseconds: time))
    }
  }

  /// Stores a chat.
  func chat(with avatar: Avatar.ID, at time: Timestamp = Timestamp(milliseconds: 9)) async throws {
    try await stores.chats.create(
      Conversation(
        id: Conversation.ID(at: time), profile: user.id, avatar: avatar, created: time, updated: time))
  }
}
