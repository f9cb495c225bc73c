public import Entities
public import System

extension ContentLanguage {
  /// The language that the environment asks for: of LC_ALL, LC_MESSAGES and LANG the first that is set decides,
  /// as POSIX has it. English when it is one the program does not speak.
  public init(environment: ProcessEnvironment) {
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
    self = locale.flatMap(ContentLanguage.init(tag:)) ?? .english
  }

  /// The language for a message before there is a configuration, such as the error that keeps it from being: as flag,
  /// variable and locale say, without a look into config.json. A wrong value is passed over.
  public init(options: CommonOptions, environment: ProcessEnvironment = .current) {
    func language(_ wish: String?) -> ContentLanguage? { wish.flatMap { ContentLanguage(rawValue: $0.lowercased()) } }
    self =
      language(options.values[.language]) ?? language(environment[CommonOption.language.variable])
      ?? ContentLanguage(environment: environment)
  }
}
