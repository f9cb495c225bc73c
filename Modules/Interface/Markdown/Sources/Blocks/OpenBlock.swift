/// A block that may still get lines.
struct OpenBlock {
  enum Kind {
    case document, quote
    case reasoning(tag: [UInt8])
    case list(ListMarker)
    /// An item, with the columns by which its content is indented.
    case item(indent: Int)
    case paragraph, table, indentedCode
    case fence(CodeFence)
    case html(HTMLEnd)
  }

  var kind: Kind
  /// The complete blocks of a container.
  var children: [MarkdownBlock] = []
  /// The complete items of a list.
  var items = ChunkedArray<MarkdownItem>()
  /// Whether an item's task is done; nil for an item without a task.
  var isDone: Bool?
  /// Whether its last line was blank.
  var endsBlank = false
  /// Whether a blank line separates two items, or two blocks of an item.
  var isLoose = false
  /// The text of a paragraph after its last stretch; the text of HTML.
  var text: [UInt8] = []
  /// The earlier stretches of a paragraph.
  var stretches: [ParagraphText.Stretch] = []
  /// The line break or the space between the stretches and the text after them; nil for none.
  var joint: MarkdownInline?
  /// The start of a paragraph's last line in `text`; nil when that line was cut.
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

  /// Whether it can contain blocks; a list contains only items.
  var isContainer: Bool {
    switch kind {
    case .document, .quote, .reasoning, .item: true
    case .list, .paragraph, .table, .indentedCode, .fence, .html: false
    }
  }

  /// Whether its lines are not parsed further.
  var isVerbatim: Bool {
    switch kind {
    case .indentedCode, .fence, .html: true
    default: false
    }
  }
}

/// Collects the lines of code.
struct CodeCollector {
  let language: CodeLanguage?
  private var chunks: [CodeChunk] = []
  private var lines: [String] = []
  /// The bytes of these lines, and whether the first of them continues the last line of the chunks.
  private var bytes = 0, continues = false
  /// Blank lines of indented code, which are dropped at its end.
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

  /// Adds the rest of the last line, which was cut.
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
