/// A note of a character for the model among the messages of a chat, so that it stays near the end of a long one
/// (SillyTavern's `depth_prompt`).
public struct CharacterNote: Hashable, Sendable, Codable {
  /// The depth of a note that names none.
  public static let usualDepth = 4
  /// The depths that can be set.
  public static let depths = 0...AuthorsNote.deepest

  /// The text, which may contain macros; a blank one is not sent.
  public var text: String
  /// The number of messages after it. A number out of range becomes the nearest.
  public var depth: Int {
    didSet { depth = Self.inRange(depth) }
  }
  /// The role that it is sent with.
  public var role: PromptReport.Part.Role

  /// A note; by default four messages from the end, of the system.
  public init(text: String = "", depth: Int = usualDepth, role: PromptReport.Part.Role = .system) {
    self.text = text
    self.depth = Self.inRange(depth)
    self.role = role
  }

  private static func inRange(_ depth: Int) -> Int { min(max(depth, depths.lowerBound), depths.upperBound) }
}

/// The parts as texts to store; what is usual is empty.
extension CharacterNote {
  var depthText: String { depth == Self.usualDepth ? "" : "\(depth)" }

  var roleText: String { role == .system ? "" : role.rawValue }

  /// - Returns: Whether the text is a depth, or empty.
  mutating func setDepth(to text: String) -> Bool {
    let number = Int(text)
    guard text.isEmpty || number.map(Self.depths.contains) == true else { return false }
    depth = number ?? Self.usualDepth
    return true
  }

  /// - Returns: Whether the text is a role, or empty.
  mutating func setRole(to text: String) -> Bool {
    guard let role = text.isEmpty ? .system : PromptReport.Part.Role(rawValue: text) else { return false }
    self.role = role
    return true
  }
}
