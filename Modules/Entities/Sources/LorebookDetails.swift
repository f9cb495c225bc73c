/// A lorebook with its rules and its entries.
public struct LorebookDetails: Hashable, Sendable {
  /// The lorebook.
  public var lorebook: Lorebook
  /// The rules for all of its entries.
  public var rules: LorebookRules
  /// The entries, in the order of the file.
  public var entries: [LorebookEntry]

  /// A lorebook with everything.
  public init(_ lorebook: Lorebook, rules: LorebookRules = LorebookRules(), entries: [LorebookEntry] = []) {
    (self.lorebook, self.rules, self.entries) = (lorebook, rules, entries)
  }
}

/// What a lorebook says for all of its entries; nil for the usual rule.
public struct LorebookRules: Hashable, Sendable {
  /// The number of messages that are searched, and the most tokens of its entries in a prompt.
  public var scanDepth: Int?, tokenBudget: Int?
  /// Whether the text of an entry can bring in others.
  public var isRecursive: Bool?

  /// Rules.
  public init(scanDepth: Int? = nil, tokenBudget: Int? = nil, isRecursive: Bool? = nil) {
    (self.scanDepth, self.tokenBudget, self.isRecursive) = (scanDepth, tokenBudget, isRecursive)
  }
}

/// A lorebook as typed so far, new or edited, without its entries.
public struct LorebookDraft: Hashable, Sendable {
  /// The name and the description, as typed.
  public var name: String, description: String
  /// Whether it counts where it is assigned.
  public var isEnabled: Bool
  /// The rules.
  public var rules: LorebookRules

  /// A draft.
  public init(
    name: String = "", description: String = "", isEnabled: Bool = true, rules: LorebookRules = LorebookRules()
  ) {
    (self.name, self.description, self.isEnabled, self.rules) = (name, description, isEnabled, rules)
  }

  /// The form that shows a stored lorebook.
  public init(_ details: LorebookDetails) {
    let lorebook = details.lorebook
    self.init(
      name: lorebook.name, description: lorebook.description, isEnabled: lorebook.isEnabled, rules: details.rules)
  }
}

/// A change of the entries of a lorebook. The entries are named by their places, from 0; an entry that another program
/// changed meanwhile is not overwritten.
public enum LorebookChange: Hashable, Sendable {
  /// Adds an entry at the end.
  case add(LorebookEntry)
  /// Changes an entry from what the caller has seen.
  case change(at: Int, from: LorebookEntry, to: LorebookEntry)
  /// Removes an entry that the caller has seen.
  case remove(at: Int, LorebookEntry)
}

/// A lorebook as it was at one moment, with everything that its file says. It can be restored from this value.
public struct SavedLorebook: Hashable, Sendable {
  /// The lorebook.
  public let lorebook: Lorebook
  /// Its text, as it is stored.
  public let text: String
  /// The time of the edit before which it was saved; nil if it was saved before a deletion.
  public let edited: Timestamp?

  /// A saved lorebook.
  public init(_ lorebook: Lorebook, text: String, before edited: Timestamp? = nil) {
    (self.lorebook, self.text, self.edited) = (lorebook, text, edited)
  }
}
