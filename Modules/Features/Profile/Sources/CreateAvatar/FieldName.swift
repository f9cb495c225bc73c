import TerminalUI

/// The name before a field or a choice. All are as wide as the longest, so that the fields are aligned.
struct FieldName: View {
  @Environment(\.language) private var language
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(line: text).foregroundStyle(.secondary).frame(width: language == .korean ? 4 : 6, alignment: .leading)
  }
}
