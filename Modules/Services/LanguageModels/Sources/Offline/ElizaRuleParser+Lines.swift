extension ElizaRuleParser {
  /// The tags of `(/A B)`; nil for a list of another kind.
  static func tags(in items: [SExpression]) -> Set<String>? {
    marked("/", items).map(Set.init)
  }

  /// A decomposition from its elements. An element spans at most 100 words.
  static func pattern(_ items: [SExpression], line: Int) throws(ElizaScriptError) -> ElizaPattern {
    var elements: [ElizaPattern.Element] = []
    for item in items {
      if let atom = item.atom {
        if let number = Int(atom) {
          guard (0...100).contains(number) else {
            throw ElizaScriptError(
              line: item.line, "\(number) words is not between 0 and 100", "단어 수는 0에서 100 사이여야 합니다: \(number)")
          }
          elements.append(number == 0 ? .any : .count(number))
        } else {
          elements.append(.word(single(atom)))
        }
      } else if let items = item.list, let words = marked("*", items) {
        elements.append(.oneOf(words.map(single)))
      } else if let items = item.list, let tags = tags(in: items) {
        elements.append(.tagged(tags))
      } else {
        throw ElizaScriptError(
          line: item.line, "expected a word, a number, (*A B) or (/TAG)", "단어, 숫자, (*A B), (/TAG) 가운데 하나여야 합니다")
      }
    }
    guard !elements.isEmpty else { throw ElizaScriptError(line: line, "a shape without elements", "형태가 비어 있습니다") }
    return ElizaPattern(elements: elements)
  }

  /// A line from its words.
  ///
  /// - Parameter elements: The number of the decomposition's elements; a number in the line must be one of
  ///   1...elements.
  func assembly(_ items: [SExpression], elements: Int) throws(ElizaScriptError) -> ElizaAssembly {
    var pieces: [ElizaAssembly.Piece] = []
    for item in items {
      guard let atom = item.atom else {
        throw ElizaScriptError(line: item.line, "a list inside a line to say", "할 말 안에는 목록을 쓸 수 없습니다")
      }
      let piece = Self.piece(spelling(of: atom))
      if case .capture(let index, _, _, _) = piece, !(0..<elements).contains(index) {
        throw ElizaScriptError(line: item.line, "the shape has no element \(atom)", "형태에 \(atom)번째 요소가 없습니다")
      }
      pieces.append(piece)
    }
    guard !pieces.isEmpty else {
      throw ElizaScriptError(line: items.first?.line ?? 1, "a line without words", "할 말이 비어 있습니다")
    }
    return ElizaAssembly(pieces: pieces)
  }
}

extension ElizaRuleParser {
  /// The words of `(*A B)` or `(* A B)`, in upper case; nil if the list does not begin with the mark.
  private static func marked(_ mark: Character, _ items: [SExpression]) -> [String]? {
    var words = items.compactMap { $0.atom?.uppercased() }
    guard words.count == items.count, let first = words.first, first.first == mark else { return nil }
    words[0].removeFirst()
    if words[0].isEmpty { words.removeFirst() }
    return words.isEmpty ? nil : words
  }

  private static func single(_ atom: String) -> ElizaPattern.Single {
    let word = atom.uppercased()
    if word.first == "~", let particle = KoreanParticle(word.dropFirst()) { return .particle(particle) }
    return word.count > 1 && word.hasSuffix("*") ? .stem(String(word.dropLast())) : .exactly(word)
  }

  /// A number refers to an element unless a Latin letter or another number is attached: `2`, `2?`, `2's`, `“2”라고`, but
  /// not `3D`. Behind a backslash it never does: `\1차`.
  private static func piece(_ atom: String) -> ElizaAssembly.Piece {
    if atom.first == "\\" { return .word(String(atom.dropFirst())) }
    let before = atom.prefix { "“‘\"'".contains($0) }
    let digits = atom.dropFirst(before.count).prefix { ("0"..."9").contains($0) }
    var after = atom.dropFirst(before.count + digits.count)
    guard let number = Int(digits), after.first?.isASCII != true || after.first?.isPunctuation == true,
      after.hasPrefix("'s") || !after.contains(where: { $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return .word(atom) }
    var particle: KoreanParticle?
    let pair = after.prefix { $0 == "/" || $0.unicodeScalars.allSatisfy(\.isHangul) }
    if let read = KoreanParticle(pair) {
      particle = read
      after = after.dropFirst(pair.count)
    }
    return .capture(number - 1, before: String(before), particle: particle, after: String(after))
  }
}
