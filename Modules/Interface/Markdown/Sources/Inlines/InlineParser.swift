/// Parses running text: the method of CommonMark 0.31's appendix, "A parsing strategy", phase 2, with GitHub's
/// strikethrough and bare addresses.
struct InlineParser {
  let text: [UInt8]
  var position = 0
  /// The start of the plain text that is not a node yet.
  var runStart = 0
  var nodes = InlineNodes()
  var delimiters = DelimiterStack()
  /// The brackets that may begin a link.
  var brackets: [Bracket] = []
  /// The number of brackets, from the first on, that can no longer begin a link, because they contain one.
  var passiveBrackets = 0
  var codeEnds: CodeSpanEnds?
  /// The openings of comments and similar constructs for which no end follows.
  var hopeless: Set<UInt8> = []

  /// "[" or "![".
  struct Bracket {
    let node: Int
    let isImage: Bool
    /// The newest delimiter before it.
    let delimiter: Int
    /// Whether it may begin a link; a link cannot contain another.
    var isActive = true
  }

  private init(_ text: [UInt8]) {
    self.text = text
  }

  /// The inlines of a text, which must have no blanks at its ends.
  static func inlines(of text: [UInt8]) -> [MarkdownInline] {
    if !text.contains(where: { special[Int($0)] }) { return text.isEmpty ? [] : [.text(text.text)] }
    var parser = InlineParser(text)
    while parser.position < text.count { parser.readNext() }
    parser.flush()
    parser.matchDelimiters(above: -1)
    return parser.nodes.tree(of: text)
  }

  /// Whether a byte may be more than plain text.
  private static let special: [Bool] = {
    var table = Array(repeating: false, count: 256)
    for byte in "\n`*_~[]!<&\\:@w$".utf8 { table[Int(byte)] = true }
    return table
  }()

  private mutating func readNext() {
    let byte = text[position]
    guard Self.special[Int(byte)] else {
      position += 1
      return
    }
    switch byte {
    case UInt8(ascii: "\n"): readBreak()
    case UInt8(ascii: "\\"): readEscape()
    case UInt8(ascii: "`"): readCode()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readDelimiters()
    case UInt8(ascii: "["):
      if let mark = FootnoteMark(text, at: position) {
        add(.literal(.text(mark.shown)), to: mark.end)
      } else {
        openBracket(isImage: false)
      }
    case UInt8(ascii: "$"): if !readDollars() { position += 1 }
    case UInt8(ascii: "!"):
      if byteAfter(1) == UInt8(ascii: "[") { openBracket(isImage: true) } else { position += 1 }
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "<"): readAngle()
    case UInt8(ascii: "&"): readReference()
    default: readBareAddress(byte)
    }
  }

  func byteAfter(_ count: Int) -> UInt8? {
    position + count < text.count ? text[position + count] : nil
  }

  /// Makes a node of the plain text up to here, without `count` bytes at its end.
  mutating func flush(without count: Int = 0) {
    if position - count > runStart { nodes.append(.text(runStart..<position - count)) }
    runStart = position
  }

  /// Adds a node for the source from here to a place.
  mutating func add(_ kind: InlineNodes.Kind, to end: Int) {
    flush()
    nodes.append(kind)
    position = end
    runStart = end
  }
}

extension InlineParser {
  private mutating func readBreak() {
    let blanks = text[runStart..<position].reversed().prefix { $0 == 0x20 }.count
    flush(without: blanks)
    let place = nodes.append(blanks >= 2 ? .hardBreak : .softBreak)
    skipLineStart()
    // Each note begins on a line of its own.
    if FootnoteMark.isNote(text, at: position) { nodes[place].kind = .hardBreak }
  }

  /// Skips a line break and the blanks after it.
  private mutating func skipLineStart() {
    position += 1
    while position < text.count, text[position].isBlank { position += 1 }
    runStart = position
  }

  private mutating func readEscape() {
    guard let next = byteAfter(1) else {
      position += 1
      return
    }
    if next == UInt8(ascii: "(") || next == UInt8(ascii: "["), readBracedMath() { return }
    if next == 0x0A {
      flush()
      nodes.append(.hardBreak)
      position += 1
      skipLineStart()
    } else if next.isPunctuation {
      flush()
      runStart = position + 1
      position += 2
    } else {
      position += 1
    }
  }

  private mutating func readCode() {
    let length = text[position...].prefix { $0 == UInt8(ascii: "`") }.count
    if codeEnds == nil { codeEnds = CodeSpanEnds(text, from: position) }
    let start = position + length
    guard let end = codeEnds?.next(length: length, after: start) else {
      position = start
      return
    }
    add(.literal(.code(CodeSpanEnds.content(text[start..<end]))), to: end + length)
  }

  private mutating func readReference() {
    guard let (character, length) = CharacterReference.read(text, at: position) else {
      position += 1
      return
    }
    add(.literal(.text(character)), to: position + length)
  }

  private mutating func readAngle() {
    if let link = Autolink.inAngles(text, at: position) {
      return add(.literal(link.inline), to: link.end)
    }
    let kind = byteAfter(1) ?? 0
    let isSearch = kind == UInt8(ascii: "!") || kind == UInt8(ascii: "?")
    let key = isSearch ? (byteAfter(2) ?? 0) ^ kind : 0
    guard !isSearch || !hopeless.contains(key), let end = HTMLTag.end(in: text, at: position) else {
      if isSearch { hopeless.insert(key) }
      position += 1
      return
    }
    let tag = text[position..<end]
    let name = tag.filter { !$0.isWhitespace && $0 != UInt8(ascii: "/") }.map(\.lowercased).text
    add(name == "<br>" ? .hardBreak : .literal(.html(tag.text)), to: end)
    // A line break next to it in the source is the same break.
    if name == "<br>", position < text.count, text[position] == 0x0A { skipLineStart() }
  }

  private mutating func readBareAddress(_ byte: UInt8) {
    if let link = Autolink.bare(text, at: position, from: runStart, isInBrackets: !brackets.isEmpty) {
      position = link.start
      add(.literal(link.inline), to: link.end)
    } else {
      position += 1
    }
  }
}
