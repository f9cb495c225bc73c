import Navigation

/// A navigation state as lines of text.
struct StateOutline: Equatable {
  /// A line, and whether it is a heading.
  struct Line: Hashable {
    var text: String
    var isHeading = false
  }

  let lines: [Line]
  /// The tab, the number of its screens, the one in front, and the numbers of modals, alerts and queued screens, in one
  /// line.
  let line: String

  /// The outline of a state, with the requests that could not be fulfilled.
  init(_ state: NavigationState, refused: [NavigationFailure]) {
    var lines: [Line] = []
    for (index, tab) in state.tabs.enumerated() {
      lines.append(Line(text: "tab \(tab.id)" + (index == state.selected ? " ◂" : ""), isHeading: true))
      lines += tab.screens.map { screen in
        Line(text: [screen.segue.rawValue, screen.name, screen.link?.text].compactMap { $0 }.joined(separator: " "))
      }
    }
    let modals = state.modals.map { $0.name ?? "–" }
    let queue = state.queue.map { $0 ?? "–" }
    lines += Self.section("modals", modals)
    lines += Self.section("alert", state.alert.map { [$0.title] } ?? [])
    lines += Self.section("queue", queue)
    lines += Self.section("refused \(refused.count)", refused.last.map { ["\($0)"] } ?? [])
    self.lines = lines
    let counts = [("modals", modals.count), ("alert", state.alert == nil ? 0 : 1), ("queue", queue.count)]
    let rest = counts.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    let top = [state.top.segue.rawValue, state.top.name].compactMap { $0 }
    line = (["\(state.tab.id)\(state.tab.screens.count)"] + top + rest).joined(separator: " ")
  }

  /// A heading with its lines; nothing when there are none.
  private static func section(_ title: String, _ lines: [String]) -> [Line] {
    lines.isEmpty ? [] : [Line(text: title, isHeading: true)] + lines.map { Line(text: $0) }
  }
}
