import SampleEntities
import TerminalUI

/// The facts about somebody, one below the other. The title of the screen cuts a long name; here it is whole.
struct UserCard: View {
  @Environment(\.language) private var language
  let user: User

  var body: some View {
    VStack {
      Fact(label: language.name, value: user.name)
      Fact(label: language.email, value: user.email)
      Fact(label: language.phone, value: user.phone)
    }
  }
}

/// What something is called, and what it is.
private struct Fact: View {
  @Environment(\.language) private var language
  let label: String
  let value: String

  var body: some View {
    HStack(spacing: 1) {
      Text(line: label).foregroundStyle(.secondary).frame(width: 8, alignment: .topLeading)
      Text(value.isEmpty ? language.notGiven : value)
    }
  }
}
