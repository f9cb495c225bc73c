import TerminalUI

/// The version, and the folder of the data.
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
