import JSON

/// An entry of a lorebook: a text for the prompt, and when it belongs there.
///
/// The fields are those of version 3, with SillyTavern's, which most cards use. A use case maps them to the rules of
/// the engine that decides when an entry fires.
public struct LoreEntry: Hashable, Sendable {
  /// What two kinds of keys must do together.
  public enum Logic: Int, Hashable, Sendable, CaseIterable {
    /// A secondary key is found.
    case any = 0
    /// A secondary key is missing.
    case notAll = 1
    /// No secondary key is found.
    case none = 2
    /// Every secondary key is found.
    case all = 3
  }

  /// The place of the text in the prompt, with SillyTavern's numbers.
  public enum Position: Int, Hashable, Sendable, CaseIterable {
    /// Before and after the character's definition.
    case beforeCharacter = 0
    case afterCharacter = 1
    /// Above and below the author's note.
    case beforeNote = 2
    case afterNote = 3
    /// Among the messages, at `depth`.
    case atDepth = 4
    /// Above and below the example dialogue.
    case beforeExamples = 5
    case afterExamples = 6
    /// Where a macro asks for it.
    case outlet = 7
  }

  /// The role of a text among the messages, with SillyTavern's numbers.
  public enum Role: Int, Hashable, Sendable, CaseIterable {
    case system = 0
    case user = 1
    case assistant = 2
  }

  /// Its id in the file: a text or a number. It is kept, not changed.
  public let id: String?
  /// A name and a comment, for the user.
  public var name = "", comment = ""
  /// What triggers the entry, as written: `key(_:)` tells texts from regular expressions.
  public var keys: [String]
  /// More keys, which count by `logic` if `isSelective`.
  public var secondaryKeys: [String] = []
  /// Whether the secondary keys count.
  public var isSelective = false
  /// How the secondary keys count.
  public var logic = Logic.any
  /// The text, with its decorators; `DecoratedText` divides it.
  public var content: String
  /// Whether it may fire at all, and whether it always does.
  public var isEnabled = true, isConstant = false
  /// Whether the keys are regular expressions; nil if the file does not say.
  public var usesRegex: Bool?
  /// Whether case matters, and whether only whole words match; nil for the reader's choice.
  public var isCaseSensitive: Bool?, matchesWholeWords: Bool?
  /// Lower comes earlier in the prompt.
  public var order = 100.0
  /// Over the budget, the lowest is left out first; nil if the file does not say.
  public var priority: Double?
  /// The place in the prompt.
  public var position = Position.beforeCharacter
  /// For `.atDepth`: the number of messages after it, at least 0, and its role.
  public var depth = 4, role = Role.system
  /// How many messages are searched; nil for the book's number.
  public var scanDepth: Int?
  /// The chance to fire, from 0 to 100.
  public var probability = 100.0
  /// For `.outlet`: its name.
  public var outlet = ""
  /// Further texts that are searched, by their names here: `persona`, `description`, `personality`, `depthPrompt`,
  /// `scenario`, `creatorNotes`.
  public var searched: Set<String> = []
  /// The kinds of generation for which it can fire, in SillyTavern's words; empty for all.
  public var triggers: [String] = []
  /// The names of the characters for which it can fire; empty for all. With `excludesCharacters` it can fire for all
  /// others.
  public var characters: Set<String> = [], excludesCharacters = false
  /// Whether it comes in when there is no room left.
  public var ignoresBudget = false
  /// Whether other entries' texts do not trigger it, and whether its text triggers no others.
  public var ignoresRecursion = false, stopsRecursion = false
  /// The first round of recursion in which it can fire; 0 for at once.
  public var recursionDelay = 0
  /// For how many messages it stays, rests, and waits at first.
  public var sticky = 0, cooldown = 0, delay = 0
  /// Groups of which one entry fires, separated by commas; its weight there, and whether it comes first.
  public var group = "", groupWeight = 100.0, isGroupOverride = false
  /// Whether the entry with the most matching keys wins in its group; nil for the reader's choice.
  public var usesGroupScoring: Bool?

  /// Whether a key without slashes is a regular expression, if `usesRegex`.
  let compilesBareKeys: Bool
  /// The entry as it was read.
  let document: JSONObject

  /// A new entry.
  public init(keys: [String] = [], content: String = "") {
    (self.keys, self.content) = (keys, content)
    (id, compilesBareKeys, document) = (nil, true, JSONObject())
  }

  /// An entry before its fields are read.
  init(id: String?, compilesBareKeys: Bool, document: JSONObject) {
    (keys, content) = ([], "")
    (self.id, self.compilesBareKeys, self.document) = (id, compilesBareKeys, document)
  }
}

extension LoreEntry {
  /// What a key is. SillyTavern and RisuAI mark every entry as one with regular expressions, and mean only the keys
  /// between slashes; cards that they wrote, and entries with such a key, are read that way.
  public func key(_ text: String) -> LoreKey {
    guard usesRegex != false else { return .text(text) }
    if let pattern = LoreKey.Pattern(text) { return .pattern(pattern) }
    return usesRegex == true && compilesBareKeys ? .pattern(LoreKey.Pattern(expression: text)) : .text(text)
  }

  /// Whether one of its keys is a regular expression.
  public var hasPatterns: Bool {
    (keys + secondaryKeys).contains { if case .pattern = key($0) { true } else { false } }
  }
}
