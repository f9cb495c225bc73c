import DesignSystem
import TerminalUI

/// The folder and the size of the data, and the ways to back it up, export it and erase it.
struct DataSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.settingsQuery) private var query
  let presenter: DataPresenter
  let preferences: PreferencesPresenter

  var body: some View {
    VStack {
      PreferenceList(presenter: preferences)
      Text(language.sizes(database: presenter.databaseSize, copies: presenter.copiesSize)).foregroundStyle(.secondary)
      WrappingHStack(spacing: 2) { buttons }
      if let copy = presenter.copy { Text(language.copyIs(at: copy)).foregroundStyle(.secondary) }
      if presenter.copiesSize > 0 { Text(language.whatCopiesAreFor).foregroundStyle(.secondary) }
      Text(language.whereErasingIs).foregroundStyle(.secondary)
    }
  }

  private var buttons: some View {
    Group {
      if leaves(\.backUpNow) {
        AsyncButton(language.backUpNow, isBusy: presenter.work == .copying) {
          Task { if await presenter.onBackUpPressed() { announce(language.copyIsSaved) } }
        }
      }
      if leaves(\.exportOrImport) { Button(language.exportOrImport, action: presenter.onArchivesPressed) }
      if leaves(\.eraseEverything) {
        AsyncButton(language.eraseEverything, role: .destructive, isBusy: presenter.work == .erasing) {
          Task { if await presenter.onErasePressed() { announce(language.everythingIsErased) } }
        }
      }
    }
    .disabled(presenter.work != nil)
  }

  private func leaves(_ button: KeyPath<Language, String>) -> Bool {
    query.leaves(button, of: [\.backUpNow, \.exportOrImport, \.eraseEverything], titled: \.storage)
  }
}
