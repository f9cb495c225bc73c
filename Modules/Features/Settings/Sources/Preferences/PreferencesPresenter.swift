import Entities
import Observation
import TerminalUI

/// Shows the options of a group, and sets them.
@Observable @MainActor final class PreferencesPresenter {
  /// The content of a row.
  struct Row: Identifiable {
    let preference: Preference
    let entry: ConfigurationEntry
    /// Whether it was changed here.
    let isChanged: Bool
    /// Whether this run still uses another value.
    let isPending: Bool

    var id: Preference { preference }
  }

  private let group: Preference.Group
  private let interactor: any PreferencesInteractor
  private let router: any PreferencesRouter
  private var changed: Set<Preference> = []
  @ObservationIgnored private var isAsking = false

  init(_ group: Preference.Group, interactor: any PreferencesInteractor, router: any PreferencesRouter) {
    self.group = group
    self.interactor = interactor
    self.router = router
  }

  /// The present values. A value that could not be written is unchanged.
  private var entries: [ConfigurationEntry] { interactor.configurationEntries }

  /// The options in the search results: all of them if the group's title matches.
  func rows(_ query: SettingsQuery) -> [Row] {
    let isWhole = query.fits(Language.allCases.map { $0.title(of: group) })
    let entries = entries
    return Preference.allCases.filter { $0.group == group }.compactMap { preference in
      guard let entry = entries.first(where: { $0.key == preference.rawValue }),
        isWhole || query.fits(preference.searchedTexts(choices: entry.choices))
      else { return nil }
      let inRun = interactor.configurationInRun.first { $0.key == entry.key }?.value
      return Row(
        preference: preference, entry: entry, isChanged: changed.contains(preference),
        isPending: !preference.countsAtOnce && entry.value != inRun)
    }
  }

  /// Sets an option; an empty value unsets it.
  func onChosen(_ value: String, for preference: Preference) {
    do {
      if value.isEmpty {
        try interactor.unsetConfiguration(preference.rawValue)
      } else {
        try interactor.setConfiguration(preference.rawValue, to: value)
      }
      changed.insert(preference)
      interactor.log(SettingsEvent.setPreference)
    } catch {
      router.showAlert(for: error)
    }
  }

  /// Asks for the value of an option that takes any text.
  func onChangePressed(_ row: Row, in language: Language) async {
    guard !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    let answer = await router.askForValue(
      of: row.preference.rawValue, titled: language.title(of: row.preference), now: row.entry.value ?? "",
      hint: language.hint(for: row.preference))
    if let answer, answer != row.entry.value ?? "" { onChosen(answer, for: row.preference) }
  }
}
