/// The names under which the messages of a chat were said, so that they stay when the user chooses another persona.
///
/// Of the user's messages it has the changes of the name, by their times: a copy of a chat keeps the times of its
/// messages. Of a message of another speaker, such as a narrator in an imported chat, it has the name itself.
public struct SpokenNames: Hashable, Sendable {
  /// The name of the user's messages from a time on.
  public struct Change: Hashable, Sendable {
    /// The time.
    public let since: Timestamp
    /// The name; empty for the user without a persona.
    public let name: String
  }

  /// The most changes, and the most names of single messages. Further ones are not recorded.
  public static let most = 2000
  /// The longest name in characters.
  public static let longest = 100

  /// The changes, in the order of their times.
  public private(set) var changes: [Change] = []
  /// The names of single messages. Of the user's it has those that come before the last change.
  public private(set) var single: [Message.ID: String] = [:]
  /// The time from which the names of the profile are recorded; nil for none yet. A later message of the user without an
  /// entry was sent without a persona, so that a chat without personas needs no note.
  public var beginning: Timestamp?

  /// No names: each message has the present name of its author.
  public init() {}
}

// MARK: - Reading

extension SpokenNames {
  /// The name under which a message was said; empty for the user without a persona, nil where it is not known.
  public func name(of message: Message) -> String? {
    if let name = single[message.id] { return name }
    guard message.role == .user else { return nil }
    if let change = changes.last(where: { $0.since <= message.created }) { return change.name }
    return beginning.map { message.created >= $0 } == true ? "" : nil
  }

  /// The name of the user at a message; nil without a persona.
  /// - Parameter present: The present name, which counts where nothing else is known.
  public func userName(of message: Message, now present: String?) -> String? {
    guard let name = name(of: message) else { return present }
    return name.isEmpty ? nil : name
  }

  /// The name of the speaker of a reply that is from neither the character nor a member of the group; nil for any other
  /// message.
  public func otherSpeaker(of message: Message) -> String? {
    message.role == .user ? nil : single[message.id]
  }

  /// All names of the user.
  public var userNames: Set<String> { Set(changes.map(\.name)).subtracting([""]) }
}

// MARK: - Recording

extension SpokenNames {
  /// Records the name of one of the user's messages.
  /// - Parameters:
  ///   - name: The name; nil for the user without a persona.
  ///   - isNewest: Whether no message of the user that has its name already is as new.
  /// - Returns: Whether that was new.
  @discardableResult public mutating func record(
    _ name: String?, of message: Message, isNewest: Bool = true
  ) -> Bool {
    let name = name?.asOneLine(longest: Self.longest) ?? ""
    guard self.name(of: message) != name else { return false }
    if !isNewest || changes.last.map({ $0.since >= message.created }) == true {
      guard single.count < Self.most else { return false }
      single[message.id] = name
    } else {
      guard changes.count < Self.most else { return false }
      changes.append(Change(since: message.created, name: name))
    }
    return true
  }

  /// Records the name of the speaker of a reply that is from neither the character nor a member of the group.
  public mutating func record(otherSpeaker name: String, of message: Message.ID) {
    let name = name.asOneLine(longest: Self.longest)
    if !name.isEmpty, single.count < Self.most { single[message] = name }
  }

  /// The same names for a copy of the chat.
  /// - Parameter ids: The ids of the messages in the copy; nil for a message that the copy does not have.
  public func copied(_ ids: (Message.ID) -> Message.ID?) -> SpokenNames {
    var copy = self
    copy.single = [:]
    for (id, name) in single { if let id = ids(id) { copy.single[id] = name } }
    return copy
  }
}

// MARK: - Storing

extension SpokenNames {
  /// The name of a profile's note with the names of a chat.
  public static func noteName(of chat: Conversation.ID) -> String { NoteKind.names.rawValue + "\(chat)" }

  /// The name of a profile's note with `beginning`, in milliseconds.
  public static let beginningNote = NoteKind.names.rawValue + "since"

  /// The names of a chat, from its note and that of its profile.
  public init(note: String?, since beginning: String?) {
    self.init(note: note ?? "")
    self.beginning = beginning.flatMap(Int64.init).map(Timestamp.init(milliseconds:))
  }

  /// The names as a text to store, nil for none: a line for each change, with its time in milliseconds, then one for
  /// each single message, with its id. The name is the rest of the line.
  public var note: String? {
    let lines =
      changes.map { "\($0.since.milliseconds) \($0.name)" }
      + single.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Parses a stored text. A line that cannot be read is left out.
  public init(note: String) {
    // By bytes: a name may begin with a mark that forms one character with the space before it.
    for line in note.utf8.split(separator: UInt8(ascii: "\n")).prefix(2 * Self.most) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard parts.count == 2 else { continue }
      if let time = Int64(parts[0]) {
        changes.append(Change(since: Timestamp(milliseconds: time), name: parts[1].asOneLine(longest: Self.longest)))
      } else if let id = Message.ID(parts[0]) {
        single[id] = parts[1].asOneLine(longest: Self.longest)
      }
    }
    changes.sort { $0.since < $1.since }
  }
}
