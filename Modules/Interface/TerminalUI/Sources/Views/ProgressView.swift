import Terminal

/// Shows that something goes on, or how far it has come.
///
/// What only goes on is a small turning figure. It moves only while it is on screen, and not at all where motion is
/// reduced: then a still sign stands in its place, and the app has no reason to wake.
public struct ProgressView: PrimitiveView {
  private static let steps: [SafeText] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let interval = 100
  private static let stillSign = SafeText("⋯")
  let label: String
  let progress: Progress?

  /// A small turning figure, and what goes on in words.
  public init(_ label: String = "") {
    self.label = label
    progress = nil
  }

  /// A bar that is filled as far as the work has come, after what goes on in words.
  /// - Parameters:
  ///   - value: How much is done, from 0 to `total`; nil while that is not known, for the turning figure.
  ///   - total: How much there is to do. Where it is no positive number, nothing is done yet.
  public init(_ label: String = "", value: Double?, total: Double = 1) {
    self.label = label
    progress = value.map { Progress(value: $0, total: total) }
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    if let progress { return ProgressBar(label: label, progress: progress).evaluate(in: evaluation) }
    if evaluation.environment.isPlain { return evaluation.add(SpokenProgressElement(label: label)) }
    let palette = evaluation.environment.palette
    let step = evaluation.environment.reducesMotion ? Self.stillSign : turningStep(in: evaluation)
    let words = label.isEmpty ? SafeText() : SafeText(" ") + SafeText(untrustedLine: label)
    evaluation.add(
      SpansElement(spans: [
        (step, TextAppearance(foreground: .accent).style(palette)),
        (words, TextAppearance(foreground: .secondary).style(palette)),
      ]))
  }

  /// The figure as it stands now; the next is asked for in time.
  private func turningStep(in evaluation: Evaluation) -> SafeText {
    evaluation.requestFrame(after: Self.interval - evaluation.milliseconds % Self.interval)
    return Self.steps[evaluation.milliseconds / Self.interval % Self.steps.count]
  }
}

/// Progress in words: nothing turns.
private struct SpokenProgressElement: Element {
  let label: String

  func measure(_ proposal: Proposal, _ node: Node) -> Size { Size(width: 0, height: 1) }

  func read(_ node: Node, by reader: PlainReader) {
    reader.progress(label, at: node.identity)
  }
}
