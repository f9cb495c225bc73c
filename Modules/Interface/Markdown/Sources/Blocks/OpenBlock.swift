/// A block that still takes lines.
struct OpenBlock {
  enum Kind {
    case document, quote
    case reasoning(tag: [UInt8])
    case list(ListMarker)
    /// An item, with the column that its content begins at.
    case item(indent: Int)
    case paragraph, table, indentedCode
    case fence(CodeFence)
    case html(HTMLEnd)
  }

  var kind: Kind
  /// What is complete in a container.
  var children: [MarkdownBlock] = []
  /// The complete items of a list.
  var items = ChunkedArray<MarkdownItem>()
  /// Whether an item's task is done, when it is one.
  var isDone: Bool?
  /// The last line in it was blank.
  var endsBlank = false
  /// Two items, or two blocks in an item, stand apart.
  var isLoose = false
  /// The text of a paragraph since its last stretch; of HTML.
  var text: [UInt8] = []
  /// What earlier stretches of a paragraph say.
  var stretches: [ParagraphText.Stretch] = []
  /// What stands between them and the text after them.
  var joint: MarkdownInline?
  /// Where the last line of a paragraph begins in `text`, when it was not cut.
  var lastLine: Int?
  var code = CodeCollector(language: nil)
  var table = MarkdownTable(alignments: [], header: .init([]), rows: [])

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension OpenBlock {
  var isParagraph: Bool {
    if case .paragraph = kind { true } else { false }
  }

  var isList: Bool {
    if case .list = kind { true } else { false }
  }

  var isItem: Bool {
    if case .item = kind { true } else { false }
  }

  /// Whether blocks can stand in it; a list has items only.
  var isContainer: Bool {
    switch kind {
    case .document, .quote, .reasoning, .item: true
    case .list, .paragraph, .table, .indentedCode, .fence, .html: false
    }
  }

  /// Whether its lines are taken as they are.
  var isVerbatim: Bool {
    switch kind {
    case .indentedCode, .fence, .html: true
    default: false
    }
  }
}

/// The lines of code, as they come.
struct CodeCollector {
  let language: CodeLanguage?
  private var chunks: [CodeChunk] = []
  private var lines: [String] = []
  /// The bytes of these, and whether the first of them goes on with the last one of the chunks.
  private var bytes = 0, continues = false
  /// Blank lines of indented code, which do not count at its end.
  private var blanks: [String] = []

  init(language: CodeLanguage?) {
    self.language = language
  }

  mutating func add(_ line: [UInt8]) {
    if lines.count == CodeChunk.limit || bytes >= CodeChunk.bytes { endChunk() }
    lines.append(line.text)
    bytes += line.count
  }

  /// Adds a line of indented code.
  mutating func addIndented(_ line: [UInt8]) {
    if line.allSatisfy(\.isBlank) { return blanks.append(line.text) }
    for blank in blanks { add(Array(blank.utf8)) }
    blanks = []
    add(line)
  }

  /// Adds to the last line what was cut from it.
  mutating func extend(_ rest: [UInt8]) {
    if lines.isEmpty { lines.append("") }
    if bytes >= CodeChunk.bytes {
      endChunk()
      (lines, continues) = ([""], true)
    }
    lines[lines.count - 1] += rest.text
    bytes += rest.count
  }

  private mutating func endChunk() {
    chunks.append(CodeChunk(lines, continues: continues, language: language, from: state))
    (lines, bytes, continues) = ([], 0, false)
  }

  /// All chunks, and the bytes that had to be read again for the last one.
  func finished() -> (chunks: [CodeChunk], bytes: Int) {
    if lines.isEmpty { return (chunks, 0) }
    let last = CodeChunk(lines, continues: continues, language: language, from: state)
    return (chunks + [last], lines.reduce(0) { $0 + $1.utf8.count })
  }

  private var state: CodeLexer.State { chunks.last?.end ?? .plain }
}
