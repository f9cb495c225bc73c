/// Divides code into tokens, line by line. Its state is the construct that is open at the end of a line, so that
/// earlier lines are never read again.
struct CodeLexer {
  /// The construct that is open between two lines.
  enum State: Hashable, Sendable {
    case plain
    case comment(depth: Int)
    /// A string, by its index among the language's quotes.
    case string(Int)
    /// A tag of markup.
    case tag
    /// A string in a tag.
    case tagString(Int)
  }

  let language: CodeLanguage
  private(set) var state: State
  private var line: [UInt8] = []
  private var position = 0
  /// The start of the unfinished token.
  private var start = 0
  private var tokens: [CodeToken] = []

  init(language: CodeLanguage, state: State) {
    self.language = language
    self.state = state
  }

  /// The tokens of the next line. Joined, they are the line.
  mutating func tokens(of text: String) -> [CodeToken] {
    line = Array(text.utf8)
    (position, start, tokens) = (0, 0, [])
    if language.form == .difference {
      position = line.count
      close(as: Self.kind(ofDifference: line))
      return tokens
    }
    while position < line.count { readNext() }
    close(as: .plain)
    return tokens
  }

  private static func kind(ofDifference line: [UInt8]) -> CodeToken.Kind {
    if line.begins(with: "+++") || line.begins(with: "---") || line.begins(with: "diff ") || line.begins(with: "index ")
    {
      return .name
    }
    return switch line.first {
    case UInt8(ascii: "+"): .added
    case UInt8(ascii: "-"): .removed
    case UInt8(ascii: "@"): .place
    default: .plain
    }
  }

  private mutating func readNext() {
    switch state {
    case .plain: language.form == .markup ? readMarkup() : readCode()
    case .comment(let depth): readComment(depth)
    case .string(let index): readString(index, then: .plain)
    case .tag: readTag()
    case .tagString(let index): readString(index, then: .tag)
    }
  }

  /// Ends the token before the cursor.
  private mutating func close(as kind: CodeToken.Kind) {
    guard position > start else { return }
    let text = line[start..<position].text
    if kind == tokens.last?.kind {
      tokens[tokens.count - 1].text += text
    } else {
      tokens.append(.init(kind: kind, text: text))
    }
    start = position
  }

  private func sees(_ text: String) -> Bool { line.exactly(text, at: position) }
}

extension CodeLexer {
  private mutating func readCode() {
    if let comment = language.blockComment, sees(comment.open) {
      close(as: .plain)
      position += comment.open.utf8.count
      state = .comment(depth: 1)
      if position >= line.count { close(as: .comment) }
    } else if beginsLineComment() {
      close(as: .plain)
      position = line.count
      close(as: .comment)
    } else if let index = language.quotes.firstIndex(where: { sees($0.open) }) {
      open(quote: index, as: .string(index))
    } else {
      readWord()
    }
  }

  /// Whether a line comment begins here. A number sign inside a word does not begin one.
  private func beginsLineComment() -> Bool {
    guard let sign = language.lineComments.first(where: { sees($0) }) else { return false }
    return sign != "#" || position == 0 || line[position - 1].isBlank || line[position - 1] == UInt8(ascii: ";")
  }

  private mutating func open(quote index: Int, as next: State) {
    close(as: .plain)
    position += language.quotes[index].open.utf8.count
    state = next
    if position >= line.count { endLine(ofQuote: index, after: next == .tagString(index) ? .tag : .plain) }
  }

  private mutating func readString(_ index: Int, then next: State) {
    let quote = language.quotes[index]
    while position < line.count {
      if quote.escapes, line[position] == UInt8(ascii: "\\") {
        position = min(position + 2, line.count)
      } else if sees(quote.close) {
        position += quote.close.utf8.count
        close(as: isKey() ? .name : .string)
        state = next
        return
      } else {
        position += 1
      }
    }
    endLine(ofQuote: index, after: next)
  }

