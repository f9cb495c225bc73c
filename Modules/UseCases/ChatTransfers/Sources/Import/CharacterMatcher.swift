import Catalogue
import Entities

/// Finds the characters of imported chats by their names, and makes those that are not here.
struct CharacterMatcher {
  /// The longest name in characters.
  private static let longestName = 40

  private let builtIn: BuiltInAvatars
  private let user: UserProfile.ID?
  private let now: @Sendable () -> Timestamp
  private var named: [String: Avatar] = [:]
  /// The characters made so far.
  private(set) var made: [Avatar] = []

  /// - Parameters:
  ///   - own: The user's characters, the newest first.
  ///   - user: The user; nil in a preview without a profile.
  init(builtIn: BuiltInAvatars, own: [Avatar], user: UserProfile.ID?, now: @escaping @Sendable () -> Timestamp) {
    (self.builtIn, self.user, self.now) = (builtIn, user, now)
    for avatar in builtIn.all {
      for name in builtIn.names[avatar.id] ?? [avatar.name] { named[Self.key(name)] = avatar }
    }
    // A character of the user has priority over a built-in one, and the oldest of several over the others.
    for avatar in own { named[Self.key(avatar.name)] = avatar }
  }

  /// The character of a name, which is made when there is none; the plain assistant for no name.
  mutating func character(named name: String?) -> (avatar: Avatar, isNew: Bool) {
    let name = name?.asOneLine(longest: Self.longestName) ?? ""
    guard !name.isEmpty else { return (builtIn.featured.first ?? builtIn.all[0], false) }
    let key = Self.key(name)
    if let known = named[key] { return (known, made.contains { $0.id == known.id }) }
    let time = now()
    let traits = AvatarDescription.unchosen
    let avatar = Avatar(
      id: Avatar.ID(at: time), name: name, character: traits.character, action: traits.action,
      location: traits.location, author: user, created: time)
    named[key] = avatar
    made.append(avatar)
    return (avatar, true)
  }

  /// The character of a name, if there is one.
  func known(named name: String) -> Avatar? { named[Self.key(name)] }

  private static func key(_ name: String) -> String { name.asOneLine(longest: longestName).lowercased() }
}
