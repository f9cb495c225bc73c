public import System

/// The directories of the program's files, each an absolute path that ends in `aichat`.
///
/// After the XDG Base Directory Specification 0.8: each directory has its variable and its fallback under the home
/// folder, and a relative value of a variable is ignored. Nothing is created here.
public struct UserDirectories: Hashable, Sendable {
  /// The user's home folder.
  public let home: String
  /// Data that must not be lost: `$XDG_DATA_HOME/aichat`, else `~/.local/share/aichat`.
  public let data: String
  /// Files that users write by hand: `$XDG_CONFIG_HOME/aichat`, else `~/.config/aichat`.
  public let configuration: String
  /// State that is kept between launches: `$XDG_STATE_HOME/aichat`, else `~/.local/state/aichat`.
  public let state: String
  /// Files that can be made again: `$XDG_CACHE_HOME/aichat`, else `~/.cache/aichat`.
  public let cache: String

  /// The directories of an environment. Without a usable HOME, the account's home folder is used.
  ///
  /// Throws `ConfigurationError.noHome` when neither is known.
  public init(environment: ProcessEnvironment = .current) throws(ConfigurationError) {
    try self.init(environment: environment, accountHome: { UserAccount.home })
  }

  init(environment: ProcessEnvironment, accountHome: () -> String?) throws(ConfigurationError) {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let home = absolute("HOME") ?? accountHome(), home.hasPrefix("/") else { throw .noHome }
    func folder(_ name: String, _ fallback: String) -> String {
      Self.joined(absolute(name) ?? Self.joined(home, fallback), "aichat")
    }
    self.home = home
    data = folder("XDG_DATA_HOME", ".local/share")
    configuration = folder("XDG_CONFIG_HOME", ".config")
    state = folder("XDG_STATE_HOME", ".local/state")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }
}

extension UserDirectories {
  /// The file of settings.
  public var configurationFile: String { Self.joined(configuration, "config.json") }

  /// The file of saved keys, for those that are not in a keyring.
  public var keyFile: String { Self.joined(configuration, "keys.json") }

  /// The file of the user's prices of models.
  public var priceFile: String { Self.joined(configuration, "prices.json") }

  /// The folder of the user's templates.
  public var templateFolder: String { Self.joined(configuration, "templates") }

  /// The variables whose relative paths are ignored.
  func warnings(in environment: ProcessEnvironment) -> [ConfigurationWarning] {
    let used = [
      ("HOME", home), ("XDG_DATA_HOME", data), ("XDG_CONFIG_HOME", configuration), ("XDG_STATE_HOME", state),
      ("XDG_CACHE_HOME", cache),
    ]
    return used.compactMap { name, place in
      guard let value = environment[name], !value.isEmpty, !value.hasPrefix("/") else { return nil }
      return ConfigurationWarning(variable: name, ignored: value, insteadUsing: place)
    }
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
