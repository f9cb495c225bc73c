import DesignSystem
import TerminalUI

/// The settings in sections, those of other features after its own.
struct SettingsView: View {
  @Environment(\.language) private var language
  let presenter: SettingsPresenter
  let added: [AddedSection]

  var body: some View {
    Screen(language.settings) {
      ScrollView {
        VStack(spacing: 1) {
          SectionView(language.account) { AccountSection(presenter: presenter) }
          SectionView(language.model) { ModelSection(model: presenter.model, isOffline: presenter.isOffline) }
          SectionView(language.application) {
            ApplicationSection(version: presenter.version, dataDirectory: presenter.dataDirectory)
          }
          ForEach(added) { section in
            SectionView(section.title(language)) { section.content }
          }
          Button(language.aboutTheProgram) { presenter.onAboutPressed() }
        }
      }
    } trailing: {
      Button(language.close) { presenter.onClosePressed() }.defaultFocus()
    }
    .keyboardShortcut(.character("a"), language.about) { presenter.onAboutPressed() }
    .task { await presenter.load() }
  }
}

/// A section of another feature, made for this sheet.
@MainActor struct AddedSection: Identifiable {
  nonisolated let id: String
  let title: (Language) -> String
  let content: AnyView
}
