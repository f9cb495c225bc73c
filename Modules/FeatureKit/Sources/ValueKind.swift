public import TerminalUI

/// What may stand for a value on the command line. Completions offer it; a command looks at what it gets all the same.
public enum ValueKind: Sendable {
  /// Anything: nothing is offered.
  case text
  /// The path of a file, or of a folder.
  case file, folder
  /// Words that are found when somebody asks for them, from the operands before, and told of in a language.
  /// Asking must neither write nor reach the
  /// network, and it should take some milliseconds at most: it happens at a press of Tab.
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
  /// The word, as a command takes it: quoting is the shell's.
  public let word: String
  /// What it stands for, in a line; empty when the word says it.
  public let summary: String

  /// A word, and what it stands for.
  public init(_ word: String, _ summary: String = "") {
    self.word = word
    self.summary = summary
  }
}
