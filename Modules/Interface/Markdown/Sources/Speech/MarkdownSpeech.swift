import TerminalUI

/// Converts Markdown to words for users of the line-by-line host: the meaning of a sign is said, and the sign is not.
struct MarkdownSpeech {
  private let language: Language
  /// Whether more text may follow: then only the part that can no longer change is included.
  private let isArriving: Bool
  /// The addresses that were said: once is enough.
  private var said: Set<String> = []

  /// The words of blocks, in lines.
  static func words(of blocks: [MarkdownBlock], isArriving: Bool = false, in language: Language) -> String {
    var speech = MarkdownSpeech(language: language, isArriving: isArriving)
    return speech.lines(of: blocks, isLast: true, level: 1).joined(separator: "\n")
  }

  private init(language: Language, isArriving: Bool) {
    self.language = language
    self.isArriving = isArriving
  }

  /// - Parameters:
  ///   - isLast: Whether no block follows these so far.
  ///   - level: The nesting of a list in them.
  private mutating func lines(of blocks: [MarkdownBlock], isLast: Bool, level: Int) -> [String] {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      lines += self.lines(of: block.kind, isOpen: isArriving && isLast && index == blocks.count - 1, level)
    }
    return lines
  }

  private mutating func lines(of kind: MarkdownBlock.Kind, isOpen: Bool, _ level: Int) -> [String] {
    switch kind {
    case .paragraph(let words): broken(text(isOpen ? Self.settled(words.inlines) : words.inlines))
    case .list(let list): lines(of: list, isOpen: isOpen, level)
    case .quote(let blocks):
      enclosed(
        lines(of: blocks, isLast: isOpen, level: level), from: language.quote + ": ", to: language.endOfQuote, isOpen)
    case .reasoning(let reasoning):
      enclosed(
        lines(of: reasoning.blocks, isLast: isOpen, level: level), from: language.thoughts + ": ",
        to: language.endOfThoughts, isOpen)
    case .code(let code): lines(of: code, isOpen: isOpen)
    case .table(let table): lines(of: table, isOpen: isOpen)
    case .heading(_, let words): isOpen ? [] : [language.heading + ": " + text(words)]
    case .html(let html): isOpen ? [] : broken(html)
    case .rule: isOpen ? [] : [language.separator]
    }
  }

  private func broken(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map { String($0) }
  }

  /// Lines between words that name their beginning and end.
  private func enclosed(_ lines: [String], from start: String, to end: String, _ isOpen: Bool) -> [String] {
    guard let first = lines.first else { return [] }
    return [start + first] + lines.dropFirst() + (isOpen ? [] : [end])
  }
}

// MARK: - Lists, code, tables

extension MarkdownSpeech {
  private mutating func lines(of list: MarkdownList, isOpen: Bool, _ level: Int) -> [String] {
    var lines: [String] = []
    let items = list.items
    for (index, item) in items.enumerated() {
      let isOpen = isOpen && index == items.count - 1
      let inner = self.lines(of: item.blocks, isLast: isOpen, level: level + 1)
      if inner.isEmpty, isOpen { break }
      lines.append(mark(item, list.start.map { $0 + index }, level) + (inner.first ?? ""))
      lines += inner.dropFirst()
    }
    return lines
  }

  private func mark(_ item: MarkdownItem, _ number: Int?, _ level: Int) -> String {
    let task = item.isDone.map { $0 ? language.done : language.toDo }
    let kind = task ?? (number == nil ? language.item : nil)
    let words = [number.map { "\($0)." }, kind.map { $0 + ":" }].compactMap { $0 }.joined(separator: " ") + " "
    return level > 1 ? language.level(level) + ", " + words : words
  }

  private func lines(of code: MarkdownCode, isOpen: Bool) -> [String] {
    // Every line of code ends with a line break, also the last.
    var lines = code.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(isOpen ? 2 : 1)
      .map { String($0) }
    let isBegun = !isOpen || !code.text.isEmpty
    guard isBegun else { return [] }
    let name = code.language.isEmpty ? language.code + ":" : language.code + ", " + code.language + ":"
    lines.insert(name, at: 0)
    // Each line is complete, so none waits for the end of a sentence.
    if isOpen { lines[lines.count - 1] += "\n" } else { lines.append(language.endOfCode) }
    return lines
  }

  private mutating func lines(of table: MarkdownTable, isOpen: Bool) -> [String] {
    let names = table.header.cells.map { text($0) }
    var lines = [language.table + ": " + names.joined(separator: ", ")]
    for row in isOpen ? table.rows.dropLast() : table.rows {
      let cells = zip(names, row.cells).map { (name: $0, words: text($1)) }.filter { !$0.words.isEmpty }
      lines.append(cells.map { $0.name.isEmpty ? $0.words : $0.name + ": " + $0.words }.joined(separator: "; "))
    }
    return lines + (isOpen ? [] : [language.endOfTable])
  }
}

// MARK: - Running text

extension MarkdownSpeech {
  private mutating func text(_ inlines: [MarkdownInline]) -> String {
    var text = ""
    for inline in inlines { text += words(of: inline) }
    return text
  }

  private mutating func words(of inline: MarkdownInline) -> String {
    switch inline {
    case .text(let words), .code(let words), .html(let words): return words
    case .emphasis(let children), .strong(let children): return text(children)
    case .strikethrough(let children): return "(" + language.struckOut + ": " + text(children) + ")"
    case .link(let children, let address, _):
      let words = text(children)
      if words.isEmpty || InlineSpans.says(words, address) {
        said.insert(address)
        return words.isEmpty ? address : words
      }
      return words + once(address)
    case .image(let alternative, let address, _):
      if alternative.isEmpty { said.insert(address) }
      return language.picture + ": " + (alternative.isEmpty ? address : alternative + once(address))
    case .softBreak, .hardBreak: return "\n"
    }
  }

  private mutating func once(_ address: String) -> String {
    address.isEmpty || !said.insert(address).inserted ? "" : " (" + address + ")"
  }

  /// The part of a text that further text cannot change. It ends before a sign that may still find its pair, and before
  /// a last element that is more than text.
  private static func settled(_ inlines: [MarkdownInline]) -> [MarkdownInline] {
    var settled: [MarkdownInline] = []
    for (index, inline) in inlines.enumerated() {
      switch inline {
      case .text(let text):
        guard let end = text.firstIndex(where: { "*_~`[<|".contains($0) }) else {
          settled.append(inline)
          continue
        }
        return settled + [.text(String(text[..<end]))]
      case .softBreak, .hardBreak: settled.append(inline)
      default:
        if index == inlines.count - 1 { return settled }
        settled.append(inline)
      }
    }
    return settled
  }
}
