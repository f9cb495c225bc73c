/// The search in one line for blocks that begin there.
struct BlockOpening {
  var cursor: LineCursor
  /// The number of open blocks that the line belongs to.
  var matched: Int
  /// Whether the line may continue a paragraph although one of its containers does not continue.
  var isLazyPossible: Bool
  let isCut: Bool
  var hasOpened = false
  var isSearching = true
  /// Whether the line is used up.
  var isDone = false

  mutating func finish() {
    isSearching = false
    isDone = true
  }
}

extension BlockMachine {
  /// Opens the blocks that begin at the cursor.
  mutating func openBlock(_ opening: inout BlockOpening) {
    // The block is not copied here: a change of a shared copy would copy its whole content.
    let isParagraph = stack[opening.matched - 1].isParagraph
    opening.isSearching = false
    guard !stack[opening.matched - 1].isVerbatim, let byte = opening.cursor.byte else { return }
    let cursor = opening.cursor
    if cursor.indent >= 4 {
      if !opening.isLazyPossible { begin(.indentedCode, &opening, consuming: 4) }
      return
    }
    switch byte {
    case UInt8(ascii: ">"):
      guard nesting < ParserLimits.depth else { return }
      opening.cursor.skipQuoteSign()
      begin(.quote, &opening)
      opening.isSearching = true
    case UInt8(ascii: "#"):
      guard let heading = HeadingLine(cursor) else { return openText(&opening) }
      complete(&opening) { $0.add(.heading(level: heading.level, $0.inlines(heading.text))) }
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      guard let fence = CodeFence(cursor) else { return openText(&opening) }
      begin(.fence(fence), &opening)
      stack[stack.count - 1].code = CodeCollector(language: CodeLanguage.named(fence.language))
      opening.finish()
    case UInt8(ascii: "<"):
      guard let end = HTMLEnd(cursor, afterParagraph: isParagraph) else { return openText(&opening) }
      begin(.html(end), &opening)
    case UInt8(ascii: "="), UInt8(ascii: "-"):
      guard isParagraph, let level = HeadingLine.underline(cursor) else { return openMarked(&opening) }
      // The lines above become the text of the heading.
      let paragraph = stack.removeLast()
      let content = content(of: paragraph)?.inlines ?? []
      opening.matched -= 1
      complete(&opening) { $0.add(.heading(level: level, content)) }
    default: openMarked(&opening)
    }
  }

  /// Opens a block that begins with a list marker, or adds a thematic break.
  private mutating func openMarked(_ opening: inout BlockOpening) {
    if RuleLine.matches(opening.cursor) { return complete(&opening) { $0.add(.rule) } }
    let kind = stack[opening.matched - 1].kind
    let isParagraph = stack[opening.matched - 1].isParagraph
    guard nesting < ParserLimits.depth, let marker = ListMarker(opening.cursor, afterParagraph: isParagraph)
    else { return openText(&opening) }
    let indent = marker.consume(&opening.cursor)
    if case .list(let other) = kind, other.isSameList(as: marker) {
      close(to: opening.matched)
      if stack[opening.matched - 1].endsBlank { stack[opening.matched - 1].isLoose = true }
    } else {
      begin(.list(marker), &opening)
    }
    stack.append(OpenBlock(.item(indent: indent)))
    opening.matched = stack.count
    opening.hasOpened = true
    opening.isLazyPossible = false
    opening.isSearching = true
  }

  /// Opens a table when the line is the delimiter row below a table's head.
  private mutating func openText(_ opening: inout BlockOpening) {
    let last = stack.count - 1
    guard opening.matched == stack.count, stack[last].isParagraph, !opening.isCut, let start = stack[last].lastLine,
      let alignments = TableLine.alignments(opening.cursor.rest)
    else { return }
    let header = TableLine.cells(Array(stack[last].text[start...]))
    guard header.count == alignments.count else { return }
    var paragraph = stack.removeLast()
    paragraph.text = Array(paragraph.text[..<start])
    opening.matched -= 1
    if let content = content(of: paragraph) { add(.paragraph(content)) }
    makeRoom()
    var block = OpenBlock(.table)
    block.table = MarkdownTable(alignments: alignments, header: .init(header.map { inlines($0) }), rows: [])
    stack.append(block)
    opening.finish()
  }

  /// Adds a row to the innermost block, a table.
  mutating func addRow(_ cursor: LineCursor) {
    let last = stack.count - 1
    let cells = TableLine.cells(cursor.rest).prefix(stack[last].table.alignments.count)
    stack[last].table.append(.init(cells.map { inlines($0) }))
  }

  /// Opens a block in the innermost block that the line belongs to.
  private mutating func begin(_ kind: OpenBlock.Kind, _ opening: inout BlockOpening, consuming columns: Int = 0) {
    close(to: opening.matched)
    makeRoom()
    opening.cursor.advance(columns: columns)
    stack.append(OpenBlock(kind))
    opening.matched = stack.count
    opening.hasOpened = true
    opening.isLazyPossible = false
  }

  /// Adds a block that consists of this line.
  private mutating func complete(_ opening: inout BlockOpening, _ add: (inout BlockMachine) -> Void) {
    close(to: opening.matched)
    add(&self)
    opening.finish()
  }

  /// The number of nested quotes and items.
  private var nesting: Int {
    stack.reduce(0) { count, block in
      if case .quote = block.kind { return count + 1 }
      return block.isItem ? count + 1 : count
    }
  }
}
