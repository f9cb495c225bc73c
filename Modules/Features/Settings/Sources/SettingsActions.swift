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
        let rows = sections.map { ($0, $0.rows()) }
        return rows.map { found($0, $1, language) }
          + (letters.isEmpty ? [] : rows.flatMap { options(of: $0, $1, language) })
      })
  }

  private func found(_ section: SettingsSection, _ rows: [SettingsRow], _ language: Language) -> FoundAction {
    let untitled = rows.filter { $0.title == nil }.flatMap(\.words)
    return FoundAction(
      id: section.id, title: section.title(language),
      words: [section.id] + section.aliases + untitled
        + Language.allCases.map(section.title)
    ) { router($0).showSettings(SettingsParameters(section: section.id)) }
  }

  private func options(of section: SettingsSection, _ rows: [SettingsRow], _ language: Language) -> [FoundAction] {
    rows.compactMap { row in
      row.title.map { title in
        FoundAction(
          id: "\(section.id) \(title.english)", title: language(title), detail: section.title(language),
          words: row.searchedTexts
        ) { router($0).showSettings(SettingsParameters(section: section.id, query: language(title))) }
      }
    }
  }
}
