public import TerminalTesting
public import Entities
public import Profile

/// The interactor of Profile over a user and avatars in memory.
@MainActor public final class FakeProfileInteractor: ProfileFeatureInteractor {
  /// The picture files of new avatars.
  public private(set) var picturePaths: [String?] = []
  /// The profile in use.
  public var profile: UserProfile?
  /// The user's avatars, the newest first.
  public var avatars: [Avatar]
  /// The errors of calls, while they are set.
  public var loadError: (any Error)?, saveError: (any Error)?, deleteError: (any Error)?
  /// Closed gates hold work. They count the calls.
  public let loadGate = Gate(), saveGate = Gate(), deleteGate = Gate()
  /// The unsaved text of the form.
  public var draft: AvatarDraft?
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []
  /// The updates that `tell` sends.
  public let profileUpdates: AsyncStream<UserProfile?>
  private let updates: AsyncStream<UserProfile?>.Continuation
  private var time: Int64 = 10_000

  /// A user with these avatars.
  public init(_ avatars: [Avatar] = Avatar.ownSamples, profile: UserProfile? = .mina) {
    self.avatars = avatars
    self.profile = profile
    (profileUpdates, updates) = AsyncStream.makeStream()
  }

  /// Changes the profile, and notifies the listener.
  public func tell(_ profile: UserProfile?) {
    self.profile = profile
    updates.yield(profile)
  }

  /// Records the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// The profile in use.
  public func currentProfile() async throws -> UserProfile? {
    if let loadError { throw loadError }
    return profile
  }

  /// The avatars at the time of the call, once the gate is open.
  public func ownAvatars() async throws -> [Avatar] {
    let before = avatars
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return before
  }

  /// Removes the avatar from `avatars`.
  public func deleteAvatar(_ id: Avatar.ID) async throws {
    await deleteGate.pass()
    if let deleteError { throw deleteError }
    avatars.removeAll { $0.id == id }
  }

  /// The saved draft.
  public func avatarDraft() async throws -> AvatarDraft? {
    if let loadError { throw loadError }
    return draft
  }

  /// Stores the draft.
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
