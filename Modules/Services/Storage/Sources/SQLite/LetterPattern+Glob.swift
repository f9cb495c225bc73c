import Entities

extension LetterPattern {
  /// The pattern for GLOB (https://www.sqlite.org/lang_expr.html, "The LIKE, GLOB, REGEXP, MATCH, and extract
  /// operators"): a set of characters for each letter, so that no letter has a meaning of its own.
  var glob: String { words.map { "*" + $0.map(\.glob).joined() }.joined() + "*" }

  /// The same for words with one space between them.
  var globInOnePiece: String { "*" + words.map { $0.map(\.glob).joined() }.joined(separator: " ") + "*" }
}

extension LetterPattern.Letter {
  /// In a set a closing bracket must come first, and a circumflex must not. Neither has another case.
  fileprivate var glob: String {
    let parts = ranges.map { range in
      let ends = [range.lowerBound, range.upperBound].compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
      return range.count == 1 ? ends[0] : ends.joined(separator: "-")
    }
    return parts == ["^"] ? "^" : "[" + parts.joined() + "]"
  }
}
