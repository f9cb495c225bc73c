public import Entities

/// The result of a scan: what is activated and why, what is not, and the state for the next one.
public struct LoreReport: Hashable, Sendable {
  /// The activated entries, in the order of their activation.
  public var activated: [ActivatedLore] = []
  /// Entries that would have been activated, with the reason why they are not.
  public var rejected: [RejectedLore] = []
  /// What the user should know about entries.
  public var notes: [LoreNote] = []
  /// The state of the chat after the scan; it counts once the reply is generated.
  public var effects: LoreEffects, variables: MacroVariables
  /// The tokens of the activated entries, and the room for them.
  public var tokens = 0, budget: Int
  /// The number of passes, and of steps of the search.
  public var passes = 0, steps = 0
}

/// An entry that is part of the prompt.
public struct ActivatedLore: Hashable, Sendable, Identifiable {
  /// Why it was activated.
  public enum Reason: Hashable, Sendable {
    /// It always is.
    case constant
    /// It was activated a short time ago, and stays until this number of messages.
    case sticky(until: Int)
    /// A decorator demands it.
    case decorator
    /// A decorator keeps it since it was activated.
    case kept
    /// One of its keys was found.
    case match(LoreMatch)
  }

  /// The entry, its lorebook's name and its title.
  public var id: LoreEntry.ID, bookName: String, name: String
  /// The text with its macros expanded; sanitise before showing.
  public var text: String
  /// The place, with the decorators applied.
  public var position: LorePosition, depth: Int, role: PromptReport.Part.Role, outlet: String
  /// The order among the entries of the place.
  public var order: Double
  /// The approximate number of tokens.
  public var tokens: Int
  /// The reason.
  public var reason: Reason
  /// The pass in which it was activated, from 1.
  public var pass: Int
  /// Prompts of the user that it leaves out.
  public var disabledPrompts: Set<String>
}

/// A key that was found.
public struct LoreMatch: Hashable, Sendable {
  /// Where it was found.
  public enum Place: Hashable, Sendable {
    /// A message; 0 is the newest.
    case message(Int)
    /// A text beside the chat.
    case source(LoreSource)
    /// One of the prompts that are scanned too (`LoreScan.injections`), by its index.
    case injection(Int)
    /// The content of an activated entry.
    case entry(LoreEntry.ID)
  }

  /// The key as it is written in the entry.
  public var key: String
  /// The text that was found, at most 80 characters; sanitise before showing.
  public var text: String
  /// The place; nil where a pattern matches although there is no text to scan.
  public var place: Place?
  /// The secondary keys that were found.
  public var secondaryKeys: [String]
}

/// An entry that is not part of the prompt.
public struct RejectedLore: Hashable, Sendable {
  /// The reason.
  public enum Reason: Hashable, Sendable {
    /// There was no room for so many tokens.
    case noRoom(tokens: Int)
    /// The chance decided against it.
    case probability
    /// Another entry of the inclusion group was chosen; nil where none was.
    case group(String, winner: LoreEntry.ID?)
    /// It cannot be activated again until after this number of messages.
    case cooldown(until: Int)
    /// It cannot be activated before this number of messages.
    case delay(until: Int)
    /// It was activated, but there is no text.
    case empty
    /// It belongs to an outlet without a name.
    case noOutlet
  }

  /// The entry, its lorebook's name and its title.
  public var id: LoreEntry.ID, bookName: String, name: String
  /// The reason.
  public var reason: Reason
}

/// A remark on an entry, or on the whole scan.
public struct LoreNote: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A key looks like a pattern but is none; it is searched as a text.
    case badPattern(key: String, PatternFault)
    /// The search for a pattern took too many steps; it counts as not found.
    case patternCut(key: String)
    /// All searches took too many steps; further keys were not searched.
    case searchCut
    /// Texts beyond a limit were not scanned.
    case textCut
    /// Passes beyond the limit were not made.
    case passesCut
    /// Entries beyond the limit were not looked at.
    case entriesCut
    /// Keys beyond the limit were not looked at.
    case keysCut
    /// The content was too long and was left out.
    case contentTooLong
    /// Macros reached a limit.
    case macrosCut(Set<MacroLimit>)
    /// It has no keys and could be found by embeddings alone, which this program does not compute.
    case vectorized
    /// Decorators that are not known here.
    case unknownDecorators([String])
  }

  /// The entry; nil for the whole scan.
  public var entry: LoreEntry.ID?
  /// What happened.
  public var kind: Kind
}
