public import Entities
public import System

extension ContentLanguage {
  /// The language of the environment: the first of LC_ALL, LC_MESSAGES and LANG that is set decides, as in POSIX.
  /// English if the program does not support it.
  public init(environment: ProcessEnvironment) {
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
    self = locale.flatMap(ContentLanguage.init(tag:)) ?? .english
  }

  /// The language for messages before there is a configuration, such as the error that prevents it: by flag, variable
  /// and locale, without reading config.json. A wrong value is ignored.
  public init(options: CommonOptions, environment: ProcessEnvironment = .current) {
    func language(_ wish: String?) -> ContentLanguage? { wish.flatMap { ContentLanguage(rawValue: $0.lowercased()) } }
    self =
      language(options.values[.language]) ?? language(environment[CommonOption.language.variable])
      ?? ContentLanguage(environment: environment)
  }
}
