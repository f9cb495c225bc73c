import FeatureKit
import Observation
import TerminalUI

/// Knows which sections show, what is searched for among them, and where the settings lead.
@Observable @MainActor final class SettingsPresenter {
  /// All sections that features add, or the one that was asked for.
  let sections: [SettingsSection]
  /// What is searched for; nil while nothing is.
  var query: String? {
    didSet {
      guard query ?? "" != oldValue ?? "" else { return }
      router.searchChanged(to: SettingsParameters(section: section, query: query ?? ""))
    }
  }
  private let section: String?
  private let router: any SettingsRouter

  init(_ parameters: SettingsParameters, router: any SettingsRouter) {
    section = parameters.section
    query = parameters.query.isEmpty ? nil : parameters.query
    sections = router.sections.filter { parameters.section == nil || $0.id == parameters.section }
    self.router = router
  }

  /// Whether the search leaves a section: by its title, or by one of the things in it.
  func shows(_ section: ShownSection) -> Bool {
    guard let query else { return true }
    let search = SettingsQuery(query)
    let titles = Language.allCases.map(section.title)
    return search.fits(titles) || section.things.contains { search.fits($0 + titles) }
  }

  /// Whether the search leaves the way to what the program is.
  var showsAbout: Bool { query.map { SettingsQuery($0).fits(SearchTerms.about) } ?? true }
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
