public import Entities
public import System

/// The configuration of this run of the program: flag, else environment, else config.json, else another program's
/// variable, else the default.
public struct AppConfiguration: Sendable {
  /// Where the program's files are. The option `dataDirectory` has the folder of the data; `directories.data` is only
  /// its default.
  public let directories: UserDirectories
  /// Where the provider is, with the key for exactly that place.
  public let endpoint: Endpoint
  /// Keys of config.json that are unknown and have no effect.
  public let warnings: [ConfigurationWarning]
  /// Wrong settings that were ignored: only shortcuts and the theme, except in `examined`.
  public private(set) var problems: [ConfigurationError] = []

  /// Why the theme of the settings is not used; nil where it is used. It is one of the `problems` too.
  public private(set) var themeProblem: ConfigurationError?

  /// The saved keys.
  let keyStore: KeyStore
  /// The options, and where they are set.
  let table: [CommonOption], settings: SettingSources

  /// The configuration of a run with these options.
  ///
  /// Reads `$XDG_CONFIG_HOME/aichat/config.json` if it exists, and never writes it.
  public init(
    options: CommonOptions = CommonOptions(), environment: ProcessEnvironment = .current
  ) throws(ConfigurationError) {
    let directories = try UserDirectories(environment: environment)
    let file = try ConfigurationFile(at: directories.configurationFile)
    try self.init(options: options, environment: environment, directories: directories, file: file)
  }

  /// - Parameter table: The options to read; tests pass others than the program's.
  init(
    options: CommonOptions, environment: ProcessEnvironment, directories: UserDirectories, file: ConfigurationFile,
    table: [CommonOption] = CommonOption.allCases
  ) throws(ConfigurationError) {
    settings = SettingSources(options: options, environment: environment, directories: directories, file: file)
    self.directories = directories
    self.table = table
    warnings = directories.warnings(in: environment) + file.warnings
    problems = file.problems
    keyStore = KeyStore(path: directories.keyFile, environment: environment)
    for option in table {
      do throws(ConfigurationError) {
        _ = try option.text(in: settings)
      } catch {
        // A wrong shortcut or a wrong theme must not prevent a start: the option then has its default. Only a wrong
        // flag is refused.
        guard case .wrongValue(let wrong, _, let origin) = error, wrong == .shortcuts || wrong == .theme, !origin.isFlag
        else { throw error }
        problems.append(error)
        if wrong == .theme { themeProblem = error }
      }
    }
    do throws(ConfigurationError) {
      try settings.checkTheme()
    } catch {
      // The app opens with the usual colours. Only a wrong flag is refused.
      guard let origin = settings[.theme]?.origin, !origin.isFlag else { throw error }
      themeProblem = error
      problems.append(error)
    }
    endpoint = try Endpoint(settings)
  }

  /// The themes within reach.
  public var themes: ThemeFolder { settings.themes }

  /// The set value of an option, else its default.
  public subscript<Value>(option: Option<Value>) -> Value { option.validValue(in: settings) }

  /// The presets of the command, and those of the environment and of config.json.
  public var presets: PresetStack {
    var stack = PresetStack()
    for case let option as Option<Preset> in table {
      guard let setting = setting(option) else { continue }
      let origin = setting.origin.isFlag ? PresetStack.Origin.flag : .configuration
      stack[origin] = stack[origin].completed(by: self[option])
    }
    return stack
  }
}

extension AppConfiguration {
  /// The configuration without the wrong settings of the environment and of config.json, which are its `problems`: for
  /// health checks. Throws the errors of the command itself.
  public static func examined(
    options: CommonOptions, environment: ProcessEnvironment = .current
  ) throws(ConfigurationError) -> AppConfiguration {
    let directories = try UserDirectories(environment: environment)
    var (environment, problems) = (environment, [ConfigurationError]())
    var file = ConfigurationFile(path: directories.configurationFile, values: [:])
    do throws(ConfigurationError) {
      file = try ConfigurationFile(at: directories.configurationFile) { problems.append($0) }
    } catch {
      problems.append(error)
    }
    // Each round removes one wrong setting.
    while true {
      do throws(ConfigurationError) {
        var configuration = try AppConfiguration(
          options: options, environment: environment, directories: directories, file: file)
        configuration.problems = problems + configuration.problems
        return configuration
      } catch {
        switch error {
        case .wrongValue(let option, _, .file): file.remove(option)
        case .wrongValue(_, _, .variable(let name)), .unusableKey(let name): environment = environment.without(name)
        default: throw error
        }
        problems.append(error)
      }
    }
  }

  /// The configuration of the same run if it began now: config.json may have changed.
  public func readAgain() throws(ConfigurationError) -> AppConfiguration {
    try readAgain(after: [])
  }

  /// The same with changes that are not in the file yet.
  func readAgain(after changes: [ConfigurationChange]) throws(ConfigurationError) -> AppConfiguration {
    let path = directories.configurationFile
    let object = try ConfigurationEditor(path: path).object(after: changes)
    return try AppConfiguration(
      options: settings.options, environment: settings.environment, directories: directories,
      file: try ConfigurationFile(object, at: path, table), table: table)
  }

  /// The rules in the file `offlineScript`; nil if none is set. They have 256 KiB at most.
  public func offlineScript() throws(ConfigurationError) -> (path: String, text: String)? {
    guard let path = self[.offlineScript] else { return nil }
    do throws(FileFailure) {
      return (path, String(decoding: try SmallFile.read(path, limit: 256 << 10), as: UTF8.self))
    } catch {
      throw .unreadableFile(error)
    }
  }

  /// The value of an option as it was written, with its source; nil when the default is used. The source may be a
  /// variable of another program. The source of an implied provider is the variable, or the setting `offline_script`,
  /// that implies it.
  public func setting(_ option: CommonOption) -> Setting? {
    settings[option]
  }

  /// Whether the command itself names the provider, which excludes all others.
  public var namesProvider: Bool { setting(.provider)?.origin.isFlag == true }

  /// The providers that this run could use besides the chosen one, with their addresses. They have variables in the
  /// environment or a saved key. There are none if the command names the provider. A provider with wrong variables is a
  /// failure.
  public func otherProviders() -> [(name: String, endpoint: Result<Endpoint, ConfigurationError>)] {
    guard !namesProvider else { return [] }
    // Rules answer where nothing names a provider or an address. Then every provider is another one.
    let isOpen = endpoint.provider == nil && endpoint.baseURL == nil
    let chosen = isOpen ? nil : ProviderVariables.of(endpoint.provider)?.provider
    // A failure to read keys is reported where a key is needed.
    let kept = Set((try? keyStore.places())?.map(\.endpoint) ?? [])
    return ProviderVariables.all.compactMap { variables in
      guard variables.provider != chosen else { return nil }
      let address = variables.address(in: settings.environment)
      let isSaved = KeyEndpoint(variables, address: address).map(kept.contains) ?? false
      do throws(ConfigurationError) {
        guard let other = try Endpoint(variables, in: settings.environment, isSaved: isSaved) else { return nil }
        return (variables.provider, .success(other))
      } catch {
        return (variables.provider, .failure(error))
      }
    }
  }

  /// The keys of this run: those in the environment, and the saved ones.
  public var keys: Credentials {
    Credentials(
      chosen: { (try? readAgain().endpoint) ?? endpoint },
      namesAddress: setting(.baseURL)?.origin.isFlag == true,
      environment: settings.environment, store: keyStore)
  }
}
