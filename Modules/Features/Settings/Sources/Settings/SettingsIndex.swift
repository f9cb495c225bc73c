import FeatureKit
import TerminalUI

/// The titles of the sections, the shown one marked.
struct SettingsIndex: View {
  @Environment(\.language) private var language
  let presenter: SettingsPresenter
  let sections: [ShownSection]

  var body: some View {
    List(sections, onSelect: presenter.onSectionPressed) { section in
      SettingsIndexRow(
        title: section.title(language), isShown: section.id == presenter.current(of: sections)?.id)
    }
    .opening(at: presenter.current(of: sections)?.id)
    .defaultFocus()
    .frame(width: 22, alignment: .topLeading)
  }
}

private struct SettingsIndexRow: View {
  @Environment(\.isFocused) private var isFocused
  let title: String
  let isShown: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : isShown ? "▸" : " ").foregroundStyle(.accent).accessibilityHidden()
      words.highlighted(isFocused)
    }
  }

  @ViewBuilder private var words: some View {
    if isShown { Text(line: title).bold() } else { Text(line: title).foregroundStyle(.secondary) }
  }
}
