/// A user's search: phrases that must all occur.
struct SearchQuery: Equatable {
  /// Consecutive terms of the index.
  struct Phrase: Equatable {
    var tokens: [String]
    /// Whether the last term may be the beginning of a longer word.
    var isPrefix: Bool
  }

  /// Empty when there is nothing to search for.
  var phrases: [Phrase] = []
  /// Whether the last phrase ends in a word that the user may still be typing.
  private(set) var endsInTyping = false

  /// The largest number of phrases, and of runs in a phrase.
  static let phraseLimit = 32
  /// The number of matches, the newest ones, from which the best are chosen: ranking costs time for each.
  static let newest = 10_000

  init(_ text: String) {
    for part in Self.parts(of: text) {
      guard phrases.count < Self.phraseLimit else { break }
      endsInTyping = false
      var runs: [SearchRun] = []
      var isWhole = true
      SearchRun.forEach(in: part.text) { run in
        guard isWhole, runs.count < Self.phraseLimit else { return }
        // A run after a shortened run does not follow its remaining part.
        isWhole = run.scalars.count <= SearchRun.wordLimit
        runs.append(run)
      }
      guard let last = runs.last else { continue }
      phrases.append(Phrase(runs))
      endsInTyping = last.kind == .word && part.isOpen
    }
  }

  /// The same query with the last word as a beginning; nil when the text does not end in a word.
  var completing: SearchQuery? {
    guard endsInTyping, !phrases.isEmpty else { return nil }
    var query = self
    query.phrases[phrases.count - 1].isPrefix = true
    return query
  }
}

extension SearchQuery.Phrase {
  fileprivate init(_ runs: [SearchRun]) {
    tokens = []
    for run in runs {
      let characters = run.scalars.prefix(SearchRun.wordLimit).map(String.init)
      tokens += run.kind == .word ? [characters.joined()] : zip(characters, characters.dropFirst()).map { $0 + $1 }
      if run.kind == .grams, let single = characters.last { tokens.append(single) }
    }
    // A run of pairs ends in a single character, which is in the index only where the run ends there too. Two or more
    // characters are found without it; a single one is found as the beginning of a pair.
    isPrefix = false
    if let last = runs.last, last.kind == .grams {
      if last.scalars.count > 1 { tokens.removeLast() } else { isPrefix = true }
    }
  }
}

extension SearchQuery {
  private struct Part {
    var text: Substring
    /// Whether nothing ended it: no space or quote follows.
    var isOpen: Bool
  }

  /// The words of a text. Text in double quotes, straight or curly, is one part.
  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var start = text.startIndex
    var isQuoted = false
    for index in text.indices {
      let isQuote = "\"\u{201C}\u{201D}\u{201E}".contains(text[index])
      guard isQuote || (!isQuoted && text[index].isWhitespace) else { continue }
      parts.append(Part(text: text[start..<index], isOpen: false))
      start = text.index(after: index)
      if isQuote { isQuoted.toggle() }
    }
    return parts + [Part(text: text[start...], isOpen: true)]
  }
}
