public import TerminalUI

/// The values that an option or operand may have. Completions offer them; a command still checks what it gets.
public enum ValueKind: Sendable {
  /// Any text: nothing is offered.
  case text
  /// The path of a file, or of a folder.
  case file, folder
  /// Words that are looked up at a press of Tab, from the operands before, with summaries in a language. The lookup
  /// must neither write nor reach the network, and it should take a few milliseconds at most.
  case words(@MainActor (_ earlier: [String], Language) async throws -> [Suggestion])
  /// Any number of these, with commas between them.
  case list([String])

  /// One of a few.
  public static func oneOf(_ words: [String]) -> ValueKind {
    .words { _, _ in words.map { Suggestion($0) } }
  }
}

/// A word that could be written next.
public struct Suggestion: Hashable, Sendable {
  /// The word, as a command takes it: without a shell's quoting.
  public let word: String
  /// What it means, in a line; empty where the word is clear by itself.
  public let summary: String
  /// A longer way to write the word, such as a complete id. It is offered in place of the word where the user has begun
  /// it, and not the word.
  public let longForm: String?
  /// A name for which the word stands, because the name alone is ambiguous: the word is also offered where the user has
  /// begun the name. Nil for none.
  public let name: String?

  /// A word, and what it means.
  public init(_ word: String, _ summary: String = "", longForm: String? = nil, name: String? = nil) {
    self.word = word
    self.summary = summary
    self.longForm = longForm
    self.name = name
  }

  /// Whether the user, who has typed this, may mean the word, in any case.
  public func fits(_ typed: String) -> Bool {
    let typed = typed.lowercased()
    return word.lowercased().hasPrefix(typed) || name?.lowercased().hasPrefix(typed) == true
  }

  /// The suggestion as it continues what the user has typed.
  public func continuing(_ typed: String) -> Suggestion {
    guard let longForm, longForm.hasPrefix(typed), !word.hasPrefix(typed) else { return self }
    return Suggestion(longForm, summary)
  }
}
