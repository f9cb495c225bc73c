/// A language that the program speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language of a POSIX locale's name, such as `ko_KR.UTF-8`; nil when the program does not speak it.
  init?(locale: String) {
    self.init(rawValue: locale.prefix { $0.isLetter }.lowercased())
  }

  /// The language that the environment asks for: of LC_ALL, LC_MESSAGES and LANG the first that is set decides,
  /// as POSIX has it. English when it is one the program does not speak.
  public init(environment: ProcessEnvironment) {
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
    self = locale.flatMap(Language.init(locale:)) ?? .english
  }

  /// The language for a message before there is a configuration, such as the error that keeps it from being: as flag,
  /// variable and locale say, without a look into config.json. A wrong value is passed over.
  public init(options: CommonOptions, environment: ProcessEnvironment = .current) {
    let wishes = [options.values[.language], environment[CommonOption.language.variable]]
    let wish = wishes.lazy.compactMap { $0 }.compactMap { Language(rawValue: $0.lowercased()) }.first
    self = wish ?? Language(environment: environment)
  }
}

/// The same words in every language that the program speaks.
struct Wording: Hashable, Sendable {
  let english: String, korean: String

  func callAsFunction(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
