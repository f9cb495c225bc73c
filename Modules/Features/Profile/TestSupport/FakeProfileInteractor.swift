public import TerminalTesting
public import Entities
public import Profile

/// What Profile works through, over a user and avatars in memory.
@MainActor public final class FakeProfileInteractor: ProfileFeatureInteractor {
  /// The picture files that new avatars were to have.
  public private(set) var picturePaths: [String?] = []
  /// The profile in use.
  public var profile: UserProfile?
  /// The user's avatars, the newest first.
  public var avatars: [Avatar]
  /// What a question, or a change, fails with, as long as it is set.
  public var loadError: (any Error)?, saveError: (any Error)?, deleteError: (any Error)?
  /// Work waits while they are closed. They count the requests.
  public let loadGate = Gate(), saveGate = Gate(), deleteGate = Gate()
  /// What was typed and not saved.
  public var draft: AvatarDraft?
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []
  /// What `tell` told.
  public let profileUpdates: AsyncStream<UserProfile?>
  private let updates: AsyncStream<UserProfile?>.Continuation
  private var time: Int64 = 10_000

  /// A user with these avatars.
  public init(_ avatars: [Avatar] = Avatar.ownSamples, profile: UserProfile? = .mina) {
    self.avatars = avatars
    self.profile = profile
    (profileUpdates, updates) = AsyncStream.makeStream()
  }

  /// Changes the profile, and tells of it.
  public func tell(_ profile: UserProfile?) {
    self.profile = profile
    updates.yield(profile)
  }

  /// Adds the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// The profile in use.
  public func currentProfile() async throws -> UserProfile? {
    if let loadError { throw loadError }
    return profile
  }

  /// The avatars as they were when it was asked, once the gate is open.
  public func ownAvatars() async throws -> [Avatar] {
    let before = avatars
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return before
  }

  /// Takes it out of `avatars`.
  public func deleteAvatar(_ id: Avatar.ID) async throws {
    await deleteGate.pass()
    if let deleteError { throw deleteError }
    avatars.removeAll { $0.id == id }
  }

  /// The draft that was saved last.
  public func avatarDraft() async throws -> AvatarDraft? {
    if let loadError { throw loadError }
    return draft
  }

  /// Stores it.
  public func saveAvatarDraft(_ draft: AvatarDraft?) async throws {
    if let saveError { throw saveError }
    self.draft = draft
  }

  /// Puts a new avatar first in `avatars`.
  public func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    pictureAt path: String?
  ) async throws -> Avatar {
    picturePaths.append(path)
    await saveGate.pass()
    if let saveError { throw saveError }
    time += 1
    let avatar = Avatar(
      id: Avatar.ID(high: 1, low: UInt64(time)), name: name, character: character, action: action, location: location,
      author: profile?.id, created: Timestamp(milliseconds: time))
    avatars.insert(avatar, at: 0)
    return avatar
  }
}
