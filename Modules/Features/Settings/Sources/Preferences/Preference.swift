import TerminalUI

/// An option of the program that the settings show as a control. Its name is that of the option in `aichat config`.
///
/// The model, the keys, the budget and the shortcuts have sections of their own. The profile and the features can be
/// changed only by the command: a wrong name there would prevent the app from opening again.
enum Preference: String, CaseIterable {
  case theme, color, density, motion
  case language = "lang"
  case noMouse = "no_mouse"
  case plain
  case effort, temperature
  case topP = "top_p"
  case maximumTokens = "max_tokens"
  case contextWindow = "context_window"
  case summaries, seed
  case baseURL = "base_url"
  case timeout
  case certificateFile = "certificate_file"
  case offlineScript = "offline_script"
  case dataDirectory = "data_dir"
  case telemetryFile = "telemetry_file"
  case telemetryEndpoint = "telemetry_endpoint"
  case json, verbose, dev
}

extension Preference {
  /// The section of an option.
  enum Group: String, CaseIterable {
    case appearance, replies, connection, data, privacy, program
  }

  /// The group of the option.
  var group: Group {
    switch self {
    case .theme, .color, .density, .motion, .language, .noMouse, .plain: .appearance
    case .effort, .temperature, .topP, .maximumTokens, .contextWindow, .summaries, .seed: .replies
    case .baseURL, .timeout, .certificateFile, .offlineScript: .connection
    case .dataDirectory: .data
    case .telemetryFile, .telemetryEndpoint: .privacy
    case .json, .verbose, .dev: .program
    }
  }

  /// Whether a change takes effect without a restart: the open screen changes with it, the next reply or recording uses
  /// it, or it is for commands, each of which is a start.
  var countsAtOnce: Bool {
    switch self {
    case .theme, .density, .motion, .language, .telemetryFile, .telemetryEndpoint, .color, .json, .verbose, .dev: true
    default: group == .replies || group == .connection
    }
  }

  /// Whether it can have no value.
  var isOptional: Bool { group != .appearance && group != .data && group != .program && self != .summaries }

  /// The texts by which a search finds the option: its key, its title and its values in every language, and other words
  /// for it.
  func searchedTexts(choices: [String]) -> [String] {
    [rawValue] + otherWords
      + Language.allCases.flatMap { language in
        [language.title(of: self)] + choices.map { language.name(of: $0, for: self) }
      }
  }
}