  private mutating func endLine(ofQuote index: Int, after next: State) {
    close(as: .string)
    if !language.quotes[index].spansLines { state = next }
  }

  private mutating func readComment(_ depth: Int) {
    guard let comment = language.blockComment else { return state = .plain }
    var depth = depth
    while position < line.count, depth > 0 {
      if sees(comment.close) {
        position += comment.close.utf8.count
        depth -= 1
      } else if language.commentsNest, sees(comment.open) {
        position += comment.open.utf8.count
        depth += 1
      } else {
        position += 1
      }
    }
    close(as: .comment)
    state = depth == 0 ? .plain : .comment(depth: min(depth, 99))
  }

  /// Whether a colon follows, which makes a key of the name before it.
  private func isKey() -> Bool {
    guard language.form == .data else { return false }
    let next = line[position...].first { !$0.isBlank }
    return next == UInt8(ascii: ":")
  }
}

extension CodeLexer {
  private mutating func readWord() {
    let first = line[position]
    let begin = position
    if first.isDigit {
      position = endOfNumber()
      closeWord(from: begin, as: .number)
    } else if isWordByte(first) || language.sigils.contains(first) {
      position += 1
      while position < line.count, isWordByte(line[position]) || isHyphen(at: position) { position += 1 }
      closeWord(from: begin, as: kind(ofWord: line[begin..<position]))
    } else {
      position += 1
    }
  }

  private mutating func closeWord(from begin: Int, as kind: CodeToken.Kind) {
    let end = position
    position = begin
    close(as: .plain)
    position = end
    close(as: kind)
  }

  private func kind(ofWord bytes: ArraySlice<UInt8>) -> CodeToken.Kind {
    guard let first = bytes.first else { return .plain }
    if language.sigils.contains(first) { return bytes.count > 1 ? .name : .plain }
    let word = bytes.text
    if isKey() { return .name }
    if language.keywords.contains(language.ignoresCase ? word.lowercased() : word) { return .keyword }
    return language.capitalsAreTypes && 0x41...0x5A ~= first ? .type : .plain
  }

  private func endOfNumber() -> Int {
    var end = position
    while end < line.count {
      let byte = line[end]
      let isPoint = byte == UInt8(ascii: ".") && end + 1 < line.count && line[end + 1].isDigit
      guard byte.isDigit || byte.isLetter || byte == UInt8(ascii: "_") || isPoint else { break }
      end += 1
    }
    return end
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private func isHyphen(at place: Int) -> Bool {
    language.hyphenates && line[place] == UInt8(ascii: "-") && place + 1 < line.count && isWordByte(line[place + 1])
  }
}

extension CodeLexer {
  private mutating func readMarkup() {
    if let comment = language.blockComment, sees(comment.open) {
      close(as: .plain)
      position += comment.open.utf8.count
      state = .comment(depth: 1)
      if position >= line.count { close(as: .comment) }
      return
    }
    let next = position + 1 < line.count ? line[position + 1] : 0
    let isTag = next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    guard line[position] == UInt8(ascii: "<"), isTag else {
      position += 1
      return
    }
    close(as: .plain)
    position += 2
    while position < line.count, isWordByte(line[position]) || line[position] == UInt8(ascii: "-") { position += 1 }
    close(as: .keyword)
    state = .tag
  }

  private mutating func readTag() {
    if line[position] == UInt8(ascii: ">") {
      close(as: .name)
      position += 1
      close(as: .keyword)
      state = .plain
    } else if let index = language.quotes.firstIndex(where: { sees($0.open) }) {
      close(as: .name)
      position += 1
      state = .tagString(index)
      if position >= line.count { endLine(ofQuote: index, after: .tag) }
    } else {
      position += 1
      if position >= line.count { close(as: .name) }
    }
  }
}

extension [UInt8] {
  /// Whether an ASCII text is at a place.
  fileprivate func exactly(_ text: String, at place: Int) -> Bool {
    count - place >= text.utf8.count && self[place] == text.utf8.first && self[place...].starts(with: text.utf8)
  }
}
