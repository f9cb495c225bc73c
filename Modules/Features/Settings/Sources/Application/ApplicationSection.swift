import TerminalUI

/// Which program this is, and where it keeps everything.
struct ApplicationSection: View {
  @Environment(\.language) private var language
  let version: String
  let dataDirectory: String

  var body: some View {
    Grid(horizontalSpacing: 2) {
      Fact(language.version, version)
      Fact(language.data, dataDirectory)
    }
  }
}
