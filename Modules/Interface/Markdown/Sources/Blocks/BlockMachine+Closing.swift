extension BlockMachine {
  /// Closes the innermost blocks until `count` are open.
  mutating func close(to count: Int) {
    while stack.count > max(1, count) { closeLast() }
  }

  /// Adds a complete block to the innermost open one.
  mutating func add(_ kind: MarkdownBlock.Kind) {
    makeRoom()
    append(kind)
  }

  /// The final part of the document's open block: the complete items of a list, the lines of fenced code.
  var settledPart: MarkdownBlock.Kind? {
    guard let block = stack.dropFirst().first else { return nil }
    switch block.kind {
    case .list(let marker):
      guard block.items.count > 0 else { return nil }
      return .list(MarkdownList(start: marker.start, isTight: !block.isLoose, series: block.items))
    case .fence(let fence):
      return .code(MarkdownCode(language: fence.language, isClosed: false, chunks: block.code.finished().chunks))
    default: return nil
    }
  }

  private mutating func append(_ kind: MarkdownBlock.Kind) {
    let parent = stack.count - 1
    let id = stack[parent].children.count + (parent == 0 ? taken : 0)
    stack[parent].children.append(MarkdownBlock(id: id, kind))
  }

  private mutating func closeLast() {
    let block = stack.removeLast()
    switch block.kind {
    case .document: stack.append(block)
    case .quote: append(.quote(block.children))
    case .reasoning:
      append(.reasoning(MarkdownReasoning(blocks: block.children, isComplete: block.isDone == true)))
    case .list(let marker):
      append(.list(MarkdownList(start: marker.start, isTight: !block.isLoose, series: block.items)))
    case .item:
      stack[stack.count - 1].items.append(MarkdownItem(isDone: block.isDone, blocks: block.children))
    case .paragraph:
      if let content = content(of: block) { append(.paragraph(content)) }
    case .table: append(.table(block.table))
    case .indentedCode: append(code(of: block, language: "", isClosed: true))
    case .fence(let fence): append(code(of: block, language: fence.language, isClosed: fence.sawEnd))
    case .html:
      append(.html(Array(block.text.drop { $0 == 0x0A }).trimmedEnd.text))
    }
  }

  /// The text of a paragraph; nil when it is empty.
  mutating func content(of paragraph: OpenBlock) -> ParagraphText? {
    let last = lastStretch(of: paragraph)
    if last.isEmpty { return paragraph.stretches.isEmpty ? nil : ParagraphText(stretches: paragraph.stretches) }
    return ParagraphText(stretches: paragraph.stretches + [ParagraphText.Stretch(last)])
  }

  private mutating func code(of block: OpenBlock, language: String, isClosed: Bool) -> MarkdownBlock.Kind {
    let (chunks, bytes) = block.code.finished()
    effort += bytes
    return .code(MarkdownCode(language: language, isClosed: isClosed, chunks: chunks))
  }
}

extension [UInt8] {
  fileprivate var trimmedEnd: [UInt8] {
    var end = count
    while end > 0, self[end - 1].isWhitespace { end -= 1 }
    return Array(self[..<end])
  }
}
