import TerminalUI

/// The name before a field or a choice. All names have the width of the longest and are aligned at their ends, so that
/// the fields begin in one column.
struct FieldName: View {
  @Environment(\.language) private var language
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(line: text).foregroundStyle(.secondary).frame(width: Self.width(in: language), alignment: .trailing)
  }

  fileprivate static func width(in language: Language) -> Int { language == .korean ? 4 : 6 }
}

extension View {
  /// Begins below the fields of a form, beside their names, where the window has room.
  func belowFields() -> some View { BelowFields(content: self) }
}

private struct BelowFields<Content: View>: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let content: Content

  var body: some View {
    content.padding(.leading, isPlain || window.columns < 40 ? 0 : FieldName.width(in: language) + 1)
  }
}
