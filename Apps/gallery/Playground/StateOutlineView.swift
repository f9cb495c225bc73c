import TerminalUI

/// Draws the outline of a navigation state.
struct StateOutlineView: View {
  @Environment(\.language) private var language
  let outline: StateOutline

  var body: some View {
    VStack {
      Text(line: language.navigationState).foregroundStyle(.accent)
      ForEach(Array(outline.lines.enumerated()), id: \.offset) { _, line in
        if line.isHeading {
          Text(line: line.text).bold()
        } else {
          Text(line: "  " + line.text).foregroundStyle(.secondary)
        }
      }
    }
  }
}
