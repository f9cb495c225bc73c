import TerminalUI

/// A fact and its name, as the row of a grid. A long value wraps, because a truncated path is of no use.
struct Fact: View {
  private let name: String
  private let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    GridRow {
      Text(line: name).foregroundStyle(.secondary)
      Text(value)
    }
  }
}
