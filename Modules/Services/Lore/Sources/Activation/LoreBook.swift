/// A lorebook with the rules that belong to it.
public struct LoreBook: Hashable, Sendable {
  /// Whose lorebook it is. Chats come first, then personas; of the others the strategy decides.
  public enum Owner: String, Hashable, Sendable, Codable, CaseIterable {
    case chat, persona, character, all
  }

  /// The name, for reports.
  public var name: String
  /// The owner.
  public var owner: Owner
  /// The entries.
  public var entries: [LoreEntry]
  /// The book's own scan depth, token budget and recursion. Nil ignores the field, as SillyTavern ignores that of a
  /// card.
  public var scanDepth: Int?, tokenBudget: Int?, isRecursive: Bool?

  /// A lorebook.
  public init(
    name: String, owner: Owner, entries: [LoreEntry], scanDepth: Int? = nil, tokenBudget: Int? = nil,
    isRecursive: Bool? = nil
  ) {
    self.name = name
    self.owner = owner
    self.entries = entries
    self.scanDepth = scanDepth
    self.tokenBudget = tokenBudget
    self.isRecursive = isRecursive
  }
}

/// The rules for all lorebooks. The defaults are those that SillyTavern ships.
public struct LoreSettings: Hashable, Sendable {
  /// The order of the lore of characters and of the lore for all.
  public enum Strategy: String, Hashable, Sendable, Codable, CaseIterable {
    case evenly, characterFirst, allFirst
  }

  /// The number of messages that are scanned, 0 to 1,000.
  public var depth = 2
  /// The share of the window for lore in percent, and the most tokens; 0 for no such bound.
  public var budgetPercent = 25.0, budgetCap = 0
  /// Whether the names of the speakers are scanned too.
  public var includesNames = true
  /// Whether lore can activate lore.
  public var isRecursive = true
  /// The most passes; 0 for as many as there is new lore. With a bound there are no least activations.
  public var mostPasses = 0
  /// The least number of entries: while there are fewer, older messages are scanned, down to a depth; 0 for none.
  public var leastActivations = 0, leastActivationsDepth = 0
  /// The rules for entries without their own.
  public var isCaseSensitive = false, matchesWholeWords = true, usesGroupScoring = false
  /// The order of lorebooks.
  public var strategy = Strategy.characterFirst

  /// The defaults.
  public init() {}

  /// The tokens for lore in a window: the share, at least 1, and at most the cap.
  public func budget(window: Int) -> Int {
    let share = Double(max(window, 0)) * min(max(budgetPercent.isNaN ? 0 : budgetPercent, 0), 100) / 100
    let budget = max(1, Int(share.rounded()))
    return budgetCap > 0 ? min(budget, budgetCap) : budget
  }
}

/// The bounds of one scan. Anything beyond them is left out, and the report says so.
public struct LoreLimits: Hashable, Sendable {
  /// The most entries, keys of an entry, and bytes of a content.
  public var entries = 20_000, keys = 256, contentBytes = 256 << 10
  /// The most bytes of scanned text, and of all activated contents together.
  public var textBytes = 256 << 10, activatedBytes = 8 << 20
  /// The most bytes of different scanned texts that are kept at a time; the memory for them is about 12 times as much.
  public var keptTextBytes = 4 << 20
  /// The most steps of the search for one pattern, and of all searches together. These count as a step too: 16 bytes in
  /// which a text is searched, and a byte of a text that is put together. A byte of a pattern counts as 64 steps.
  public var patternSteps = 2_000_000, steps = 40_000_000
  /// The most passes with new lore.
  public var passes = 50
  /// The bounds of macros in keys and contents.
  public var macros = MacroLimits()

  /// The usual limits.
  public init() {}
}
