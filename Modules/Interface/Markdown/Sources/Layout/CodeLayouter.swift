import TerminalUI

/// Lays out code between two thin lines, on a background, or after a bar (`CodeFrame`). Without the bar, text copied
/// from the screen is the code. A line that is too long continues below, after a sign.
struct CodeLayouter {
  private static let continued = StyledLine(TextSpan("↳ ", SpanAppearance(tint: .secondary)))

  let style: MarkdownStyle
  /// The cells that all of it may take, and those that the code itself may take.
  private let whole: Int, width: Int
  /// The width of the lines of a block.
  private let end: Int

  init(style: MarkdownStyle, width: Int) {
    self.style = style
    whole = width
    // Beside few words a margin would cost more than it shows.
    self.width = style.codeFrame == .lines || width < 16 ? width : width - 3
    end = min(width, BlockLayouter.rule(width).width)
  }

  func layout(_ code: MarkdownCode) -> BlockLayout {
    let chunks = code.chunks.map { chunk in
      BlockLayout.Part(layout: chunk.memory.layout(at: width, style) { layout(chunk) })
    }
    guard style.codeFrame == .lines else {
      return BlockLayout([.init(layout: BlockLayout([blockHead(of: code)]))] + chunks)
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
    let tint: Tint = style.codeFrame == .lines ? .link : .secondary
    let look = SpanAppearance(tint: tint, copy: CopySource { code.text })
    let mark = StyledLine(TextSpan(title, look))
    return mark.width + 6 <= width ? mark : nil
  }

  /// A thin line, with the language in it where there is room.
  private func head(_ language: String, _ width: Int) -> StyledLine {
    let rule = BlockLayouter.rule(width)
    let label = StyledLine(TextSpan(language, SpanAppearance(tint: .secondary))).truncated(to: rule.width - 6)
    guard !language.isEmpty, label.width > 0 else { return rule }
    return BlockLayouter.rule(2) + label.padded(leading: 1, trailing: 1)
      + BlockLayouter.rule(rule.width - 4 - label.width)
  }

  /// The first line of a block: the language, and the mark that copies the code.
  private func blockHead(of code: MarkdownCode) -> StyledLine {
    let mark = mark(of: code) ?? StyledLine()
    let language = StyledLine(TextSpan(code.language, SpanAppearance(tint: .secondary)))
    let label = language.truncated(to: max(0, width - mark.width - 2))
    return framed(label.padded(leading: 0, trailing: max(0, width - label.width - mark.width)) + mark)
  }

  /// A line of the block, between its margins.
  private func framed(_ line: StyledLine) -> StyledLine {
    switch style.codeFrame {
    case .lines: return line
    case .background: return line.padded(leading: width < whole ? 2 : 0).filled(.surface, to: end)
    case .bar:
      let bar = StyledLine(TextSpan("│ ", SpanAppearance(tint: .secondary)))
      return (width < whole ? bar : StyledLine()) + line + .blank(end - line.width - 2)
    }
  }

  private func layout(_ chunk: CodeChunk) -> BlockLayout {
    var rows: [StyledLine] = []
    for (index, tokens) in chunk.tokens.enumerated() {
      let goesOn = chunk.continues && index == 0 && width - Self.continued.width > 1
      rows += goesOn ? continuing(tokens) : lines(of: tokens)
    }
    return BlockLayout(style.codeFrame == .lines ? rows : rows.map { framed($0).ended })
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
