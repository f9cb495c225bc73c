/// Why an entry of a lorebook is part of a prompt. The names and the key come from files of others: sanitise before
/// showing.
public struct LoreOrigin: Hashable, Sendable {
  /// Why it was activated.
  public enum Reason: Hashable, Sendable {
    /// It always is.
    case constant
    /// It was activated a short time ago, and stays for some messages.
    case sticky
    /// An instruction in its text demands it.
    case demanded
    /// A key was found at a place.
    case key(String, at: Place)
  }

  /// Where a key was found.
  public enum Place: Hashable, Sendable {
    /// A message; 0 is the newest.
    case message(Int)
    /// The text of another entry, by its title.
    case entry(String)
    /// A text about the character or the user.
    case definition
    /// The place is not known.
    case unknown
  }

  /// The name of the lorebook, and the title of the entry.
  public var book: String, entry: String
  /// The reason.
  public var reason: Reason

  /// A reason.
  public init(book: String, entry: String, reason: Reason) {
    self.book = book
    self.entry = entry
    self.reason = reason
  }
}

/// An entry of a lorebook that is not part of a prompt although its key was found. The names come from files of others:
/// sanitise before showing.
public struct LoreLeftOut: Hashable, Sendable {
  /// Why it is left out.
  public enum Reason: Hashable, Sendable {
    /// There was no room for so many tokens.
    case noRoom(tokens: Int)
    /// The chance of the entry decided against it.
    case chance
    /// Another entry of this group was chosen.
    case group(String)
    /// It rests, or waits, until the chat has so many messages.
    case waiting(until: Int)
    /// It has no text.
    case empty
    /// No text names its outlet, or the entry names none: the name is empty then.
    case outlet(String)
    /// The author's note that it belongs to is not in the prompt.
    case note
  }

  /// The name of the lorebook, and the title of the entry.
  public var book: String, entry: String
  /// The reason.
  public var reason: Reason

  /// An entry that is left out.
  public init(book: String, entry: String, reason: Reason) {
    self.book = book
    self.entry = entry
    self.reason = reason
  }
}

/// What a prompt leaves out of the lorebooks.
public struct LoreSummary: Hashable, Sendable {
  /// The entries that are left out.
  public var leftOut: [LoreLeftOut]
  /// The tokens of the entries in the prompt, and the most that they may have.
  public var tokens: Int, budget: Int
  /// What the user should know: an unusable key, a limit that was reached.
  public var remarks: [LocalizedText]

  /// A summary.
  public init(leftOut: [LoreLeftOut] = [], tokens: Int = 0, budget: Int, remarks: [LocalizedText] = []) {
    self.leftOut = leftOut
    self.tokens = tokens
    self.budget = budget
    self.remarks = remarks
  }
}
