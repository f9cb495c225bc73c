import Terminal

/// How far something has come.
struct Progress: Hashable, Sendable {
  /// From 0 to 1.
  private let fraction: Double

  /// A share of a whole. What is no number, or beyond its ends, is taken for the nearest end.
  init(value: Double, total: Double) {
    let fraction = value / total
    self.fraction = total > 0 && fraction > 0 ? min(fraction, 1) : 0
  }

  /// The nearest share of so many parts; all of them only when nothing is left to do.
  func parts(of count: Int) -> Int {
    fraction == 1 ? count : min(Int((fraction * Double(count)).rounded()), max(0, count - 1))
  }
}

/// A label and a bar beside it; line by line, its per cent.
struct ProgressBar: View {
  @Environment(\.isPlain) private var isPlain
  @State private var told = SpokenPercent()
  let label: String
  let progress: Progress

  var body: some View {
    if isPlain {
      Text(line: (label.isEmpty ? "" : label + ": ") + "\(told.percent(of: progress))%")
    } else {
      HStack(spacing: 1) {
        if !label.isEmpty { Text(line: label).foregroundStyle(.secondary).layoutPriority(1) }
        Bar(progress: progress)
      }
    }
  }
}

/// What was said of a progress. Who listens is told of each tenth, not of each hundredth.
@MainActor private final class SpokenPercent {
  private var told: Int?

  func percent(of progress: Progress) -> Int {
    let percent = progress.parts(of: 100)
    if let told, abs(percent - told) < 10, percent != 100 { return told }
    told = percent
    return percent
  }
}

private struct Bar: PrimitiveView {
  let progress: Progress

  func evaluate(in evaluation: Evaluation) {
    let palette = evaluation.environment.palette
    evaluation.add(
      BarElement(
        progress: progress, doneStyle: TextAppearance(foreground: .accent).style(palette),
        restStyle: TextAppearance(foreground: .secondary).style(palette)))
  }
}

/// A line of which so many cells are thick. It takes the width that there is.
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
