import Entities
import FeatureKit
import TerminalUI

extension ConfigurationEntry {
  /// The title of its control.
  func title(in language: Language) -> String { setting.map { language($0.title) } ?? key }

  /// The name of a value. A value without a name is shown unchanged.
  func name(of value: String, in language: Language) -> String {
    if let name = setting?.valueNames[value] { return language(name) }
    return value.isEmpty ? language.notSet : value
  }

  /// The texts by which a search finds it: its key, its title and its values in every language, and other words for it.
  var searchedTexts: [String] { row.searchedTexts }

  /// Its row, for a search.
  var row: SettingsRow {
    SettingsRow(
      setting?.title ?? LocalizedText(untranslated: key),
      words: [key] + (setting?.searchWords ?? [])
        + Language.allCases.flatMap { language in choices.map { name(of: $0, in: language) } })
  }
}

extension [ConfigurationEntry] {
  /// The options that a section shows, in the order of its rows.
  func options(in section: SettingDescription.Section) -> [ConfigurationEntry] {
    filter { $0.setting?.section == section }.sorted { ($0.setting?.row ?? 0) < ($1.setting?.row ?? 0) }
  }

  /// Whether a switch is on.
  func isOn(_ key: String) -> Bool { first { $0.key == key }?.value == "true" }
}
