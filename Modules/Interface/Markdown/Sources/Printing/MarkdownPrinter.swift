public import TerminalUI

/// Markdown as it arrives, in lines for whoever prints them one below the other: each line that stays once, and those
/// that may still change as often as they are wanted.
///
/// A block stays when it is complete, and so does an item of a list and a line of fenced code before the rest of it.
/// What was printed is not taken back: a list that turns out to need wider numbers, or room between its items, has
/// them from there on.
public struct MarkdownPrinter: Sendable {
  private let style: MarkdownStyle
  private var stream = StreamingMarkdown()
  /// How many blocks were printed as a whole.
  private var blocks = 0
  /// How many items of the next one, or rows of its code.
  private var parts = 0
  /// The width that the code was begun with: its rows are counted at that.
  private var codeWidth: Int?

  /// A printer that has read nothing.
  public init(style: MarkdownStyle = MarkdownStyle()) {
    self.style = style
  }

  /// Takes the next piece, of any size.
  public mutating func append(_ piece: String) { stream.append(piece) }

  /// The lines that stay from now on, none of them wider than `width` cells. The next call gives those after them.
  public mutating func consumeSettled(width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for block in stream.committed[blocks...] {
      lines += rows(of: block.kind, width)
      complete()
    }
    guard let begun = stream.settledPart else { return lines }
    // The line below code is still to come.
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

  /// The lines below those that stay, as they are so far.
  public func open(width: Int) -> [StyledLine] {
    var rest = self
    return rest.finish(width: width, stream.tail.blocks)
  }

  /// All lines that were not taken: the text has come to its end.
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

  /// What was not printed yet of the next block, with the empty line before it.
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
