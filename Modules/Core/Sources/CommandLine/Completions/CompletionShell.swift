import FeatureKit
import Terminal

/// A shell that can ask for completions, and how its answers are written.
///
/// The first line says what is offered: `words`, `files` or `folders`. Below it stands a word a line. No word has a
/// control character, a line break or a tab: a shell would have to guess what is meant.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// What stands before a shell's request on the command line. It is in no help: people do not write it.
  static let call = ["completions", "words", "--"]

  /// How many characters of a summary are worth a line of a list.
  private static let summaryLimit = 60
}

extension CompletionShell {
  /// The words that were written, without the program's own name; the last one is the one to complete.
  /// Bash hands over the line up to the cursor, the others words without their quotes.
  func words(of request: [String]) -> [String] {
    self == .bash ? Array(BashLine(request.first ?? "").words.dropFirst()) : request
  }

  /// The answer as this shell reads it.
  func text(_ answer: Completer.Answer, for request: [String]) -> String {
    switch answer {
    case .files: return "files\n"
    case .folders: return "folders\n"
    case .words(let suggestions):
      let offered = suggestions.filter { Self.isOneLine($0.word) }
      let lines = self == .bash ? Self.bashWords(offered, request) : offered.map { $0.word + "\t" + Self.summary($0) }
      return (["words"] + lines).joined(separator: "\n") + "\n"
    }
  }

  /// Bash puts what it gets into the line as it is, in place of what it takes for the word, and shows it as it is.
  private static func bashWords(_ offered: [Suggestion], _ request: [String]) -> [String] {
    let line = BashLine(request.first ?? "")
    let current = line.words.last ?? ""
    let fitting = offered.filter { $0.word.lowercased().hasPrefix(current.lowercased()) }
    let replaced = request.dropFirst().first ?? ""
    // “?” and “!” in COMP_TYPE: bash will show a list.
    let isShown = fitting.count > 1 && ["63", "33"].contains(request.dropFirst(2).first ?? "")
    return fitting.compactMap { suggestion in
      guard let word = line.replacement(suggestion.word, for: replaced) else { return nil }
      let summary = summary(suggestion)
      return isShown && !summary.isEmpty ? "\(word)  (\(summary))" : word
    }
  }

  private static func isOneLine(_ word: String) -> Bool {
    !word.isEmpty && SafeText(untrusted: word).string == word && !word.contains { $0.isNewline || $0 == "\t" }
  }

  private static func summary(_ suggestion: Suggestion) -> String {
    SafeText(untrustedLine: suggestion.summary, limit: summaryLimit).string
  }
}
