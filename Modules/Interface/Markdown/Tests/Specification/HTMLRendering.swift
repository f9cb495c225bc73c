import Markdown

/// Writes a document as HTML, to compare it with the CommonMark specification. For tests only.
struct HTMLRendering {
  private(set) var html = ""

  static func html(of document: MarkdownDocument) -> String {
    var rendering = HTMLRendering()
    rendering.add(document.blocks)
    return rendering.html
  }

  private mutating func add(_ blocks: [MarkdownBlock], isTight: Bool = false) {
    for block in blocks { add(block.kind, isTight) }
  }

  private mutating func add(_ kind: MarkdownBlock.Kind, _ isTight: Bool) {
    switch kind {
    case .heading(let level, let words): html += "<h\(level)>\(inline(words))</h\(level)>\n"
    case .paragraph(let words):
      html += isTight ? "\(inline(words.inlines))\n" : "<p>\(inline(words.inlines))</p>\n"
    case .quote(let blocks):
      html += "<blockquote>\n"
      add(blocks)
      html += "</blockquote>\n"
    case .reasoning(let reasoning): add(reasoning.blocks)
    case .list(let list): add(list)
    case .code(let code):
      let language = code.language.isEmpty ? "" : " class=\"language-\(escaped(code.language))\""
      html += "<pre><code\(language)>\(escaped(code.text))</code></pre>\n"
    case .table(let table): add(table)
    case .html(let text): html += text + "\n"
    case .rule: html += "<hr />\n"
    }
  }

  private mutating func add(_ list: MarkdownList) {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    html += "<\(tag)\(start)>\n"
    for item in list.items {
      html += "<li>"
      let before = html.count
      if !isText(item.blocks.first, list.isTight), !item.blocks.isEmpty { html += "\n" }
      if let isDone = item.isDone { html += isDone ? "[x] " : "[ ] " }
      add(item.blocks, isTight: list.isTight)
      if isText(item.blocks.last, list.isTight), html.count > before { html.removeLast() }
      html += "</li>\n"
    }
    html += "</\(tag)>\n"
  }

  private func isText(_ block: MarkdownBlock?, _ isTight: Bool) -> Bool {
    if isTight, case .paragraph = block?.kind { true } else { false }
  }

  private mutating func add(_ table: MarkdownTable) {
    func row(_ row: MarkdownTable.Row, _ tag: String) -> String {
      "<tr>" + row.cells.map { "<\(tag)>\(inline($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    html += "<table>\n" + row(table.header, "th") + table.rows.map { row($0, "td") }.joined() + "</table>\n"
  }

  private func inline(_ inlines: [MarkdownInline]) -> String { inlines.map(inline).joined() }

  private func inline(_ inline: MarkdownInline) -> String {
    switch inline {
    case .text(let text): return escaped(text)
    case .code(let code): return "<code>\(escaped(code))</code>"
    case .emphasis(let children): return "<em>\(self.inline(children))</em>"
    case .strong(let children): return "<strong>\(self.inline(children))</strong>"
    case .strikethrough(let children): return "<del>\(self.inline(children))</del>"
    case .link(let children, let address, let title):
      let title = title.map { " title=\"\(escaped($0))\"" } ?? ""
      return "<a href=\"\(encoded(address))\"\(title)>\(self.inline(children))</a>"
    case .image(let alternative, let address, let title):
      let title = title.map { " title=\"\(escaped($0))\"" } ?? ""
      return "<img src=\"\(encoded(address))\" alt=\"\(escaped(alternative))\"\(title) />"
    case .html(let html): return html
    case .softBreak: return "\n"
    case .hardBreak: return "<br />\n"
    }
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func encoded(_ address: String) -> String {
    let plain = Set("-_.+!*'(),%#@?=;:/,+$~&".utf8)
    var result = ""
    for byte in address.utf8 {
      let isPlain =
        plain.contains(byte) || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
      if isPlain {
        result += byte == UInt8(ascii: "&") ? "&amp;" : String(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
