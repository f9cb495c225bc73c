import Terminal

/// The source of a `LinesView`'s lines. It is asked often, so it caches its layout for a width.
@MainActor public protocol LineSource {
  /// The cells that its lines occupy when they may be `width` cells wide.
  func extent(at width: Int) -> LineExtent

  /// Some of its lines, counted from 0 and within its rows, none wider than `width`.
  func lines(_ rows: Range<Int>, at width: Int) -> [StyledLine]
}

/// The size of lines, in cells.
public struct LineExtent: Hashable, Sendable {
  /// The width of the widest line, and the number of lines.
  public var columns: Int, rows: Int

  /// An extent.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// Lines with a layout of their own. Only the visible ones are asked for and painted, however many there are.
public struct LinesView: PrimitiveView {
  private let source: any LineSource

  /// The lines of a source.
  public init(_ source: any LineSource) {
    self.source = source
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let (look, palette) = (evaluation.environment.text, evaluation.environment.palette)
    let element = LinesElement(source: source, look: look, palette: palette)
    if evaluation.environment.hasCaretAtEnd { element.caret = evaluation.environment.style(.accent) }
    evaluation.add(element)
  }
}

extension View {
  /// Ends text inside with a caret, to show that more of it arrives.
  public func caretAtEnd(_ isOn: Bool = true) -> some View {
    EnvironmentView(content: self) { $0.hasCaretAtEnd = isOn }
  }
}

@MainActor private final class LinesElement: Element {
  /// The style of the caret after the last line; nil for none.
  var caret: Style?
  private let source: any LineSource
  private let look: TextAppearance
  private let palette: Palette
  /// The widths that were offered, and the resulting sizes.
  private var measured: [(offered: Int, extent: LineExtent)] = []

  init(source: any LineSource, look: TextAppearance, palette: Palette) {
    self.source = source
    self.look = look
    self.palette = palette
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let offered = proposal.width ?? Proposal.unbounded
    // A stack asks for the least size; wrapping a long text to one cell would be the most expensive answer.
    guard offered > 0 else { return Size(width: 1, height: 1) }
    let extent = known(offered)?.extent ?? source.extent(at: offered)
    if known(offered) == nil { measured.append((offered, extent)) }
    return Size(width: extent.columns, height: extent.rows)
  }

  /// A layout for a larger width that also fits this one. It makes sure that a stack which asks again, with the width
  /// of the first answer, gets the same answer.
  private func known(_ offered: Int) -> (offered: Int, extent: LineExtent)? {
    measured.first { $0.extent.columns <= offered && offered <= $0.offered }
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let size = node.frame.size
    let own = LineExtent(columns: max(1, size.width), rows: size.height)
    let width = (measured.last { $0.extent == own } ?? known(own.columns))?.offered ?? own.columns
    let rows = source.extent(at: width).rows
    let first = min(rows, max(0, canvas.clip.minY - canvas.bounds.minY))
    let last = min(rows, max(first, canvas.clip.maxY - canvas.bounds.minY))
    guard first < last else { return }
    let lines = source.lines(first..<last, at: width)
    for (row, line) in zip(first..<last, lines) { paint(line, row: row, on: canvas) }
    if let caret, last == rows, let end = lines.last?.width {
      canvas.write(SafeText("▍"), x: end, y: last - 1, style: caret)
    }
    guard lines.contains(where: { $0.softBreak != nil }) else { return }
    let breaks = lines.map(\.softBreak)
    canvas.moved(to: Rect(x: 0, y: first, width: size.width, height: lines.count)).registerWrapping { breaks }
  }

  private func paint(_ line: StyledLine, row: Int, on canvas: Canvas) {
    var x = 0
    for piece in line.pieces {
      let link = piece.look.link.flatMap(Hyperlink.init(untrusted:))
      canvas.write(piece.text, x: x, y: row, style: look.style(of: piece.look, palette), link: link)
      if let copy = piece.look.copy {
        canvas.moved(to: Rect(x: x, y: row, width: piece.width, height: 1)).registerCopySource(copy)
      }
      x += piece.width
    }
  }
}
