import Terminal

/// Half a row in a colour, above or below a view that is filled with it: the view then has half a row of space inside.
/// It is blank where the terminal has too few colours for backgrounds.
public struct HalfRow: PrimitiveView {
  /// The half that is coloured.
  public enum Half: Sendable {
    case upper, lower
  }

  let half: Half
  let tint: Tint

  /// A row, half of it in a colour.
  public init(_ half: Half, _ tint: Tint) {
    self.half = half
    self.tint = tint
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    let sign: StaticString = half == .upper ? "▀" : "▄"
    let isShown = !environment.isPlain && environment.palette.hasSurfaces
    evaluation.add(DividerElement(sign: isShown ? SafeText(sign) : nil, style: environment.style(tint)))
  }
}
