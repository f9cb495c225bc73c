/// A note that the user writes into a chat for the model: what should stay in its mind, such as a tone or an aim.
public struct AuthorsNote: Hashable, Sendable, Codable {
  /// The longest text, in bytes of UTF-8: 16 KiB.
  public static let longest = 16 << 10
  /// The greatest depth and the greatest interval.
  public static let deepest = 999

  /// Where it comes.
  public enum Position: String, Hashable, Sendable, Codable, CaseIterable {
    /// After or before the main prompt.
    case afterMain = "after_main"
    case beforeMain = "before_main"
    /// Among the messages.
    case atDepth = "at_depth"
  }

  /// The text.
  public var text: String
  /// The place.
  public var position: Position
  /// The number of messages of the user from one use of the note to the next; 0 for never.
  public var interval: Int
  /// Among the messages: the number of messages after it, and the role. Elsewhere the role is the system's.
  public var depth: Int, role: PromptReport.Part.Role

  /// A note; by default with each message, four messages from the end.
  public init(
    text: String = "", position: Position = .atDepth, interval: Int = 1, depth: Int = 4,
    role: PromptReport.Part.Role = .system
  ) {
    self.text = text
    self.position = position
    self.interval = interval
    self.depth = depth
    self.role = role
  }
}

extension AuthorsNote {
  /// The prefix of the name of a profile's note with an author's note; the chat's id follows.
  public static let notePrefix = NoteKind.authorsNote.rawValue
  /// The prefix of the name of a note with what a chat keeps for its prompts besides: variables, and effects of lore.
  public static let statePrefix = NoteKind.chatState.rawValue

  /// The note as a text to store: its place, interval, depth and role, and last its text, which may contain anything.
  public var note: String {
    [position.rawValue, "\(interval)", "\(depth)", role.rawValue, text].joined(separator: "\n")
  }

  /// Parses a stored text; nil when it is invalid.
  public init?(note: String) {
    let parts = note.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, let position = Position(rawValue: parts[0]), let interval = Int(parts[1]),
      let depth = Int(parts[2]), let role = PromptReport.Part.Role(rawValue: parts[3]),
      (0...Self.deepest).contains(interval), (0...Self.deepest).contains(depth), parts[4].utf8.count <= Self.longest
    else { return nil }
    self.init(text: parts[4], position: position, interval: interval, depth: depth, role: role)
  }
}
