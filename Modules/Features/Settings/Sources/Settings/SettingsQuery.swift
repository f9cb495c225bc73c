import TerminalUI

/// The words of a search in the settings.
struct SettingsQuery: Equatable {
  private let words: [String]

  /// The words of a text; without any, everything matches.
  init(_ text: String = "") {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether these texts contain every word.
  func fits(_ texts: [String]) -> Bool {
    words.allSatisfy { word in texts.contains { $0.lowercased().contains(word) } }
  }
}

extension SettingsQuery {
  /// Whether a search shows one of a section's buttons: the words are in its texts or in the section's title, or in no
  /// button, for example with other words for the section.
  func leaves(
    _ button: KeyPath<Language, String>, of buttons: [KeyPath<Language, String>],
    titled title: KeyPath<Language, String>
  ) -> Bool {
    let titles = Language.allCases.map { $0[keyPath: title] }
    func has(_ button: KeyPath<Language, String>) -> Bool {
      fits(Language.allCases.map { $0[keyPath: button] } + titles)
    }
    return fits(titles) || has(button) || !buttons.contains(where: has)
  }
}

extension EnvironmentValues {
  private struct QueryKey: EnvironmentKey {
    static let defaultValue = SettingsQuery()
  }

  /// The search of the settings around a section.
  var settingsQuery: SettingsQuery {
    get { self[QueryKey.self] }
    set { self[QueryKey.self] = newValue }
  }
}
