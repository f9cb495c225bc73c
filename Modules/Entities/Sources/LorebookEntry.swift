/// An entry of a lorebook, with the fields that the user can edit: a text for prompts, and when it belongs there.
///
/// The names and most defaults are those of SillyTavern's World Info. What else a file says about the entry is kept
/// with the lorebook.
public struct LorebookEntry: Hashable, Sendable {
  /// The condition for secondary keys, if a key was found.
  public enum Logic: String, Hashable, Sendable, Codable, CaseIterable {
    /// One of them, none of them, or all of them must be there; or one must be missing.
    case any, none, all, notAll
  }

  /// The place of the text in the prompt.
  public enum Position: String, Hashable, Sendable, Codable, CaseIterable {
    /// Before and after the character's definition.
    case beforeCharacter, afterCharacter
    /// Above and below the author's note.
    case beforeNote, afterNote
    /// Among the messages, at `depth`.
    case atDepth
    /// Before and after the example dialogue.
    case beforeExamples, afterExamples
    /// Where the macro `{{outlet::name}}` stands.
    case outlet
  }

  /// The role of a text among the messages.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    case system, user, assistant
  }

  /// Its name and a comment, for the user. SillyTavern has only the comment.
  public var name = "", comment = ""
  /// The texts or `/patterns/` of which one must be in the chat.
  public var keys: [String] = []
  /// Further texts or patterns, whether they count, and how.
  public var secondaryKeys: [String] = [], isSelective = false, logic = Logic.any
  /// The text for the prompt, with macros and decorators.
  public var content = ""
  /// Whether it can come in at all, and whether it always does.
  public var isEnabled = true, isConstant = false
  /// Its place among the entries at one position. An entry with a higher number comes later, and is kept first if there
  /// is little room.
  public var order = 100.0
  /// The place in the prompt; for `atDepth` the number of messages after it and the role; for `outlet` its name.
  public var position = Position.beforeCharacter, depth = 4, role = Role.system, outlet = ""
  /// The chance to come in, in percent from 0 to 100.
  public var probability = 100.0
  /// The number of messages that are searched; nil for the lorebook's number.
  public var scanDepth: Int?
  /// Whether case counts, and whether only whole words match; nil for the usual rule.
  public var isCaseSensitive: Bool?, matchesWholeWords: Bool?
  /// The inclusion groups, divided by commas: of each one entry comes in. Its share of the chance there, and whether
  /// the highest order wins instead.
  public var group = "", groupWeight = 100.0, isGroupOverride = false
  /// Whether other entries do not bring it in, and whether it brings in no others.
  public var ignoresRecursion = false, stopsRecursion = false
  /// The first round of recursion in which it can come in; 0 for at once.
  public var recursionDelay = 0
  /// For how many messages it stays, rests afterwards, and waits at the beginning of a chat; 0 for not at all.
  public var sticky = 0, cooldown = 0, delay = 0
  /// Whether it comes in when there is no room left.
  public var ignoresBudget = false

  /// An entry with the defaults.
  public init(keys: [String] = [], content: String = "") { (self.keys, self.content) = (keys, content) }
}

extension LorebookEntry {
  /// What lists call it: its name, its comment, or its first key; empty without all of them.
  public var title: String { [name, comment, keys.first ?? ""].first { !$0.trimmed.isEmpty } ?? "" }
}
