import DesignSystem
import FeatureKit
import TerminalUI

/// The settings, section by section, as features add them.
struct SettingsView: View {
  @Environment(\.language) private var language
  let presenter: SettingsPresenter
  let sections: [ShownSection]

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        ForEach(sections) { section in
          VStack {
            Text(line: section.title(language)).bold().foregroundStyle(.secondary)
            section.content
          }
        }
        Button(language.about) { presenter.onAboutPressed() }
      }
    }
    .navigationTitle(language.settings)
    .toolbar {
      Button(language.close) { presenter.onClosePressed() }.defaultFocus()
    }
    .keyboardShortcut(.character("a"), language.about) { presenter.onAboutPressed() }
  }
}

/// A section, made for this sheet: what it keeps must outlive the frame that shows it.
@MainActor struct ShownSection: Identifiable {
  nonisolated let id: String
  let title: (Language) -> String
  let content: AnyView

  init(_ section: SettingsSection, at place: Place) {
    id = section.id
    title = section.title
    content = section.content(place)
  }
}
