import TerminalUI

/// An option of the program that the settings show as a control. Its name is that of the option in `aichat config`.
///
/// The model and the budget have controls of their own. What decides who uses the program, and of which features it is
/// made, is left to the command: a wrong name there would keep the app from opening again.
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
  /// What belongs together.
  enum Group: String, CaseIterable {
    case appearance, replies, connection, data, privacy, program
  }

  /// Where it stands.
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

  /// Whether nobody has to start the program again for it: the open screen changes with it, the next reply or recording
  /// goes by it, or it is for commands, each of which is a start.
  var countsAtOnce: Bool {
    switch self {
    case .theme, .density, .motion, .language, .telemetryFile, .telemetryEndpoint, .color, .json, .verbose, .dev: true
    default: group == .replies || group == .connection
    }
  }

  /// Whether it can be left open.
  var isOptional: Bool { group != .appearance && group != .data && group != .program && self != .summaries }

  /// What a search finds it by: its name, what it can be, both in every language, and what people call it.
  func searchedTexts(choices: [String]) -> [String] {
    [rawValue] + otherWords
      + Language.allCases.flatMap { language in
        [language.title(of: self)] + choices.map { language.name(of: $0, for: self) }
      }
  }
}
