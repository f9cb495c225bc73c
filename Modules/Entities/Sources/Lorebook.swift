/// A lorebook of the user: entries that come into prompts when their keys are in a chat.
///
/// It counts in the chats that it is assigned to (`LorebookAssignment`). A lorebook inside a card is none of these: it
/// belongs to its character.
public struct Lorebook: Hashable, Identifiable, Sendable, Codable {
  /// The identifier of a lorebook.
  public typealias ID = Identifier<Lorebook>

  /// Its identifier.
  public let id: ID
  /// The profile that made it.
  public let profile: UserProfile.ID
  /// Its name, one line.
  public var name: String
  /// A description for the user; the model does not see it.
  public var description: String
  /// Whether it counts where it is assigned.
  public var isEnabled: Bool
  /// The number of its entries.
  public var entryCount: Int
  /// The times of its creation and of its last change. Every change of its text has a later one.
  public var created: Timestamp, changed: Timestamp
  /// Whether its profile deleted it: it is in no list, and counts in no chat.
  public var isDeleted: Bool

  /// A lorebook.
  public init(
    id: ID, profile: UserProfile.ID, name: String, description: String = "", isEnabled: Bool = true,
    entryCount: Int = 0, created: Timestamp, changed: Timestamp? = nil, isDeleted: Bool = false
  ) {
    (self.id, self.profile, self.name, self.description) = (id, profile, name, description)
    (self.isEnabled, self.entryCount, self.created, self.isDeleted) = (isEnabled, entryCount, created, isDeleted)
    self.changed = changed ?? created
  }
}

extension Identifier<Lorebook> {
  /// Stands for the lorebook of a character that is not stored yet.
  public static let ofNewCharacter = Self(high: 0, low: 0)
}

extension Lorebook {
  /// The longest name in characters, without white space around it.
  public static let longestName = 100
  /// The longest description in bytes.
  public static let longestDescription = 64 << 10
  /// The longest text of a whole lorebook in bytes, as it is stored.
  public static let longestText = 12 << 20
  /// The longest content of an entry in bytes. A longer one is never sent.
  public static let longestContent = 256 << 10
}

/// Where a lorebook counts. It can have several assignments.
public struct LorebookAssignment: Hashable, Sendable {
  /// The lorebook.
  public var lorebook: Lorebook.ID
  /// The scope.
  public var scope: ChatScope

  /// An assignment.
  public init(_ lorebook: Lorebook.ID, in scope: ChatScope) { (self.lorebook, self.scope) = (lorebook, scope) }
}

/// A lorebook that counts in a chat, and the narrowest scope that assigns it.
public struct LorebookInUse: Hashable, Sendable {
  /// The lorebook.
  public var lorebook: Lorebook
  /// The scope.
  public var scope: ChatScope

  /// A lorebook in use.
  public init(_ lorebook: Lorebook, in scope: ChatScope) { (self.lorebook, self.scope) = (lorebook, scope) }
}
