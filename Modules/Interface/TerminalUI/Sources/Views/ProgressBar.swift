import Terminal

/// The completed fraction of some work.
struct Progress: Hashable, Sendable {
  /// From 0 to 1.
  private let fraction: Double

  /// A fraction of a whole, clamped to 0...1; 0 for a value or total that is no number.
  init(value: Double, total: Double) {
    let fraction = value / total
    self.fraction = total > 0 && fraction > 0 ? min(fraction, 1) : 0
  }

  /// The nearest number of parts; all of them only when the work is complete.
  func parts(of count: Int) -> Int {
    fraction == 1 ? count : min(Int((fraction * Double(count)).rounded()), max(0, count - 1))
  }
}

/// A label and a bar beside it; line by line, the percentage.
struct ProgressBar: View {
  @Environment(\.isPlain) private var isPlain
  @State private var spoken = SpokenPercent()
  let label: String
  let progress: Progress

  var body: some View {
    if isPlain {
      Text(line: (label.isEmpty ? "" : label + ": ") + "\(spoken.percent(of: progress))%")
    } else {
      HStack(spacing: 1) {
        if !label.isEmpty { Text(line: label).foregroundStyle(.secondary).layoutPriority(1) }
        Bar(progress: progress)
      }
    }
  }
}

/// The percentage that the line-by-line host prints: it changes in steps of ten.
@MainActor private final class SpokenPercent {
  private var spoken: Int?

  func percent(of progress: Progress) -> Int {
    let percent = progress.parts(of: 100)
    if let spoken, abs(percent - spoken) < 10, percent != 100 { return spoken }
    spoken = percent
    return percent
  }
}

private struct Bar: PrimitiveView {
  let progress: Progress

  func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    evaluation.add(
      BarElement(progress: progress, doneStyle: environment.style(.accent), restStyle: environment.style(.secondary)))
  }
}

/// A line with the completed part of its cells drawn thick. It takes the offered width.
private struct BarElement: Element {
  let progress: Progress
  let doneStyle: Style, restStyle: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: max(1, proposal.width ?? 20), height: 1)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let width = node.frame.size.width
    let done = progress.parts(of: width)
    let (thick, thin) = (SafeText("━"), SafeText("─"))
    for x in 0..<max(0, min(width, canvas.clip.maxX)) {
      canvas.write(x < done ? thick : thin, x: x, style: x < done ? doneStyle : restStyle)
    }
  }
}
