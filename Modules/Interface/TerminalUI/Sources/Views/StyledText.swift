import Terminal

/// Text with several looks, as one text: it wraps as `Text` does.
public struct StyledText: PrimitiveView {
  private let flow: TextFlow

  /// Text of any length and origin.
  public init(_ spans: [TextSpan]) {
    flow = TextFlow(spans)
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    LinesView(WrappedFlow(flow)).evaluate(in: evaluation)
  }
}

/// A flow with its lines at the last width, because wrapping is expensive.
private final class WrappedFlow: LineSource {
  private let flow: TextFlow
  private var wrapped: (width: Int, lines: [StyledLine])?

  init(_ flow: TextFlow) {
    self.flow = flow
  }

  func extent(at width: Int) -> LineExtent {
    let lines = all(at: width)
    return LineExtent(columns: lines.map(\.width).max() ?? 0, rows: lines.count)
  }

  func lines(_ rows: Range<Int>, at width: Int) -> [StyledLine] {
    Array(all(at: width)[rows])
  }

  private func all(at width: Int) -> [StyledLine] {
    if let wrapped, wrapped.width == width { return wrapped.lines }
    let lines = flow.wrapped(to: width)
    wrapped = (width, lines)
    return lines
  }
}
