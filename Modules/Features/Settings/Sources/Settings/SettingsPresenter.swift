import FeatureKit
import Observation
import TerminalUI

/// Knows which sections show, what is searched for among them, and where the settings lead.
@Observable @MainActor final class SettingsPresenter {
  /// All sections that features add, or the one that was asked for.
  let sections: [SettingsSection]
  /// What is searched for; nil while nothing is.
  var query: String?
  private let router: any SettingsRouter

  init(_ parameters: SettingsParameters, router: any SettingsRouter) {
    sections = router.sections.filter { parameters.section == nil || $0.id == parameters.section }
    self.router = router
  }

  /// Whether the search leaves a section: by its title, or by one of the things in it.
  func shows(_ section: ShownSection) -> Bool {
    guard let query else { return true }
    let search = SettingsQuery(query)
    return search.fits(Language.allCases.map(section.title)) || section.things.contains { search.fits($0) }
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
