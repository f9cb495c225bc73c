import Terminal

/// Whether a scroll indicator shows.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case visible, hidden
}

extension View {
  /// Whether scrolling views inside mark at their right edge that there is more above or below.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    EnvironmentView(content: self) { $0.scrollIndicators = visibility }
  }
}

extension EnvironmentValues {
  private struct ScrollIndicatorsKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.hidden
  }

  var scrollIndicators: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

/// The marks in front of a frame where a view has more to scroll. They cannot be selected.
struct ScrollMarks {
  /// The marks, each with its possible cells, the best first.
  private var marks: [(sign: SafeText, places: [Point])] = []

  /// Adds the marks of a scrolling view; a view one row high has none.
  mutating func record(above: Bool, below: Bool, on canvas: Canvas) {
    let area = canvas.bounds.intersection(canvas.clip)
    guard area.size.height > 1, area.size.width > 0 else { return }
    let half = (area.size.height + 1) / 2
    let places = (0..<half).map { Point(x: area.maxX - 1, y: area.minY + $0) }
    if above { marks.append(("▴", places)) }
    if below { marks.append(("▾", places.map { Point(x: $0.x, y: area.minY + area.maxY - 1 - $0.y) })) }
  }

  /// Paints each mark as near to its corner as possible without touching text. Where every row is full but for the
  /// edge, it touches text, because the mark must be seen.
  func paint(on grid: inout Terminal.Grid) {
    for mark in marks {
      let blank = mark.places.filter { grid.cluster(at: $0) == " " }
      let free = blank.first { $0.x == 0 || grid.cluster(at: Point(x: $0.x - 1, y: $0.y)) == " " }
      guard let free = free ?? blank.first else { continue }
      grid.write(mark.sign, at: free, style: Style(attributes: .dim), clip: grid.bounds)
    }
  }
}
