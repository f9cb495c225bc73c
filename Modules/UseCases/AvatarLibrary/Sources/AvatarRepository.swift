public import Catalogue
public import Entities
public import Storage

/// Every avatar there is for a user: the built-in ones and the user's own, as if they stood together.
///
/// What needs no profile works without one, with the built-in avatars alone. Everything that reads or writes the
/// store throws what the store throws.
public struct AvatarRepository: Sendable {
  /// How many characters a name can have, white space around it not counted.
  public static let longestName = 40

  let builtIn: BuiltInAvatars
  let avatars: any AvatarStore
  let profiles: any ProfileStore
  let drafts: DraftStore
  let now: @Sendable () -> Timestamp
  let canDraw: @Sendable ([UInt8]) -> Bool

  /// A repository of the built-in avatars and the stored ones.
  ///
  /// - Parameters:
  ///   - profiles: whose profile in use is the user.
  ///   - notes: keeps what is being made.
  ///   - now: the time, for what is made.
  ///   - canDraw: whether a PNG file can be drawn whole; it decodes it.
  public init(
    builtIn: BuiltInAvatars, avatars: any AvatarStore, profiles: any ProfileStore, notes: any NoteStore,
    now: @escaping @Sendable () -> Timestamp,
    canDraw: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
  ) {
    self.builtIn = builtIn
    self.avatars = avatars
    self.profiles = profiles
    drafts = DraftStore(notes)
    self.now = now
    self.canDraw = canDraw
  }
}

extension AvatarRepository {
  func featuredAvatars() -> [Avatar] {
    builtIn.featured
  }

  func popularAvatars() async throws -> [Avatar] {
    let counts = try await avatars.openingCounts()
    let known = builtIn.popular + (try await ownOrNone())
    // The place is a part of the key: the order must not change from one visit to the next.
    let ranked = known.enumerated().sorted { one, other in
      (-counts[one.element.id, default: 0], one.offset) < (-counts[other.element.id, default: 0], other.offset)
    }
    return ranked.map(\.element)
  }

  func avatars(of kind: CharacterOption) async throws -> [Avatar] {
    try await popularAvatars().filter { $0.character == kind }
  }

  func allAvatars() async throws -> [Avatar] {
    builtIn.all + (try await ownOrNone())
  }

  func recentAvatars(limit: Int) async throws -> [Avatar] {
    var recent: [Avatar] = []
    for id in try await avatars.recentAvatars(of: try await user(), limit: limit) {
      if let avatar = try await avatar(id) { recent.append(avatar) }
    }
    return recent
  }

  /// An avatar by its id, built in or stored, a deleted one too; nil when there is none.
  public func avatar(_ id: Avatar.ID) async throws -> Avatar? {
    if let avatar = builtIn.avatar(id) { return avatar }
    return try await avatars.avatar(id)
  }
}

extension AvatarRepository {
  /// The profile in use.
  func user() async throws -> UserProfile.ID {
    guard let profile = try await profiles.currentProfile() else { throw AvatarFailure.noProfile }
    return profile.id
  }

  private func ownOrNone() async throws -> [Avatar] {
    guard let profile = try await profiles.currentProfile() else { return [] }
    return try await avatars.avatars(madeBy: profile.id)
  }
}
