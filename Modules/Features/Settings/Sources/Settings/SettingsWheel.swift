import FeatureKit
import TerminalUI

/// The shown section on a wheel, and its place among all of them. Enter lists them.
struct SettingsWheel: View {
  @Environment(\.language) private var language
  let presenter: SettingsPresenter
  let sections: [ShownSection]

  var body: some View {
    HStack(spacing: 2) {
      Picker(selection: shown) {
        ForEach(sections) { Text(line: $0.title(language)).tag($0.id) }
      } label: {
      }
      .defaultFocus()
      if let index = sections.firstIndex(where: { $0.id == shown.wrappedValue }) {
        Text(line: language.place(index + 1, of: sections.count)).foregroundStyle(.secondary)
      }
    }
  }

  /// The id of the shown section.
  private var shown: Binding<String> {
    Binding(get: { presenter.current(of: sections)?.id ?? "" }) { id in
      if let section = sections.first(where: { $0.id == id }) { presenter.onSectionPressed(section) }
    }
  }
}
