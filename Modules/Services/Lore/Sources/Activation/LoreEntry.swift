public import Entities

/// An entry of a lorebook: a text that comes into the prompt when one of its keys is in the chat.
///
/// The fields and their defaults are those of SillyTavern's World Info.
public struct LoreEntry: Hashable, Sendable, Identifiable, Encodable {
  /// Its lorebook, and its number or name there.
  public struct ID: Hashable, Sendable, Codable {
    /// The lorebook's id.
    public var book: String
    /// The entry's id in it.
    public var entry: String

    /// An id.
    public init(book: String, entry: String) {
      self.book = book
      self.entry = entry
    }
  }

  /// The id, which is unique among all scanned entries.
  public let id: ID
  /// The title or memo; the model does not see it.
  public var name = ""
  /// The texts or `/patterns/` of which one must be in the scanned text.
  public var keys: [String] = []
  /// Further texts, and how they count; without any there is no such condition.
  public var secondaryKeys: [String] = [], logic = LoreLogic.andAny
  /// Whether the secondary keys count: a card's `selective`.
  public var usesSecondaryKeys = true
  /// The text for the prompt, with macros and decorators.
  public var content = ""
  /// Whether it can be activated at all, and whether it always is.
  public var isEnabled = true, isConstant = false
  /// Whether it is meant to be found by the similarity of embeddings, which this program does not compute.
  public var isVectorized = false
  /// Its place among the activated entries: a higher one comes later in the prompt, and first where room is short.
  public var order = 100.0
  /// Where it comes.
  public var position = LorePosition.beforeCharacter
  /// For the position `atDepth`: the number of messages after it, and the role.
  public var depth = 4, role = PromptReport.Part.Role.system
  /// For the position `outlet`: the name of the outlet.
  public var outlet = ""

  /// The chance in percent, 0 to 100, and whether it counts.
  public var probability = 100.0, usesProbability = true
  /// The inclusion groups, divided by commas; of each one entry is chosen.
  public var group = ""
  /// The share of the chance in a group; whether the highest order wins instead; whether the number of keys decides.
  public var groupWeight = 100.0, isGroupOverride = false, usesGroupScoring: Bool?

  /// The number of messages that are scanned; nil for the usual one.
  public var scanDepth: Int?
  /// Whether case counts, and whether a key must be a whole word; nil for the usual rule.
  public var isCaseSensitive: Bool?, matchesWholeWords: Bool?
  /// Further texts to scan.
  public var sources: Set<LoreSource> = []

  /// Not activated by other entries; not activating others.
  public var excludesRecursion = false, preventsRecursion = false
  /// Activated only by other entries, from this level on; nil without this condition. The lowest level is 1.
  public var recursionLevel: Int?
  /// Counts of messages: how long it stays active, how long it cannot become active again, and the least number of
  /// messages before it can. Zero for no effect.
  public var sticky = 0, cooldown = 0, delay = 0
  /// Whether it comes in when there is no room left.
  public var ignoresBudget = false
  /// The kinds of generation for which it can be activated; empty for all.
  public var triggers: Set<GenerationKind> = []
  /// The characters for which it can be activated.
  public var characters = LoreCharacterFilter()

  /// An entry with the defaults of SillyTavern.
  public init(id: ID) { self.id = id }
}

/// How secondary keys count beside a primary one.
public enum LoreLogic: String, Hashable, Sendable, Codable, CaseIterable {
  /// One of them must be there.
  case andAny
  /// One of them must be missing.
  case notAll
  /// All of them must be missing.
  case notAny
  /// All of them must be there.
  case andAll
}

/// A place in the prompt.
public enum LorePosition: String, Hashable, Sendable, Codable, CaseIterable {
  /// Before and after the character's definition.
  case beforeCharacter, afterCharacter
  /// After the character's personality or scenario; only decorators lead there.
  case personality, scenario
  /// Above and below the author's note.
  case noteTop, noteBottom
  /// Among the messages, counted from the newest, or from the oldest (a decorator).
  case atDepth, fromStart
  /// Before and after the example dialogue.
  case examplesTop, examplesBottom
  /// Where `{{outlet::name}}` stands.
  case outlet
}

/// A text beside the chat that an entry can scan.
public enum LoreSource: String, Hashable, Sendable, Codable, CaseIterable {
  case persona, description, personality, depthPrompt, scenario, creatorNotes
}

/// The characters for which an entry can be activated, by name and by tag. Empty lists allow all.
public struct LoreCharacterFilter: Hashable, Sendable, Codable {
  /// Names and tags.
  public var names: Set<String>, tags: Set<String>
  /// Whether the entry is for all characters except these, and not for these only.
  public var isExclusive: Bool

  /// A filter.
  public init(names: Set<String> = [], tags: Set<String> = [], isExclusive: Bool = false) {
    self.names = names
    self.tags = tags
    self.isExclusive = isExclusive
  }

  func allows(name: String, tags of: Set<String>) -> Bool {
    (names.isEmpty || names.contains(name) != isExclusive) && (tags.isEmpty || tags.isDisjoint(with: of) == isExclusive)
  }
}
