public import TerminalTesting
public import Entities
public import Explore

/// What Explore works through, over avatars in memory: every question has the answer that follows from them.
@MainActor
public final class FakeExploreInteractor: ExploreFeatureInteractor {
  /// All avatars, the most opened first; the first five are featured.
  public var avatars: [Avatar]
  /// What a question fails with, as long as it is set.
  public var featuredError: (any Error)?, popularError: (any Error)?, error: (any Error)?
  /// Loads wait while they are closed. They count the requests.
  public let featuredGate = Gate(), popularGate = Gate(), gate = Gate()

  /// Where the row of categories shows.
  public var categoryRowTest = CategoryRowTest.original
  /// Whether the experiment offers profiles without a name to be saved.
  public var createAccountTest = CreateAccountTest.off
  /// Whether it can be offered now; it cannot be any more once that was answered.
  public var canOffer = true
  /// That question to the store waits while it is closed.
  public let offerGate = Gate()
  /// The answer about reminders. By default they are denied.
  public var reminders = ReminderStatus(permission: .denied)
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []

  /// A world with these avatars.
  public init(_ avatars: [Avatar] = Avatar.samples) {
    self.avatars = avatars
  }

  /// Adds the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// Whether that was not answered yet.
  public func canOfferSaving() async throws -> Bool {
    await offerGate.pass()
    if let error { throw error }
    return canOffer
  }

  /// It is answered then.
  public func recordOfferAnswered() async throws {
    if let error { throw error }
    canOffer = false
  }

  /// The status as it is.
  public func reminderStatus() async throws -> ReminderStatus { reminders }

  /// They are allowed then.
  public func allowReminders(mentioningChats: Bool) async throws {
    if let error { throw error }
    (reminders.permission, reminders.mentionsChats) = (.allowed, mentioningChats)
  }

  /// The first five.
  public func featuredAvatars() async throws -> [Avatar] {
    await featuredGate.pass()
    try Task.checkCancellation()
    if let featuredError { throw featuredError }
    return Array(avatars.prefix(5))
  }

  /// All of them, in their order.
  public func popularAvatars() async throws -> [Avatar] {
    await popularGate.pass()
    try Task.checkCancellation()
    if let popularError { throw popularError }
    return avatars
  }

  /// Those of a kind, in their order.
  public func avatars(of kind: CharacterOption) async throws -> [Avatar] {
    try await allAvatars().filter { $0.character == kind }
  }

  /// The one with that id.
  public func avatar(_ id: Avatar.ID) async throws -> Avatar? {
    try await allAvatars().first { $0.id == id }
  }

  /// All of them, in their order.
  public func allAvatars() async throws -> [Avatar] {
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return avatars
  }

  /// A profile without a name.
  public func ensureProfile() async throws -> UserProfile {
    if let error { throw error }
    return UserProfile(id: UserProfile.ID(high: 9, low: 1), created: Timestamp(milliseconds: 1_000))
  }

  /// One more, after all others. A path of a picture gives it one.
  public func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    pictureAt path: String?
  ) async throws -> Avatar {
    if let error { throw error }
    let avatar = Avatar(
      id: Avatar.ID(high: 9, low: UInt64(avatars.count)), name: name, character: character, action: action,
      location: location, picture: path.map { AvatarPicture.ID(high: 0, low: UInt64($0.utf8.count)) },
      author: try await ensureProfile().id, created: Timestamp(milliseconds: 1_000))
    avatars.append(avatar)
    return avatar
  }
}
