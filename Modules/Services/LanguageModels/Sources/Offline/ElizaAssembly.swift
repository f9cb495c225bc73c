/// A reassembly: words of the script, and placeholders for captured words.
struct ElizaAssembly: Hashable, Sendable {
  /// One piece, separated from its neighbours by a space.
  enum Piece: Hashable, Sendable {
    case word(String)
    /// The words of the element with this index, from 0, with the text directly before and after the number.
    case capture(Int, before: String, particle: KoreanParticle?, after: String)
  }

  let pieces: [Piece]

  /// The words to continue matching with (PRE).
  func words(from captures: [ElizaCapture]) -> [ElizaToken] {
    pieces.flatMap { piece in
      switch piece {
      case .word(let text): [ElizaToken(key: text.uppercased(), text: text)]
      case .capture(let index, _, _, _): captures.indices.contains(index) ? captures[index].words : []
      }
    }
  }

  /// The reply.
  func sentence(from captures: [ElizaCapture]) -> String {
    var texts: [String] = []
    for piece in pieces {
      let text = Self.text(of: piece, from: captures)
      if let last = texts.indices.last, Self.isOnlyAnEnd(piece, captures) {
        texts[last] += text
      } else {
        texts.append(text)
      }
    }
    return SentenceCase.sentence(texts)
  }

  /// Whether nothing was captured, so that the text after the number belongs to the previous word: the end of a
  /// quotation.
  private static func isOnlyAnEnd(_ piece: Piece, _ captures: [ElizaCapture]) -> Bool {
    guard case .capture(let index, "", nil, _) = piece, captures.indices.contains(index) else { return false }
    return captures[index].words.isEmpty
  }

  private static func text(of piece: Piece, from captures: [ElizaCapture]) -> String {
    switch piece {
    case .word(let text): return text
    case .capture(let index, let before, let particle, let after):
      guard captures.indices.contains(index) else { return before + after }
      let capture = captures[index]
      // The stem replaces the word only if something else is attached to it.
      let attaches = particle != nil || after.unicodeScalars.first?.isHangul == true
      let said = attaches ? capture.stem ?? Agreement.phrase(capture.words) : Agreement.phrase(capture.words)
      return before + said + (particle?.form(after: said) ?? "") + after
    }
  }
}

/// Repairs grammar after exchanging I and you. The substitution is word by word and ignores English verbs.
private enum Agreement {
  static func phrase(_ words: [ElizaToken]) -> String {
    var texts = words.map(\.text)
    for index in words.indices.dropFirst() {
      texts[index] =
        switch (words[index - 1].key, words[index].key) {
        case ("I", "ARE"): "am"
        case ("I", "WERE"): "was"
        case ("YOU", "AM"): "are"
        case ("YOU", "WAS"): "were"
        case (let before, "I") where prepositions.contains(before): "me"
        default: texts[index]
        }
    }
    // At the end it is an object: “you love I”.
    if let last = words.last, last.key == "I" { texts[words.count - 1] = "me" }
    return texts.joined(separator: " ")
  }

  private static let prepositions: Set<String> = [
    "ABOUT", "AT", "BY", "FOR", "FROM", "OF", "ON", "TO", "TOWARDS", "WITH", "WITHOUT",
  ]
}
