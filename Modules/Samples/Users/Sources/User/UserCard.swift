import SampleEntities
import TerminalUI

/// The facts about a user, one below the other. The screen's title may cut a long name; here it is complete.
struct UserCard: View {
  @Environment(\.language) private var language
  let user: User

  var body: some View {
    Grid(horizontalSpacing: 2) {
      Fact(label: language.name, value: user.name)
      Fact(label: language.email, value: user.email)
      Fact(label: language.phone, value: user.phone)
    }
  }
}

/// A label and its value: a row of a grid.
private struct Fact: View {
  @Environment(\.language) private var language
  let label: String
  let value: String

  var body: some View {
    GridRow {
      Text(line: label).foregroundStyle(.secondary)
      Text(value.isEmpty ? language.notGiven : value)
    }
  }
}
