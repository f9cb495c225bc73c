public import TerminalUI

/// Markdown as lines of styled text. The cost of a frame depends on the visible lines and the changes, not on the
/// length.
public struct MarkdownView: View {
  @Environment(\.language) private var language
  private let document: MarkdownDocument
  private let style: MarkdownStyle

  /// A whole document.
  public init(_ document: MarkdownDocument, style: MarkdownStyle = MarkdownStyle()) {
    self.document = document
    self.style = style
  }

  /// Some blocks, as a row of a list.
  public init(_ blocks: [MarkdownBlock], style: MarkdownStyle = MarkdownStyle()) {
    self.init(MarkdownDocument(blocks: blocks), style: style)
  }

  /// The content.
  public var body: some View {
    LinesView(DocumentLines(document: document, style: style))
      .accessibilityLabel(MarkdownSpeech.words(of: document.blocks, in: language))
  }
}

private struct DocumentLines: LineSource {
  let document: MarkdownDocument
  let style: MarkdownStyle

  func extent(at width: Int) -> LineExtent {
    let layout = document.layout(at: width, style)
    return LineExtent(columns: layout.columns, rows: layout.rows)
  }

  func lines(_ rows: Range<Int>, at width: Int) -> [StyledLine] {
    document.layout(at: width, style).lines(rows)
  }
}

extension MarkdownDocument {
  func layout(at width: Int, _ style: MarkdownStyle) -> BlockLayout {
    // A stack asks for the largest width that the text would use; no window is wider.
    let width = min(width, BlockLayouter.mostWidth)
    return memory.layout(at: width, style) { BlockLayouter(style: style).layout(blocks, width: width) }
  }

  /// The document as lines no wider than `width` cells, for printing.
  public func lines(width: Int, style: MarkdownStyle = MarkdownStyle()) -> [StyledLine] {
    let layout = layout(at: max(1, width), style)
    return layout.lines(0..<layout.rows)
  }
}
