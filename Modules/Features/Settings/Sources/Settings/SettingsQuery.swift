import TerminalUI

/// What the settings are searched for.
struct SettingsQuery: Equatable {
  private let words: [String]

  /// The words of a text; without any, everything fits.
  init(_ text: String = "") {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether each word stands somewhere in these texts.
  func fits(_ texts: [String]) -> Bool {
    words.allSatisfy { word in texts.contains { $0.lowercased().contains(word) } }
  }
}

extension EnvironmentValues {
  private struct QueryKey: EnvironmentKey {
    static let defaultValue = SettingsQuery()
  }

  /// What the settings around are searched for.
  var settingsQuery: SettingsQuery {
    get { self[QueryKey.self] }
    set { self[QueryKey.self] = newValue }
  }
}
