import Terminal

/// Where the lines of a `LinesView` come from. It is asked often, so it keeps what it laid out for a width.
@MainActor public protocol LineSource {
  /// The cells that its lines take when they may be `width` cells wide.
  func extent(at width: Int) -> LineExtent

  /// Some of its lines, counted from 0 and within its rows, none wider than `width`.
  func lines(_ rows: Range<Int>, at width: Int) -> [StyledLine]
}

/// How much room lines take, in cells.
public struct LineExtent: Hashable, Sendable {
  /// The widest line, and how many lines.
  public var columns: Int, rows: Int

  /// An extent from its parts.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// Lines that something else lays out: however many there are, only those that show are asked for and painted.
public struct LinesView: PrimitiveView {
  private let source: any LineSource

  /// The lines of a source.
  public init(_ source: any LineSource) {
    self.source = source
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let (look, palette) = (evaluation.environment.text, evaluation.environment.palette)
    evaluation.add(LinesElement(source: source, look: look, palette: palette))
  }
}

@MainActor private final class LinesElement: Element {
  private let source: any LineSource
  private let look: TextAppearance
  private let palette: Palette
  /// The widths that were offered, and what came of it.
  private var measured: [(offered: Int, extent: LineExtent)] = []

  init(source: any LineSource, look: TextAppearance, palette: Palette) {
    self.source = source
    self.look = look
    self.palette = palette
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let offered = proposal.width ?? Proposal.unbounded
    // A stack asks what the least is; laying out a long text a cell wide would be the dearest answer.
    guard offered > 0 else { return Size(width: 1, height: 1) }
    let extent = known(offered)?.extent ?? source.extent(at: offered)
    if known(offered) == nil { measured.append((offered, extent)) }
    return Size(width: extent.columns, height: extent.rows)
  }

  /// What was laid out for more room and fits into this too. Without it a stack that asks again, with the room that its
  /// first answer needs, could get another answer.
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
