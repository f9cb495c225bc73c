public import Entities
import System

/// Whether the settings of config.json and of the environment are valid, and the user's themes.
public struct ConfigurationHealthCheck: HealthCheck {
  private let configuration: AppConfiguration
  private let wrongKeys: LocalizedText?
  private let corrected: @Sendable (ColorTheme) -> [ThemeMistake]

  /// A check of a configuration made by `AppConfiguration.examined`.
  /// - Parameters:
  ///   - wrongKeys: The faults of the chosen shortcuts that only the app can find.
  ///   - corrected: The colours of a theme in place of which the app shows others.
  public init(
    _ configuration: AppConfiguration, wrongKeys: LocalizedText? = nil,
    corrected: @escaping @Sendable (ColorTheme) -> [ThemeMistake] = { _ in [] }
  ) {
    self.configuration = configuration
    self.wrongKeys = wrongKeys
    self.corrected = corrected
  }

  /// `configuration`.
  public let area = "configuration"

  /// The heading.
  public func title(in language: ContentLanguage) -> String { language("Configuration", "설정") }

  /// Each fault, or that there is none.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    let path = configuration.directories.configurationFile
    var diagnostics = configuration.problems.map { problem in
      Diagnostic("setting", .faulty, problem.message(in: language), remedy: remedy(for: problem))
    }
    if let wrongKeys {
      let unsetting = configuration.setting(.shortcuts).flatMap(\.origin.remedy)
      diagnostics.append(Diagnostic("setting", .faulty, wrongKeys(in: language), remedy: unsetting))
    }
    diagnostics += configuration.warnings.map { warning in
      Diagnostic(
        "setting", .faulty, warning.message(in: language),
        remedy: (warning.isVariable ? "unset " : "aichat config unset ") + Self.quoted(warning.key))
    }
    diagnostics += themes(language)
    if !diagnostics.contains(where: { $0.state == .faulty }) {
      let isThere = (try? SmallFile.read(path)) != nil
      diagnostics.append(
        Diagnostic(
          "file",
          isThere
            ? language("\(path) is valid.", "\(path) 파일이 올바릅니다.")
            : language("There is no \(path): the defaults count.", "\(path) 파일이 없어 기본값을 씁니다.")))
    }
    return diagnostics
  }

  /// The mistakes in the files of themes. A theme that the settings name is among their problems already.
  private func themes(_ language: ContentLanguage) -> [Diagnostic] {
    configuration.themes.examined().flatMap { result -> [Diagnostic] in
      switch result {
      case .success(let theme):
        corrected(theme).map { Diagnostic("theme", .notice, $0.message(in: language)) }
      case .failure(let error):
        configuration.problems.contains(error) ? [] : [Diagnostic("theme", .faulty, error.message(in: language))]
      }
    }
  }

  /// A word in the form for a shell.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || Character(Unicode.Scalar(byte)).isLetter && byte < 0x80
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private func remedy(for problem: ConfigurationError) -> String? {
    switch problem {
    case .wrongValue(_, _, let origin): origin.remedy
    case .unusableKey(let name): "unset \(name)"
    default: nil
    }
  }
}
