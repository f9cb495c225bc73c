extension BlockMachine {
  /// Begins a paragraph in the innermost container.
  mutating func openParagraph(_ cursor: LineCursor, isCut: Bool) {
    let parent = stack.count - 1
    var cursor = cursor
    cursor.skipBlanks()
    var text = cursor.rest
    if stack[parent].isItem, stack[parent].children.isEmpty, let task = TaskMark(text) {
      stack[parent].isDone = task.isDone
      text.removeFirst(task.length)
    }
    var paragraph = OpenBlock(.paragraph)
    paragraph.text = text
    paragraph.lastLine = isCut ? nil : 0
    stack.append(paragraph)
  }

  /// Adds a line to the open paragraph, the innermost block.
  mutating func addToParagraph(_ cursor: LineCursor, isCut: Bool) {
    let last = stack.count - 1
    var cursor = cursor
    cursor.skipBlanks()
    if stack[last].text.count >= ParserLimits.stretch {
      let isHard = stack[last].text.removeHardBreak()
      endStretch(isHard ? .hardBreak : .softBreak)
    } else if !stack[last].text.isEmpty {
      stack[last].text.append(0x0A)
    }
    stack[last].lastLine = isCut ? nil : stack[last].text.count
    stack[last].text += cursor.rest
  }

  /// Reads the text of the open paragraph so far as a stretch, which is final.
  private mutating func endStretch(_ joint: MarkdownInline?) {
    let last = stack.count - 1
    let stretch = ParagraphText.Stretch(lastStretch(of: stack[last]))
    stack[last].stretches.append(stretch)
    stack[last].joint = joint
    stack[last].text = []
  }

  /// The text of a paragraph after its last stretch.
  mutating func lastStretch(of paragraph: OpenBlock) -> [MarkdownInline] {
    effort += paragraph.text.count
    let words = inlines(paragraph.text)
    guard let joint = paragraph.joint, !words.isEmpty else { return words }
    return [joint] + words
  }

  /// Consumes the rest of a long line that was cut. It continues code or a paragraph; otherwise it is a new
  /// paragraph.
  mutating func consumeRest(_ rest: [UInt8]) {
    if rest.isEmpty { return }
    let last = stack.count - 1
    switch stack[last].kind {
    case .fence, .indentedCode: stack[last].code.extend(rest)
    case .html(let end):
      if stack[last].text.last == 0x0A { stack[last].text.removeLast() }
      if stack[last].text.count >= ParserLimits.stretch { endHTML(end) }
      stack[stack.count - 1].text += rest + [0x0A]
    case .paragraph:
      if stack[last].text.count >= ParserLimits.stretch {
        endStretch(stack[last].text.last?.isBlank == true ? .text(" ") : nil)
      }
      stack[last].text += rest
      stack[last].lastLine = nil
    default:
      if rest.trimmed.isEmpty { return }
      makeRoom()
      openParagraph(LineCursor(rest), isCut: true)
    }
  }

  /// Ends a long block of HTML, and begins another in its place, to keep the open block short.
  mutating func endHTML(_ end: HTMLEnd) {
    close(to: stack.count - 1)
    stack.append(OpenBlock(.html(end)))
  }

  /// Closes innermost blocks until one can contain blocks.
  mutating func makeRoom() {
    while let last = stack.last, !last.isContainer { close(to: stack.count - 1) }
    markApart()
  }

  /// Whether a blank line precedes the block in its item, which makes the list loose.
  func isApart(_ index: Int) -> Bool {
    stack[index].isItem && stack[index].endsBlank && !stack[index].children.isEmpty
  }

  private mutating func markApart() {
    let last = stack.count - 1
    if isApart(last) { stack[last - 1].isLoose = true }
  }

  /// Reads running text.
  func inlines(_ text: [UInt8]) -> [MarkdownInline] {
    InlineParser.inlines(of: text.trimmed)
  }
}

extension [UInt8] {
  /// Whether the text ends with the mark of a hard break, two spaces or a backslash. A backslash is removed; spaces are
  /// trimmed later.
  fileprivate mutating func removeHardBreak() -> Bool {
    if suffix(2).elementsEqual([0x20, 0x20]) { return true }
    let backslashes = reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    if backslashes % 2 == 1 { removeLast() }
    return backslashes % 2 == 1
  }
}

/// `[ ]` or `[x]` at the beginning of an item: GitHub Flavored Markdown 0.29, section 5.3.
struct TaskMark {
  let isDone: Bool
  /// The bytes before the text of the task.
  let length: Int

  init?(_ text: [UInt8]) {
    guard text.count > 3, text[0] == UInt8(ascii: "["), text[2] == UInt8(ascii: "]"), text[3].isBlank else {
      return nil
    }
    switch text[1] {
    case UInt8(ascii: " "): isDone = false
    case UInt8(ascii: "x"), UInt8(ascii: "X"): isDone = true
    default: return nil
    }
    length = text.dropFirst(3).firstIndex { !$0.isBlank } ?? text.count
  }
}
