import Markdown

/// A document in one line, for tables of small inputs: `h2("a") p("b" em("c"))`.
enum Outline {
  static func of(_ source: String) -> String { blocks(MarkdownDocument(source).blocks) }

  static func blocks(_ blocks: [MarkdownBlock]) -> String { blocks.map { block($0.kind) }.joined(separator: " ") }

  private static func block(_ kind: MarkdownBlock.Kind) -> String {
    switch kind {
    case .heading(let level, let words): "h\(level)(\(inlines(words)))"
    case .paragraph(let words): "p(\(inlines(words.inlines)))"
    case .quote(let inner): "quote(\(blocks(inner)))"
    case .list(let list): self.list(list)
    case .code(let code): "code(\(code.language)\(code.isClosed ? "" : "…")\(quoted(code.text)))"
    case .table(let table): self.table(table)
    case .html(let text): "html(\(quoted(text)))"
    case .rule: "rule"
    case .reasoning(let reasoning): "think\(reasoning.isComplete ? "" : "…")(\(blocks(reasoning.blocks)))"
    }
  }

  private static func list(_ list: MarkdownList) -> String {
    let items = list.items.map { item in
      (item.isDone.map { $0 ? "[x]" : "[ ]" } ?? "") + blocks(item.blocks)
    }
    return (list.start.map { "ol\($0)" } ?? "ul") + (list.isTight ? "" : "-loose") + "{"
      + items.joined(separator: " | ") + "}"
  }

  private static func table(_ table: MarkdownTable) -> String {
    let signs = table.alignments.map { [.none: "-", .leading: "<", .center: "^", .trailing: ">"][$0] ?? "?" }
    let rows = ([table.header] + table.rows).map { $0.cells.map(inlines).joined(separator: ", ") }
    return "table[\(signs.joined())]{" + rows.joined(separator: " | ") + "}"
  }

  static func inlines(_ inlines: [MarkdownInline]) -> String { inlines.map(inline).joined(separator: " ") }

  private static func inline(_ inline: MarkdownInline) -> String {
    switch inline {
    case .text(let text): quoted(text)
    case .code(let text): "code(\(quoted(text)))"
    case .emphasis(let children): "em(\(inlines(children)))"
    case .strong(let children): "b(\(inlines(children)))"
    case .strikethrough(let children): "del(\(inlines(children)))"
    case .link(let children, let address, let title):
      "a(\(inlines(children)) → \(address)\(title.map { " " + quoted($0) } ?? ""))"
    case .image(let alternative, let address, let title):
      "img(\(alternative) → \(address)\(title.map { " " + quoted($0) } ?? ""))"
    case .html(let text): "tag(\(text))"
    case .softBreak: "⏎"
    case .hardBreak: "br"
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("\n", with: "⏎") + "'" }
}
