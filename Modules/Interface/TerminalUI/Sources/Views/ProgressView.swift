import Terminal

/// Shows that work is in progress, or how much is done.
///
/// Work without a known end shows a small turning figure. It moves only while it is on screen. Where motion is
/// reduced, a still sign replaces it, and the app never wakes for it.
public struct ProgressView: PrimitiveView {
  private static let steps: [SafeText] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let interval = 100
  private static let stillSign = SafeText("⋯")
  let label: String
  let progress: Progress?

  /// A small turning figure, and a label.
  public init(_ label: String = "") {
    self.label = label
    progress = nil
  }

  /// A bar that is filled by the completed part, after a label.
  /// - Parameters:
  ///   - value: The completed part, from 0 to `total`; nil while it is unknown, for the turning figure.
  ///   - total: The whole. A total that is not a positive number shows no progress.
  public init(_ label: String = "", value: Double?, total: Double = 1) {
    self.label = label
    progress = value.map { Progress(value: $0, total: total) }
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    if let progress { return ProgressBar(label: label, progress: progress).evaluate(in: evaluation) }
    if evaluation.environment.isPlain { return evaluation.add(SpokenProgressElement(label: label)) }
    let environment = evaluation.environment
    let step = evaluation.environment.reducesMotion ? Self.stillSign : turningStep(in: evaluation)
    let words = label.isEmpty ? SafeText() : SafeText(" ") + SafeText(untrustedLine: label)
    evaluation.add(
      SpansElement(spans: [
        (step, environment.style(.accent)),
        (words, environment.style(.secondary)),
      ]))
  }

  /// The present step of the figure; requests the frame of the next step.
  private func turningStep(in evaluation: Evaluation) -> SafeText {
    evaluation.requestFrame(after: Self.interval - evaluation.milliseconds % Self.interval)
    return Self.steps[evaluation.milliseconds / Self.interval % Self.steps.count]
  }
}

/// Progress in words.
private struct SpokenProgressElement: Element {
  let label: String

  func measure(_ proposal: Proposal, _ node: Node) -> Size { Size(width: 0, height: 1) }

  func read(_ node: Node, by reader: PlainReader) {
    reader.progress(label, at: node.identity)
  }
}
