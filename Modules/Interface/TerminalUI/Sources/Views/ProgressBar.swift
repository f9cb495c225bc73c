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
struct ProgressBar: PrimitiveView {
  let label: String
  let progress: Progress

  func evaluate(in evaluation: Evaluation) {
    let palette = evaluation.environment.palette
    let bar = BarElement(
      progress: progress, doneStyle: TextLook(foreground: .accent).style(palette),
      restStyle: TextLook(foreground: .secondary).style(palette))
    let node = Node(identity: evaluation.identity.child(1), element: bar, children: [])
    if evaluation.environment.isPlain {
      let told = evaluation.store.object(at: evaluation.identity, slot: -1) { ToldPercent() }
      Text(line: words(told.percent(of: progress))).evaluate(in: evaluation)
    } else {
      evaluation.descend(0) {
        HStack(spacing: 1) {
          if !label.isEmpty { Text(line: label).foregroundStyle(.secondary).layoutPriority(1) }
          ReadyNodes([node])
        }
        .evaluate(in: $0)
      }
    }
  }

  private func words(_ percent: Int) -> String { label.isEmpty ? "\(percent) %" : "\(label): \(percent) %" }
}

/// What was said of a progress. Who listens is told of each tenth, not of each hundredth.
@MainActor private final class ToldPercent {
  private var told: Int?

  func percent(of progress: Progress) -> Int {
    let percent = progress.parts(of: 100)
    if let told, abs(percent - told) < 10, percent != 100 { return told }
    told = percent
    return percent
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
