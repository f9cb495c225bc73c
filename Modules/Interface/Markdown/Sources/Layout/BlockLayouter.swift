import TerminalUI

/// Lays out blocks for a width. No line is wider than that; nested blocks are indented only while there is room for
/// words.
struct BlockLayouter {
  /// The least room for text beside a margin, in cells.
  private static let leastWidth = 8
  /// The longest thematic break, in cells: a stack may ask for the preferred width of a block.
  private static let longestRule = 512

  /// The widest line, in cells: that of the widest window. Without this limit, the preferred width of a paragraph
  /// took the square of its length.
  static let mostWidth = WindowSize.largest.columns

  let style: MarkdownStyle

  /// Blocks below each other, with an empty line between them unless `isClose`.
  func layout(_ blocks: [MarkdownBlock], width: Int, level: Int = 0, isClose: Bool = false) -> BlockLayout {
    if blocks.count == 1 { return layout(blocks[0], width: width, level: level) }
    let key = LayoutKey(width: width, style: style, variant: isClose ? 1 : 0)
    return BlockLayout(blocks.groups, key: key, apart: isClose ? 0 : 1, memory: \.memory) { _, block in
      BlockLayout.Part(layout: layout(block, width: width, level: level))
    }
  }

  /// One block; `level` is the number of lists around it.
  func layout(_ block: MarkdownBlock, width: Int, level: Int = 0) -> BlockLayout {
    block.memory.layout(at: width, style) { make(block.kind, max(1, width), level) }
  }

  private func make(_ kind: MarkdownBlock.Kind, _ width: Int, _ level: Int) -> BlockLayout {
    switch kind {
    case .paragraph(let words): paragraph(words, width)
    case .heading(let level, let words): text(words, Self.look(ofHeading: level), width)
    case .quote(let blocks): quote(blocks, width, level)
    case .list(let list): self.list(list, width, level)
    case .code(let code): CodeLayouter(style: style, width: width).layout(code)
    case .table(let table): TableLayouter(table: table, style: style, width: width).layout()
    case .html(let html): BlockLayout(TextFlow([TextSpan(html, SpanAppearance(tint: .secondary))]).wrapped(to: width))
    case .rule: BlockLayout([Self.rule(width)])
    case .reasoning(let reasoning): self.reasoning(reasoning, width, level)
    }
  }

  private func text(_ words: [MarkdownInline], _ look: SpanAppearance, _ width: Int) -> BlockLayout {
    BlockLayout(TextFlow(InlineSpans.spans(of: words, style, look: look)).wrapped(to: width))
  }

  /// The stretches of a paragraph, each of which continues the last line of the one before it.
  private func paragraph(_ words: ParagraphText, _ width: Int) -> BlockLayout {
    let key = LayoutKey(width: width, style: style)
    var parts: [BlockLayout.Part] = []
    var last = StyledLine()
    for stretch in words.stretches {
      let start = last
      let layout = stretch.memory.value(for: key) {
        let lines = TextFlow(start.spans + InlineSpans.spans(of: stretch.inlines, style)).wrapped(to: width)
        return .init(complete: BlockLayout(lines.dropLast()), last: lines.last ?? StyledLine())
      }
      parts.append(.init(layout: layout.complete))
      last = layout.last
    }
    return BlockLayout(parts + [.init(layout: BlockLayout([last]))])
  }

  /// The levels can be distinguished without colours too.
  private static func look(ofHeading level: Int) -> SpanAppearance {
    switch level {
    case 1: SpanAppearance([.bold, .underline])
    case 2: SpanAppearance(.bold)
    default: SpanAppearance([.bold, .italic])
    }
  }

  private func quote(_ blocks: [MarkdownBlock], _ width: Int, _ level: Int) -> BlockLayout {
    let bar = StyledLine(TextSpan("│ ", SpanAppearance(tint: .secondary)))
    guard width - bar.width >= Self.leastWidth else { return layout(blocks, width: width, level: level) }
    let inner = layout(blocks, width: width - bar.width, level: level)
    return BlockLayout([BlockLayout.Part(layout: inner, first: bar, rest: bar)])
  }

  private func reasoning(_ reasoning: MarkdownReasoning, _ width: Int, _ level: Int) -> BlockLayout {
    let words = style.reasoningTitle + (reasoning.isComplete ? "" : "…")
    let title = BlockLayout(TextFlow([TextSpan(words, SpanAppearance(.italic, tint: .secondary))]).wrapped(to: width))
    guard style.showsReasoning, !reasoning.blocks.isEmpty else { return title }
    return BlockLayout([.init(layout: title), .init(layout: quote(reasoning.blocks, width, level))])
  }

  /// A thematic break.
  static func rule(_ width: Int) -> StyledLine {
    StyledLine(TextSpan(String(repeating: "─", count: min(width, longestRule)), SpanAppearance(tint: .secondary)))
  }
}

extension BlockLayouter {
  private func list(_ list: MarkdownList, _ width: Int, _ level: Int) -> BlockLayout {
    let column = list.start.map { Self.width(ofNumber: $0 + list.series.count - 1, in: list) }
    let key = LayoutKey(width: width, style: style, variant: column ?? 0)
    return BlockLayout(list.series.groups, key: key, apart: list.isTight ? 0 : 1, memory: \.memory) { index, item in
      let layout = item.memory.value(for: key) {
        let marker = StyledLine(
          TextSpan(Self.marker(of: item, list.start.map { $0 + index }, level), SpanAppearance(tint: .secondary)))
        return self.item(item, marker, column ?? marker.width, width, level: level + 1, isClose: list.isTight)
      }
      return BlockLayout.Part(layout: layout)
    }
  }

  /// An item after its marker, aligned with the other markers; below the marker where there is no room beside it.
  private func item(
    _ item: MarkdownItem, _ marker: StyledLine, _ column: Int, _ width: Int, level: Int, isClose: Bool
  ) -> BlockLayout {
    let indent = column + 1
    guard width - indent >= Self.leastWidth else {
      let inner = layout(item.blocks, width: width, level: level, isClose: isClose)
      return BlockLayout([.init(layout: BlockLayout([marker.truncated(to: width)])), .init(layout: inner)])
    }
    let inner = layout(item.blocks, width: width - indent, level: level, isClose: isClose)
    let shown = inner.rows == 0 ? BlockLayout([StyledLine()]) : inner
    let margin = marker.padded(leading: column - marker.width, trailing: 1)
    return BlockLayout([.init(layout: shown, first: margin, rest: .blank(indent))])
  }

  /// The cells of a number with its point, and of the task's box if the list has one.
  private static func width(ofNumber number: Int, in list: MarkdownList) -> Int {
    String(number).utf8.count + (list.series.groups.contains { $0.contains { $0.isDone != nil } } ? 5 : 1)
  }

  private static func marker(of item: MarkdownItem, _ number: Int?, _ level: Int) -> String {
    let task = item.isDone.map { $0 ? "[x]" : "[ ]" }
    if let number { return ["\(number).", task].compactMap { $0 }.joined(separator: " ") }
    return task ?? ["•", "◦", "▪"][level % 3]
  }
}
