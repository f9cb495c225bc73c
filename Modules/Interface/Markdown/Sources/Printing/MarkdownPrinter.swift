public import TerminalUI

/// Prints arriving Markdown in lines below each other: each settled line once, and the open lines, which may still
/// change, as often as needed.
///
/// A block is settled when it is complete; before that, each complete item of a list, and each line of fenced code.
/// Printed lines are not changed: when a list turns out to need wider numbers, or space between its items, only its
/// further lines have them.
public struct MarkdownPrinter: Sendable {
  private let style: MarkdownStyle
  private var stream = StreamingMarkdown()
  /// The number of blocks that were printed completely.
  private var blocks = 0
  /// The number of printed items of the next block, or rows of its code.
  private var parts = 0
  /// The width at which the code was begun; its rows are counted at that width.
  private var codeWidth: Int?

  /// A printer that has read nothing.
  public init(style: MarkdownStyle = MarkdownStyle()) {
    self.style = style
  }

  /// Adds the next piece, of any size.
  public mutating func append(_ piece: String) { stream.append(piece) }

  /// The newly settled lines, none wider than `width` cells. The next call returns those after them.
  public mutating func consumeSettled(width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for block in stream.committed[blocks...] {
      lines += rows(of: block.kind, width)
      complete()
    }
    guard let begun = stream.settledPart else { return lines }
    // The line below the code is still to come.
    let part = rows(of: begun, width)
    switch begun {
    case .code where part.count > 1:
      lines += part.dropLast()
      if codeWidth == nil { codeWidth = width }
      parts += part.count - 1 - (parts == 0 && blocks > 0 ? 1 : 0)
    case .list(let list):
      lines += part
      parts = list.series.count
    default: break
    }
    return lines
  }

  /// The open lines, below the settled ones.
  public func open(width: Int) -> [StyledLine] {
    var rest = self
    return rest.finish(width: width, stream.tail.blocks)
  }

  /// All remaining lines, at the end of the text.
  public mutating func finish(width: Int) -> [StyledLine] {
    consumeSettled(width: width) + finish(width: width, stream.tail.blocks)
  }

  private mutating func finish(width: Int, _ tail: [MarkdownBlock]) -> [StyledLine] {
    var lines: [StyledLine] = []
    for block in tail {
      lines += rows(of: block.kind, width)
      complete()
    }
    return lines
  }

  private mutating func complete() {
    blocks += 1
    (parts, codeWidth) = (0, nil)
  }

  /// The lines of the next block that were not yet printed, with the empty line before it.
  private func rows(of kind: MarkdownBlock.Kind, _ width: Int) -> [StyledLine] {
    let layouter = BlockLayouter(style: style)
    func all(_ kind: MarkdownBlock.Kind, _ width: Int) -> [StyledLine] {
      let layout = layouter.layout(MarkdownBlock(id: blocks, kind), width: max(1, width))
      return layout.lines(0..<layout.rows)
    }
    guard parts > 0 else { return (blocks > 0 ? [StyledLine()] : []) + all(kind, width) }
    switch kind {
    case .list(let list):
      let items = list.items.dropFirst(parts)
      if items.isEmpty { return [] }
      let rest = MarkdownList(start: list.start.map { $0 + parts }, isTight: list.isTight, items: Array(items))
      return (list.isTight ? [] : [StyledLine()]) + all(.list(rest), width)
    default: return Array(all(kind, codeWidth ?? width).dropFirst(parts))
    }
  }
}
