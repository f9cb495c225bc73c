import FeatureKit
import Observation
import TerminalUI

/// Shows the sections, and the results of a search among them.
@Observable @MainActor final class SettingsPresenter {
  /// All sections.
  let sections: [SettingsSection]
  /// The section that the user chose in the index or on the wheel; nil before a choice.
  private(set) var chosen: String?
  /// Whether the user opened the search, which covers every section then.
  private var searchesAll = false
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
    self.sections = sections
    self.interactor = interactor
    self.router = router
  }

  /// The section that shows where only one does: the chosen one, else the requested one, else the first one.
  func current(of sections: [ShownSection]) -> ShownSection? {
    for id in [chosen, section] {
      if let id, let found = sections.first(where: { $0.id == id }) { return found }
    }
    return sections.first
  }

  /// Whether a section is shown where several can be. The link must name it or no section, and the search must find it
  /// by its title or by one of its `searchedTexts`.
  func shows(_ section: ShownSection) -> Bool {
    guard searchesAll && query != nil || self.section == nil || self.section == section.id else { return false }
    guard let query else { return true }
    let search = SettingsQuery(query)
    let titles = Language.allCases.map(section.title)
    return search.fits(titles) || section.searchedTexts.contains { search.fits($0 + titles) }
  }

  /// Reads the configuration again, so that a change by another program shows.
  func onAppear() {
    interactor.readConfigurationAgain()
  }

  func onSectionPressed(_ section: ShownSection) {
    chosen = section.id
  }

  func onSearchPressed() {
    searchesAll = true
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
