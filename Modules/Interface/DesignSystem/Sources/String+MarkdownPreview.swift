import Markdown

extension String {
  /// The text of Markdown in one line, without its signs: for rows that show the beginning of a message.
  ///
  /// All of the text is parsed, so pass only its beginning. Reasoning is included only where there is no answer yet.
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
