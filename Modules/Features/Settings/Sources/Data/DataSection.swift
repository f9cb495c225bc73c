import DesignSystem
import TerminalUI

/// Where everything is kept, how large it is, and a copy of it.
struct DataSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: DataPresenter
  let preferences: PreferencesPresenter

  var body: some View {
    VStack {
      PreferenceList(presenter: preferences)
      Text(language.sizes(database: presenter.databaseSize, copies: presenter.copiesSize)).foregroundStyle(.secondary)
      AsyncButton(language.backUpNow, isBusy: presenter.isCopying) {
        Task { if await presenter.onBackUpPressed() { announce(language.copyIsKept) } }
      }
      if let copy = presenter.copy { Text(language.copyIs(at: copy)).foregroundStyle(.secondary) }
      Text(language.whereErasingIs).foregroundStyle(.secondary)
    }
  }
}
