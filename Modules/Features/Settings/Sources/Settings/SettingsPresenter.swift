import FeatureKit
import Observation
import TerminalUI

/// Shows the sections, and the results of a search among them.
@Observable @MainActor final class SettingsPresenter {
  /// All sections, or the requested one.
  let sections: [SettingsSection]
  /// The words of the search; nil while the search is closed.
  var query: String? {
    didSet {
      guard query ?? "" != oldValue ?? "" else { return }
      router.searchChanged(to: SettingsParameters(section: section, query: query ?? ""))
    }
  }
  private let section: String?
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter

  /// - Parameter sections: The sections that the features of this run contribute.
  init(
    _ parameters: SettingsParameters, sections: [SettingsSection], interactor: any SettingsInteractor,
    router: any SettingsRouter
  ) {
    section = parameters.section
    query = parameters.query.isEmpty ? nil : parameters.query
    self.sections = sections.filter { parameters.section == nil || $0.id == parameters.section }
    self.interactor = interactor
    self.router = router
  }

  /// Whether a section is in the search results: by its title, or by one of its `searchedTexts`.
  func shows(_ section: ShownSection) -> Bool {
    guard let query else { return true }
    let search = SettingsQuery(query)
    let titles = Language.allCases.map(section.title)
    return search.fits(titles) || section.searchedTexts.contains { search.fits($0 + titles) }
  }

  /// Whether the search results include the way to the screen about the program.
  var showsAbout: Bool { query.map { SettingsQuery($0).fits(SearchTerms.about) } ?? true }

  /// Reads the configuration again, so that a change by another program shows.
  func onAppear() {
    interactor.readConfigurationAgain()
  }

  func onSearchPressed() {
    query = query ?? ""
  }

  func onShowAllPressed() {
    query = nil
  }

  func onAboutPressed() {
    router.showAbout()
  }

  func onClosePressed() {
    router.dismissScreen()
  }
}
