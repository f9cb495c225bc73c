import Entities
import FeatureKit
import TerminalUI

/// The settings as things to find by a few letters: each section, and each option in it.
@MainActor struct SettingsActions {
  let composition: any CompositionInteractor
  let router: (NavigationContext) -> any SettingsActionsRouter

  var found: ActionContribution {
    ActionContribution(
      "settings", title: { $0.settings },
      effect: .onFound { letters, language in
        let sections = composition.settingsSections.filter { $0.isAvailable() }
        // Without letters all options would be too many to choose from.
        return sections.map { section($0, language) }
          + (letters.isEmpty ? [] : sections.flatMap { options(of: $0, language) })
      })
  }

  private func section(_ section: SettingsSection, _ language: Language) -> FoundAction {
    let untitled = section.rows().filter { $0.title == nil }.flatMap(\.words)
    return FoundAction(
      id: section.id, title: section.title(language),
      words: [section.id] + section.aliases + untitled
        + Language.allCases.map(section.title)
    ) { router($0).showSettings(SettingsParameters(section: section.id)) }
  }

  private func options(of section: SettingsSection, _ language: Language) -> [FoundAction] {
    section.rows().compactMap { row in
      row.title.map { title in
        FoundAction(
          id: "\(section.id) \(title.english)", title: language(title), detail: section.title(language),
          words: row.searchedTexts
        ) { router($0).showSettings(SettingsParameters(section: section.id, query: language(title))) }
      }
    }
  }
}
