/// Parses blocks line by line: the method of CommonMark 0.31's appendix, "A parsing strategy", phase 1.
///
/// It is a value: a copy can finish an incomplete text without a change of the original.
struct BlockMachine {
  /// The open blocks, from the document inwards. Only the last may be a leaf block.
  var stack = [OpenBlock(.document)]
  /// The number of blocks already removed from the document.
  private(set) var taken = 0
  /// The bytes that were read: lines, running text, code.
  var effort = 0
  /// Whether only blank lines came so far.
  private var isAtStart = true

  /// Consumes a line without its line break.
  /// - Parameters:
  ///   - continues: Whether it is the rest of a line that was cut.
  ///   - isCut: Whether its rest is still to come.
  mutating func consume(_ line: [UInt8], continues: Bool = false, isCut: Bool = false) {
    effort += line.count
    if case .reasoning(let tag) = stack.dropFirst().first?.kind, let end = Reasoning.end(of: tag, in: line) {
      return endReasoning(line, at: end, continues: continues, isCut: isCut)
    }
    if continues { return consumeRest(line) }
    if isAtStart, let opening = Reasoning.start(in: line) {
      isAtStart = false
      stack.append(OpenBlock(.reasoning(tag: opening.tag)))
      let rest = Array(line[opening.end...])
      return rest.trimmed.isEmpty ? () : consume(rest, isCut: isCut)
    }
    isAtStart = isAtStart && line.allSatisfy(\.isWhitespace)
    consumeWhole(line, isCut: isCut)
  }

  /// Removes and returns the document's final blocks.
  mutating func consumeComplete() -> [MarkdownBlock] {
    let blocks = stack[0].children
    if !blocks.isEmpty { stack[0].children = [] }
    taken += blocks.count
    return blocks
  }

  /// Closes all open blocks, and returns the document's blocks, without those already removed.
  mutating func finish() -> [MarkdownBlock] {
    close(to: 1)
    return stack[0].children
  }

  private mutating func endReasoning(_ line: [UInt8], at end: Range<Int>, continues: Bool, isCut: Bool) {
    let inner = Array(line[..<end.lowerBound])
    effort -= line.count
    if !inner.trimmed.isEmpty {
      if continues { consumeRest(inner) } else { consumeWhole(inner, isCut: false) }
    }
    close(to: 2)
    stack[1].isDone = true
    close(to: 1)
    let rest = Array(line[end.upperBound...])
    effort += end.upperBound
    if !rest.trimmed.isEmpty { consume(rest, isCut: isCut) }
  }
}

extension BlockMachine {
  private mutating func consumeWhole(_ line: [UInt8], isCut: Bool) {
    var cursor = LineCursor(line)
    var matched = 1
    while matched < stack.count {
      switch continuation(of: matched, &cursor) {
      case .none: break
      case .matches:
        matched += 1
        continue
      case .ends: return closeFence(at: matched)
      }
      break
    }
    let isLazyPossible = stack[stack.count - 1].isParagraph
    let wasAllMatched = matched == stack.count
    var opening = BlockOpening(cursor: cursor, matched: matched, isLazyPossible: isLazyPossible, isCut: isCut)
    while opening.isSearching { openBlock(&opening) }
    cursor = opening.cursor
    if opening.isDone {
      // The line was used up by the block.
    } else if !opening.hasOpened, !wasAllMatched, isLazyPossible, !cursor.isBlank {
      addToParagraph(cursor, isCut: isCut)
    } else {
      close(to: opening.matched)
      addText(cursor, hasOpened: opening.hasOpened, isCut: isCut)
    }
    // In a quote, a line with only the quote's sign is blank.
    let isBlank = cursor.isBlank && !opening.hasOpened && !opening.isDone
    if !isBlank { for index in stack.indices { stack[index].endsBlank = false } }
  }

  private mutating func closeFence(at index: Int) {
    guard case .fence(var fence) = stack[index].kind else { return }
    fence.sawEnd = true
    stack[index].kind = .fence(fence)
    close(to: index)
  }

  private enum Continuation {
    case none, matches, ends
  }

  /// Whether an open block continues in this line. Its sign is consumed.
  private func continuation(of index: Int, _ cursor: inout LineCursor) -> Continuation {
    switch stack[index].kind {
    case .document, .reasoning, .list: return .matches
    case .quote:
      guard cursor.indent < 4, cursor.byte == UInt8(ascii: ">") else { return .none }
      cursor.skipQuoteSign()
    case .item(let indent):
      if cursor.isBlank {
        // An item can begin with one blank line at most.
        guard !stack[index].children.isEmpty || index + 1 < stack.count else { return .none }
        cursor.skipBlanks()
      } else {
        guard cursor.indent >= indent else { return .none }
        cursor.advance(columns: indent)
      }
    case .fence(let fence):
      if fence.isClosed(by: cursor) { return .ends }
      cursor.advance(columns: min(fence.indent, cursor.indent))
    case .indentedCode:
      guard cursor.indent >= 4 || cursor.isBlank else { return .none }
      cursor.advance(columns: min(4, cursor.indent))
    case .html(let end): return end == .blankLine && cursor.isBlank ? .none : .matches
    case .paragraph, .table: return cursor.isBlank ? .none : .matches
    }
    return .matches
  }

  /// Adds the rest of a line to the innermost open block, or to a new paragraph.
  private mutating func addText(_ cursor: LineCursor, hasOpened: Bool, isCut: Bool) {
    let last = stack.count - 1
    switch stack[last].kind {
    case .fence: stack[last].code.add(cursor.rest)
    case .indentedCode:
      stack[last].code.addIndented(cursor.rest)
      if cursor.isBlank { markBlank(from: last - 1) }
    case .html(let end):
      if stack[last].text.count >= ParserLimits.stretch { endHTML(end) }
      stack[stack.count - 1].text += cursor.rest + [0x0A]
      if end.isReached(in: cursor.rest) { close(to: last) }
    case _ where cursor.isBlank:
      if !hasOpened { markBlank(from: last) }
    case .paragraph: addToParagraph(cursor, isCut: isCut)
    case .table: addRow(cursor)
    default:
      makeRoom()
      openParagraph(cursor, isCut: isCut)
    }
  }

  /// Records a blank line in the lists and items around a place. A quote has its own blank lines.
  private mutating func markBlank(from last: Int) {
    for index in stride(from: last, through: 1, by: -1) {
      guard stack[index].isList || stack[index].isItem else { return }
      stack[index].endsBlank = true
    }
  }
}

extension LineCursor {
  /// Skips a ">" and the blank that belongs to it.
  mutating func skipQuoteSign() {
    advance(to: nonspace.offset + 1)
    if offset < line.count, line[offset].isBlank { advance(columns: 1) }
  }
}
