import FeatureKit
import Terminal

/// A shell that can ask for completions, and the form of the answers to it.
///
/// The first line of an answer is `words`, `files` or `folders`. After `words` each line has one word, for zsh and fish
/// with a tab and its summary. No word has a control character, a line break or a tab: a shell could not tell where
/// such a word ends.
public enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The words before a shell's request. Only scripts write them, so no help lists them.
  static let call = [CompletionCommand.name, "words", "--"]

  /// The characters of a summary that a list shows.
  private static let summaryLimit = 60
}

extension CompletionShell {
  /// The words of the user's line without the program's own name; the last one is to be completed.
  /// Bash sends the line up to the cursor, the other shells send words without quotes.
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

  /// Bash replaces what it takes for the current word with the answer, unchanged.
  private static func bashWords(_ offered: [Suggestion], _ request: [String]) -> [String] {
    let line = BashLine(request.first ?? "")
    let current = line.words.last ?? ""
    let fitting = offered.filter { $0.fits(current) }
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
