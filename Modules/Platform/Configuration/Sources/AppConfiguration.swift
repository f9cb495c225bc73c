public import Entities
public import System

/// The configuration of this run of the program: flag, else environment, else config.json, else the default.
public struct AppConfiguration: Sendable {
  /// The program's directories. `directories.data` is the default; `dataDirectory` is the one in use.
  public let directories: UserDirectories
  /// The directory of avatars and chats: an absolute path.
  public let dataDirectory: String
  /// The profile to use, by name; nil uses the last one.
  public let profile: String?
  /// The provider's name, in lower case: the named one, else the one with a key in the environment, OpenAI's first. A
  /// saved key selects none. Nil where an address or a key of our own leaves it open, or nothing is set.
  public let provider: String?
  /// The model's name in its provider's spelling.
  public let model: String?
  /// The address of that provider, with the key for exactly that address.
  public let endpoint: Endpoint
  /// A file of certificates to trust, in PEM: an absolute path. SSL_CERT_FILE is used if no setting names one.
  public let certificateFile: String?
  /// How long a server may be silent; nil for the usual time.
  public let timeout: Duration?
  /// A file of rules for the offline provider: an absolute path.
  public let offlineScriptFile: String?
  /// The presets of the command, and those of the environment and of config.json.
  public let presets: PresetStack
  /// The monthly budget for models, in the currency of the prices; nil for no limit.
  public let monthlyBudget: Double?
  /// The only features to load, in lower case; nil loads all.
  public let features: [String]?
  /// Features to leave out, in lower case.
  public let without: [String]
  /// Whether to talk line by line, for screen readers and simple terminals.
  public let isPlain: Bool
  /// When to use colour.
  public let color: ColorChoice
  /// The background that the colours are for.
  public let theme: ThemeChoice
  /// Whether the app has the mouse when it opens; otherwise the terminal has it.
  public let usesMouse: Bool
  /// The amount of animation.
  public let motion: MotionChoice
  /// The density of lists and chats.
  public let density: DensityChoice
  /// The keys that the user chose in place of the default ones.
  public let shortcuts: KeyChoices
  /// The language of everything on the screen.
  public let language: ContentLanguage
  /// Whether to print one JSON value.
  public let isJSON: Bool
  /// Whether to print more details.
  public let isVerbose: Bool
  /// Whether the settings have a section for developers.
  public let isForDevelopers: Bool
  /// Whether events are stored in a file. Only if the user asks for it: events show when each chat was open, even after
  /// the chat was deleted.
  public let keepsEvents: Bool
  /// The address for events; nil for none.
  public let eventCollector: String?
  /// Keys of config.json that are unknown and have no effect.
  public let warnings: [ConfigurationWarning]
  /// Wrong settings that were ignored: only shortcuts, except in `examined`.
  public private(set) var problems: [ConfigurationError] = []

  /// The saved keys.
  let keyStore: KeyStore
  private let settings: SettingSources

  /// The configuration of a run with these options.
  ///
  /// Reads `$XDG_CONFIG_HOME/aichat/config.json` if it exists, and never writes it.
  public init(
    options: CommonOptions = CommonOptions(), environment: ProcessEnvironment = .current
  ) throws(ConfigurationError) {
    try self.init(
      options: options, environment: environment, directories: UserDirectories(environment: environment))
  }

  init(
    options: CommonOptions, environment: ProcessEnvironment, directories: UserDirectories
  ) throws(ConfigurationError) {
    let file = try ConfigurationFile(at: directories.configurationFile)
    try self.init(options: options, environment: environment, directories: directories, file: file)
  }

  private init(
    options: CommonOptions, environment: ProcessEnvironment, directories: UserDirectories, file: ConfigurationFile
  ) throws(ConfigurationError) {
    let settings = SettingSources(options: options, environment: environment, file: file)
    self.directories = directories
    self.settings = settings
    warnings = directories.warnings(in: environment) + file.warnings
    problems = file.problems
    dataDirectory = try settings.path(.dataDirectory, home: directories.home) ?? directories.data
    profile = try settings.text(.profile)
    keyStore = KeyStore(path: directories.keyFile, environment: environment)
    provider = try settings.text(.provider, of: CommonOption.providers)
    model = try settings.text(.model)
    timeout = try settings.seconds(.timeout).map { .milliseconds(Int64(($0 * 1_000).rounded())) }
    offlineScriptFile = try settings.path(.offlineScript, home: directories.home)
    presets = try settings.presets()
    monthlyBudget = try settings.amount(.monthlyBudget)
    features = try settings.names(.features)
    without = try settings.names(.without) ?? []
    isPlain = try settings.truth(.plain)
    color = try settings.choice(.color) ?? .auto
    theme = try settings.choice(.theme) ?? .auto
    usesMouse = try !settings.truth(.noMouse)
    motion = try settings.choice(.motion) ?? .full
    density = try settings.choice(.density) ?? .comfortable
    do throws(ConfigurationError) {
      shortcuts = try settings.keys(.shortcuts) ?? KeyChoices()
    } catch {
      // A wrong shortcut must not prevent a start: then all have their default keys. Only a wrong flag is refused.
      if case .wrongValue(_, _, .flag) = error { throw error }
      shortcuts = KeyChoices()
      problems.append(error)
    }
    language = try settings.choice(.language) ?? ContentLanguage(environment: environment)
    isJSON = try settings.truth(.json)
    isVerbose = try settings.truth(.verbose)
    isForDevelopers = try settings.truth(.dev)
    keepsEvents = try settings.truth(.telemetryFile)
    eventCollector = try settings.address(.telemetryEndpoint)
    endpoint = try Endpoint(chosen: provider, settings)
    certificateFile = try settings.path(.certificateFile, home: directories.home)
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
      file: try ConfigurationFile(object, at: path))
  }

  /// The rules in `offlineScriptFile`; nil where none is set. They have 256 KiB at most.
  public func offlineScript() throws(ConfigurationError) -> (path: String, text: String)? {
    guard let path = offlineScriptFile else { return nil }
    do throws(FileFailure) {
      return (path, String(decoding: try SmallFile.read(path, limit: 256 << 10), as: UTF8.self))
    } catch {
      throw .unreadableFile(error)
    }
  }

  /// The value of an option as it was written, with its source; nil when the default is used. A provider's own variable
  /// is such a source, and so is the key that implies the provider.
  public func setting(_ option: CommonOption) -> Setting? {
    option == .baseURL ? settings.place(of: provider) : settings[option]
  }

  /// Whether the command itself names the provider, which excludes all others.
  public var namesProvider: Bool {
    if case .flag = setting(.provider)?.origin { true } else { false }
  }

  /// The providers besides the chosen one that this run could use, with their addresses: those with variables of their
  /// own in the environment or with a saved key. None where the command names the provider. Wrong variables of one
  /// provider make that one a failure.
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
    let namesAddress = if case .flag = setting(.baseURL)?.origin { true } else { false }
    return Credentials(
      chosen: { (try? readAgain().endpoint) ?? endpoint }, namesAddress: namesAddress,
      environment: settings.environment, store: keyStore)
  }
}
