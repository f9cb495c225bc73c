/// A message of a chat, with the beginning of its text: enough for a map of the chat's branches.
public struct MessageOutline: Hashable, Identifiable, Sendable {
  /// The identifier of the message.
  public let id: Message.ID
  /// The message before it; nil at the beginning of the chat.
  public let parent: Message.ID?
  /// The side that wrote it.
  public let role: Message.Role
  /// The beginning of its text, at most 200 characters.
  public let text: String
  /// The time of its creation.
  public let created: Timestamp

  /// An outline.
  public init(id: Message.ID, parent: Message.ID?, role: Message.Role, text: String, created: Timestamp) {
    (self.id, self.parent, self.role, self.text, self.created) = (id, parent, role, text, created)
  }
}

/// The branches of a chat as rows, each a run of messages without a fork.
///
/// At a fork one branch continues at the level of the run before it: the branch that is shown, or else the newest. The
/// other branches come before it, one level deeper. A long chat with a fork at each message has two levels.
public struct ChatMap: Hashable, Sendable {
  /// A run of messages.
  public struct Row: Hashable, Identifiable, Sendable {
    /// Its first message.
    public let first: MessageOutline
    /// Its last message.
    public let last: Message.ID
    /// The number of its messages.
    public let count: Int
    /// How deep it stands in side branches; 0 for the main one.
    public let level: Int
    /// Whether its messages are on the shown path.
    public let isShown: Bool

    /// The identifier of its first message.
    public var id: Message.ID { first.id }
  }

  /// The rows, from the beginning of the chat on.
  public let rows: [Row]

  /// The map of messages, each after its parent, in the order in which they were added.
  /// - Parameter end: The end of the shown path; nil for none.
  public init(_ messages: [MessageOutline], shownTo end: Message.ID?) {
    var places: [Message.ID: Int] = [:]
    var children: [[Int]] = Array(repeating: [], count: messages.count), roots: [Int] = []
    for (index, message) in messages.enumerated() {
      places[message.id] = index
      if let parent = message.parent.flatMap({ places[$0] }) {
        children[parent].append(index)
      } else {
        roots.append(index)
      }
    }
    var shown: Set<Int> = []
    var next = end.flatMap { places[$0] }
    while let index = next, shown.insert(index).inserted { next = messages[index].parent.flatMap { places[$0] } }

    var rows: [Row] = []
    // The runs that are still to be described, the next one last.
    var open: [(start: Int, level: Int)] = []
    func add(_ alternatives: [Int], level: Int) {
      guard let main = alternatives.first(where: shown.contains) ?? alternatives.last else { return }
      open.append((main, level))
      for other in alternatives.reversed() where other != main { open.append((other, level + 1)) }
    }
    add(roots, level: 0)
    while let (start, level) = open.popLast() {
      var (last, count) = (start, 1)
      while children[last].count == 1 { (last, count) = (children[last][0], count + 1) }
      rows.append(
        Row(
          first: messages[start], last: messages[last].id, count: count, level: level, isShown: shown.contains(start)))
      add(children[last], level: level)
    }
    self.rows = rows
  }
}
