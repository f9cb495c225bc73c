import Terminal

/// Whether something is shown that may be hidden.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case visible, hidden
}

extension View {
  /// Whether what scrolls inside says at its right edge that there is more above, or below.
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

/// Signs in front of a frame that say where there is more. They are no part of what can be selected.
struct ScrollMarks {
  private var marks: [(place: Point, sign: SafeText)] = []

  /// Notes what a view that scrolls has to say; nothing where it is but a row high.
  mutating func note(above: Bool, below: Bool, on canvas: Canvas) {
    let area = canvas.bounds.intersection(canvas.clip)
    guard area.size.height > 1, area.size.width > 0 else { return }
    if above { marks.append((Point(x: area.maxX - 1, y: area.minY), "▴")) }
    if below { marks.append((Point(x: area.maxX - 1, y: area.maxY - 1), "▾")) }
  }

  /// Paints them where nothing else stands.
  func paint(on grid: inout Terminal.Grid) {
    for mark in marks where grid.cluster(at: mark.place) == " " {
      grid.write(mark.sign, at: mark.place, style: Style(attributes: .dim), clip: grid.bounds)
    }
  }
}
