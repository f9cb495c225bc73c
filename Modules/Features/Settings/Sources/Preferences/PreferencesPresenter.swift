import Entities
import FeatureKit
import Observation
import TerminalUI

/// Shows the options of a section, and sets them.
@Observable @MainActor final class PreferencesPresenter {
  private let section: SettingDescription.Section
  private let interactor: any PreferencesInteractor
  private let router: any PreferencesRouter
  /// The keys of the options that were changed here.
  private var changed: Set<String> = []
  @ObservationIgnored private var isAsking = false

  init(
    _ section: SettingDescription.Section, interactor: any PreferencesInteractor, router: any PreferencesRouter
  ) {
    self.section = section
    self.interactor = interactor
    self.router = router
  }

  /// The options in the search results: all of them if the section's title matches. An option whose change could not be
  /// written has its earlier value.
  func options(_ query: SettingsQuery) -> [ConfigurationEntry] {
    let isWhole = query.fits(Language.allCases.map { $0.title(of: section) })
    return interactor.configurationEntries.options(in: section).filter { isWhole || query.fits($0.searchedTexts) }
  }

  /// Whether the row says when a change takes effect. An option that changes at the next start says so until this run
  /// uses the value. Any other option shows only its own note, after a change made here.
  func showsEffect(of entry: ConfigurationEntry) -> Bool {
    switch entry.setting?.effect {
    case .atNextStart: entry.value != interactor.configurationInRun.first { $0.key == entry.key }?.value
    case .atOnce, nil: entry.setting?.note != nil && changed.contains(entry.key)
    }
  }

  /// Sets an option; an empty value unsets it.
  func onChosen(_ value: String, for entry: ConfigurationEntry) {
    do {
      if value.isEmpty {
        try interactor.unsetConfiguration(entry.key)
      } else {
        try interactor.setConfiguration(entry.key, to: value)
      }
      changed.insert(entry.key)
      interactor.log(SettingsEvent.setPreference)
    } catch {
      router.showAlert(for: error)
    }
  }

  /// Asks for the value of an option that takes any text.
  func onChangePressed(_ entry: ConfigurationEntry, in language: Language) async {
    guard !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    let now = entry.value ?? ""
    let answer = await router.askForValue(
      of: entry.key, titled: entry.title(in: language), now: now,
      hint: entry.setting?.hint.map { language($0) } ?? language.emptyMeansNone)
    if let answer, answer != now { onChosen(answer, for: entry) }
  }
}
