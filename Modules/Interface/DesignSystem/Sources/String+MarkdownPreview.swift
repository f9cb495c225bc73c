import Markdown

extension String {
  /// What a Markdown text says, in one line and without its signs: for rows that show how a message begins.
  ///
  /// The whole text is read, so give it the beginning of one. What a model thought before it answered counts only where
  /// there is no answer yet.
  public var markdownPreview: String {
    let blocks = MarkdownDocument(self).blocks
    let answer = blocks.filter { if case .reasoning = $0.kind { false } else { true } }
    let words = (answer.isEmpty ? blocks : answer).previews.joined(separator: " ")
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension [MarkdownBlock] {
  fileprivate var previews: [String] { flatMap(\.previews) }
}

extension MarkdownBlock {
  fileprivate var previews: [String] {
    switch kind {
    case .heading(_, let inlines): [inlines.plainText]
    case .paragraph(let words): [words.inlines.plainText]
    case .quote(let blocks): blocks.previews
    case .list(let list): list.items.flatMap { ["•"] + $0.blocks.previews }
    case .code(let code): [code.text]
    case .table(let table): ([table.header] + table.rows).flatMap { $0.cells.map(\.plainText) }
    case .html(let text): [text]
    case .rule: []
    case .reasoning(let reasoning): reasoning.blocks.previews
    }
  }
}
