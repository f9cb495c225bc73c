import TerminalUI

/// Lays blocks out for a width. Whatever the width, no line is wider; what stands in a block is indented only as long
/// as there is room for words.
struct BlockLayouter {
  /// What a margin must leave to the words beside it, in cells.
  private static let leastWidth = 8
  /// Lines across are no longer than this, in cells: a stack may ask what a block would like to have.
  private static let longestRule = 512

  let style: MarkdownStyle

  /// Blocks below each other, with an empty line between them unless they stand close.
  func layout(_ blocks: [MarkdownBlock], width: Int, level: Int = 0, isClose: Bool = false) -> BlockLayout {
    if blocks.count == 1 { return layout(blocks[0], width: width, level: level) }
    let parts = blocks.map { BlockLayout.Part(layout: layout($0, width: width, level: level)) }
    return BlockLayout(parts, apart: isClose ? 0 : 1)
  }

  /// One block; `level` counts the lists around it.
  func layout(_ block: MarkdownBlock, width: Int, level: Int = 0) -> BlockLayout {
    block.memory.layout(at: width, style) { make(block.kind, max(1, width), level) }
  }

  private func make(_ kind: MarkdownBlock.Kind, _ width: Int, _ level: Int) -> BlockLayout {
    switch kind {
    case .paragraph(let words): text(words, SpanLook(), width)
    case .heading(let level, let words): text(words, Self.look(ofHeading: level), width)
    case .quote(let blocks): quote(blocks, width, level)
    case .list(let list): self.list(list, width, level)
    case .code(let code): CodeLayouter(style: style, width: width).layout(code)
    case .table(let table): TableLayouter(table: table, style: style, width: width).layout()
    case .html(let html): BlockLayout(TextFlow([TextSpan(html, SpanLook(tint: .secondary))]).wrapped(to: width))
    case .rule: BlockLayout([Self.rule(width)])
    case .reasoning(let reasoning): self.reasoning(reasoning, width, level)
    }
  }

  private func text(_ words: [MarkdownInline], _ look: SpanLook, _ width: Int) -> BlockLayout {
    BlockLayout(TextFlow(InlineSpans.spans(of: words, style, look: look)).wrapped(to: width))
  }

  /// The levels differ without colours too.
  private static func look(ofHeading level: Int) -> SpanLook {
    switch level {
    case 1: SpanLook([.bold, .underline], tint: .accent)
    case 2: SpanLook(.bold, tint: .accent)
    default: SpanLook([.bold, .italic])
    }
  }

  private func quote(_ blocks: [MarkdownBlock], _ width: Int, _ level: Int) -> BlockLayout {
    let bar = StyledLine(TextSpan("│ ", SpanLook(tint: .secondary)))
    guard width - bar.width >= Self.leastWidth else { return layout(blocks, width: width, level: level) }
    let inner = layout(blocks, width: width - bar.width, level: level)
    return BlockLayout([BlockLayout.Part(layout: inner, first: bar, rest: bar)])
  }

  private func reasoning(_ reasoning: MarkdownReasoning, _ width: Int, _ level: Int) -> BlockLayout {
    let words = style.reasoningTitle + (reasoning.isComplete ? "" : "…")
    let title = BlockLayout(TextFlow([TextSpan(words, SpanLook(.italic, tint: .secondary))]).wrapped(to: width))
    guard style.showsReasoning, !reasoning.blocks.isEmpty else { return title }
    return BlockLayout([.init(layout: title), .init(layout: quote(reasoning.blocks, width, level))])
  }

  /// A line across.
  static func rule(_ width: Int) -> StyledLine {
    StyledLine(TextSpan(String(repeating: "─", count: min(width, longestRule)), SpanLook(tint: .secondary)))
  }
}

extension BlockLayouter {
  private func list(_ list: MarkdownList, _ width: Int, _ level: Int) -> BlockLayout {
    let markers = list.items.indices.map { StyledLine(TextSpan(marker(of: list, $0, level), SpanLook(tint: .accent))) }
    let widest = markers.map(\.width).max() ?? 0
    var parts: [BlockLayout.Part] = []
    for (item, marker) in zip(list.items, markers) {
      // Numbers stand below each other at their ends.
      let indent = (list.start == nil ? marker.width : widest) + 1
      if width - indent >= Self.leastWidth {
        let margin = marker.padded(leading: indent - 1 - marker.width, trailing: 1)
        let inner = layout(item.blocks, width: width - indent, level: level + 1, isClose: list.isTight)
        let shown = inner.rows == 0 ? BlockLayout([StyledLine()]) : inner
        parts.append(.init(layout: shown, first: margin, rest: .blank(indent)))
      } else {
        let inner = layout(item.blocks, width: width, level: level + 1, isClose: list.isTight)
        let own = BlockLayout([marker.truncated(to: width)])
        parts.append(.init(layout: BlockLayout([.init(layout: own), .init(layout: inner)])))
      }
    }
    return BlockLayout(parts, apart: list.isTight ? 0 : 1)
  }

  private func marker(of list: MarkdownList, _ index: Int, _ level: Int) -> String {
    let task = list.items[index].isDone.map { $0 ? "[x]" : "[ ]" }
    if let start = list.start { return ["\(start + index).", task].compactMap { $0 }.joined(separator: " ") }
    return task ?? ["•", "◦", "▪"][level % 3]
  }
}
