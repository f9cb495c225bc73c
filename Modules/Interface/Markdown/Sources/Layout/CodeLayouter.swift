import TerminalUI

/// Lays out code between two thin lines, so that text copied from the screen is the code. A line that is too long
/// continues below, after a sign.
struct CodeLayouter {
  private static let continued = StyledLine(TextSpan("↳ ", SpanAppearance(tint: .secondary)))

  let style: MarkdownStyle
  let width: Int

  func layout(_ code: MarkdownCode) -> BlockLayout {
    let chunks = code.chunks.map { chunk in
      BlockLayout.Part(layout: chunk.memory.layout(at: width, style) { layout(chunk) })
    }
    return BlockLayout(
      [.init(layout: BlockLayout([head(of: code)]))] + chunks
        + [.init(layout: BlockLayout([BlockLayouter.rule(width)]))])
  }

  /// The line above the code. It ends with the mark that copies the code, where there is room.
  private func head(of code: MarkdownCode) -> StyledLine {
    guard let mark = mark(of: code) else { return head(code.language, width) }
    let end = mark.padded(leading: 1, trailing: 1) + BlockLayouter.rule(2)
    return head(code.language, BlockLayouter.rule(width).width - end.width) + end
  }

  private func mark(of code: MarkdownCode) -> StyledLine? {
    guard let title = style.copyTitle else { return nil }
    let look = SpanAppearance(tint: .link, copy: CopySource { code.text })
    return [title, String(title.prefix(1))].map { StyledLine(TextSpan($0, look)) }.first { $0.width + 6 <= width }
  }

  /// A thin line, with the language in it where there is room.
  private func head(_ language: String, _ width: Int) -> StyledLine {
    let rule = BlockLayouter.rule(width)
    let label = StyledLine(TextSpan(language, SpanAppearance(tint: .secondary))).truncated(to: rule.width - 6)
    guard !language.isEmpty, label.width > 0 else { return rule }
    return BlockLayouter.rule(2) + label.padded(leading: 1, trailing: 1)
      + BlockLayouter.rule(rule.width - 4 - label.width)
  }

  private func layout(_ chunk: CodeChunk) -> BlockLayout {
    var rows: [StyledLine] = []
    for (index, tokens) in chunk.tokens.enumerated() {
      let goesOn = chunk.continues && index == 0 && width - Self.continued.width > 1
      rows += goesOn ? continuing(tokens) : lines(of: tokens)
    }
    return BlockLayout(rows)
  }

  /// The rest of a line that began in the previous chunk.
  private func continuing(_ tokens: [CodeToken]) -> [StyledLine] {
    flow(of: tokens).chopped(to: width - Self.continued.width).map { (Self.continued + $0).ended }
  }

  private func lines(of tokens: [CodeToken]) -> [StyledLine] {
    let flow = flow(of: tokens)
    let whole = flow.chopped(to: width)
    let inner = width - Self.continued.width
    guard whole.count > 1, inner > 1 else { return whole }
    return flow.chopped(to: inner).enumerated().map { ($0 == 0 ? $1 : Self.continued + $1).ended }
  }

  private func flow(of tokens: [CodeToken]) -> TextFlow {
    TextFlow(Self.withoutTabs(tokens).map { TextSpan($0.text, Self.look(of: $0.kind)) })
  }

  /// Tabs count from the beginning of the line, not of the token.
  private static func withoutTabs(_ tokens: [CodeToken]) -> [CodeToken] {
    guard tokens.contains(where: { $0.text.utf8.contains(0x09) }) else { return tokens }
    var column = 0
    return tokens.map { token in
      var text = ""
      for (index, piece) in token.text.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
        if index > 0 {
          text += String(repeating: " ", count: 4 - column % 4)
          column += 4 - column % 4
        }
        text += piece
        column += StyledLine(TextSpan(String(piece))).width
      }
      return CodeToken(kind: token.kind, text: text)
    }
  }

  private static func look(of kind: CodeToken.Kind) -> SpanAppearance {
    switch kind {
    case .plain: SpanAppearance()
    case .keyword: SpanAppearance(.bold, tint: .purple)
    case .type: SpanAppearance(tint: .cyan)
    case .string: SpanAppearance(tint: .green)
    case .comment: SpanAppearance(.italic, tint: .secondary)
    case .number: SpanAppearance(tint: .orange)
    case .name: SpanAppearance(tint: .blue)
    case .added: SpanAppearance(tint: .success)
    case .removed: SpanAppearance(tint: .danger)
    case .place: SpanAppearance(tint: .cyan)
    }
  }
}
