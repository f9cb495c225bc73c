/// The members of a group chat, and the order in which they answer. A chat without it has only its avatar.
public struct GroupChat: Hashable, Sendable, Codable {
  /// The most members, those that have left included.
  public static let mostMembers = 32

  /// A member.
  public struct Member: Hashable, Identifiable, Sendable, Codable {
    /// The part that a member takes.
    public enum Part: String, Hashable, Sendable, Codable {
      /// It answers.
      case speaks
      /// It is present and does not answer.
      case muted
      /// It was removed. Its messages stay, under its name.
      case left
    }

    /// The avatar.
    public let id: Avatar.ID
    /// Its part.
    public var part: Part

    /// A member; one that answers unless told otherwise.
    public init(_ id: Avatar.ID, _ part: Part = .speaks) { (self.id, self.part) = (id, part) }
  }

  /// Which members answer a message of the user.
  public enum Order: String, Hashable, Sendable, Codable, CaseIterable {
    /// Those that the message names, and others by their talkativeness.
    case natural
    /// All, in the order of the list.
    case list
    /// None, until the user calls one.
    case manual
  }

  /// The definitions that the prompt of a reply has: those of the speaker, or those of all members.
  public enum Cards: String, Hashable, Sendable, Codable, CaseIterable {
    /// Only those of the member that answers.
    case swapped
    /// Those of all members that are not muted.
    case merged
  }

  /// The members, in the order of the list.
  public var members: [Member]
  /// The order in which they answer.
  public var order: Order
  /// The definitions in their prompts.
  public var cards: Cards

  /// A group; each member once.
  public init(_ members: [Member], order: Order = .natural, cards: Cards = .swapped) {
    var known: Set<Avatar.ID> = []
    self.members = members.filter { known.insert($0.id).inserted }
    (self.order, self.cards) = (order, cards)
  }

  /// The members that have not left.
  public var present: [Member] { members.filter { $0.part != .left } }

  /// Whether no member answers by itself: the user calls one.
  public var answersWhenCalled: Bool { order == .manual || !members.contains { $0.part == .speaks } }

  /// Adds a member at the end, or brings one back that has left.
  public mutating func add(_ id: Avatar.ID) {
    members.removeAll { $0.id == id && $0.part == .left }
    if !members.contains(where: { $0.id == id }) { members.append(Member(id)) }
  }

  /// Changes the part of a member.
  public mutating func set(_ part: Member.Part, of id: Avatar.ID) {
    if let index = members.firstIndex(where: { $0.id == id }) { members[index].part = part }
  }
}

extension GroupChat {
  /// The prefix of the name of a profile's note with a group; the chat's id follows.
  public static let notePrefix = NoteKind.group.rawValue

  /// The group as a text to store: a line with order and cards, then one for each member.
  public var note: String {
    (["\(order.rawValue) \(cards.rawValue)"] + members.map { "\($0.id) \($0.part.rawValue)" }).joined(separator: "\n")
  }

  /// Parses a stored text; nil when it is invalid. A member that cannot be read is left out.
  public init?(note: String) {
    let lines = note.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard let first = lines.first, first.count == 2, let order = Order(rawValue: first[0]),
      let cards = Cards(rawValue: first[1])
    else { return nil }
    let members = lines.dropFirst().compactMap { words -> Member? in
      guard words.count == 2, let id = Avatar.ID(words[0]), let part = Member.Part(rawValue: words[1]) else {
        return nil
      }
      return Member(id, part)
    }
    guard !members.isEmpty else { return nil }
    self.init(Array(members.prefix(Self.mostMembers)), order: order, cards: cards)
  }
}

/// A group chat with the avatars of its members, for screens.
public struct GroupRoster: Hashable, Sendable {
  /// A member with its avatar.
  public struct Member: Hashable, Identifiable, Sendable {
    /// The avatar.
    public var avatar: Avatar
    /// Its part.
    public var part: GroupChat.Member.Part

    /// The identifier of the avatar.
    public var id: Avatar.ID { avatar.id }

    /// A member.
    public init(_ avatar: Avatar, _ part: GroupChat.Member.Part = .speaks) { (self.avatar, self.part) = (avatar, part) }
  }

  /// The group.
  public var group: GroupChat
  /// The avatars of its members; those that are not stored any more are left out.
  public var avatars: [Avatar.ID: Avatar]

  /// A roster.
  public init(_ group: GroupChat, _ avatars: [Avatar]) {
    self.group = group
    self.avatars = Dictionary(avatars.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The members that have not left, in the order of the list.
  public var members: [Member] {
    group.present.compactMap { member in avatars[member.id].map { Member($0, member.part) } }
  }

  /// The names of the members, as the title of a chat without another one: at most three of them where all have more
  /// than 60 characters.
  public var title: String {
    let names = members.map(\.avatar.name)
    let title = names.joined(separator: ", ")
    return title.count <= 60 ? title : names.prefix(3).joined(separator: ", ").prefix(60) + ", …"
  }
}
