public import Entities
public import System

/// How this run of the program is set up: flag, else environment, else config.json, else the default.
public struct AppConfiguration: Sendable {
  /// Where the program's files are. `directories.data` is the default; `dataDirectory` is what counts.
  public let directories: UserDirectories
  /// Where avatars and chats are kept: an absolute path.
  public let dataDirectory: String
  /// The profile to use, by name; nil uses the one that was used last.
  public let profile: String?
  /// The provider's name, in lower case: the one that is named, else the one with a key in the environment, OpenAI's
  /// first. A saved key selects none. Nil where an address or a key of our own leaves it open, or nothing is set.
  public let provider: String?
  /// The model's name as its provider spells it.
  public let model: String?
  /// Where that provider is, with the key for exactly that place.
  public let endpoint: Endpoint
  /// A file of certificates to trust, in PEM: an absolute path. SSL_CERT_FILE counts where no setting names one.
  public let certificateFile: String?
  /// How long a server may be silent; nil for the usual time.
  public let timeout: Duration?
  /// A file of rules to answer by where no server does: an absolute path.
  public let offlineScriptFile: String?
  /// How avatars are to answer: what the command says, and what the environment and config.json say.
  public let presets: PresetStack
  /// What may be spent on models in a month, in the currency of the prices; nil for any amount.
  public let monthlyBudget: Double?
  /// The only features to load, in lower case; nil loads all.
  public let features: [String]?
  /// Features to leave out, in lower case.
  public let without: [String]
  /// Whether to talk line by line, for screen readers and simple terminals.
  public let isPlain: Bool
  /// When to use colour.
  public let color: ColorChoice
  /// Which background the colours are for.
  public let theme: ThemeChoice
  /// Whether the app has the mouse when it opens; the terminal has it otherwise.
  public let usesMouse: Bool
  /// How much the screen moves by itself.
  public let motion: MotionChoice
  /// How much room lists and chats take.
  public let density: DensityChoice
  /// The keys that a user chose in place of the usual ones.
  public let shortcuts: KeyChoices
  /// The language of everything on the screen.
  public let language: ContentLanguage
  /// Whether to print one JSON value.
  public let isJSON: Bool
  /// Whether to say more about what happens.
  public let isVerbose: Bool
  /// Whether the settings have a section for developers.
  public let isForDevelopers: Bool
  /// Whether events are kept in a file. Only where the user asks for it: events tell when which chat was open, even after
  /// the chat was deleted.
  public let keepsEvents: Bool
  /// Where events are sent; nil for nowhere.
  public let eventCollector: String?
  /// Keys of config.json that are unknown and have no effect.
  public let warnings: [ConfigurationWarning]
  /// Wrong settings that were ignored: only shortcuts, except in `examined`.
  public private(set) var problems: [ConfigurationError] = []

  /// The saved keys.
  let keyStore: KeyStore
  private let settings: SettingSources

  /// The configuration of a run that was started with these options.
  ///
  /// Reads `$XDG_CONFIG_HOME/aichat/config.json` when it is there, and never writes it.
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
      // A wrong shortcut must not stop a start: all are the usual ones then. Only a wrong flag is refused.
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
  /// health checks. Throws what is wrong in the command itself.
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
    // Each round takes one thing away.
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

  /// The configuration as the same run would have it if it began now: config.json may have changed.
  public func readAgain() throws(ConfigurationError) -> AppConfiguration {
    try readAgain(after: [])
  }

  /// The same with changes that the file has not taken yet.
  func readAgain(after changes: [ConfigurationChange]) throws(ConfigurationError) -> AppConfiguration {
    let path = directories.configurationFile
    let object = try ConfigurationEditor(path: path).object(after: changes)
    return try AppConfiguration(
      options: settings.options, environment: settings.environment, directories: directories,
      file: try ConfigurationFile(object, at: path))
  }

  /// The rules to answer by where no server does, as they stand in `offlineScriptFile`; nil where none is set. They have
  /// 256 KiB at most.
  public func offlineScript() throws(ConfigurationError) -> (path: String, text: String)? {
    guard let path = offlineScriptFile else { return nil }
    do throws(FileFailure) {
      return (path, String(decoding: try SmallFile.read(path, limit: 256 << 10), as: UTF8.self))
    } catch {
      throw .unreadableFile(error)
    }
  }

  /// The value that an option is set to, as it was written, and where; nil when the default counts. A provider's own
  /// variable is such a place, and so is the key that implies the provider.
  public func setting(_ option: CommonOption) -> Setting? {
    option == .baseURL ? settings.place(of: provider) : settings[option]
  }

  /// Whether the command itself names the provider, so that no other is meant.
  public var namesProvider: Bool {
    if case .flag = setting(.provider)?.origin { true } else { false }
  }

  /// Each provider besides the chosen one that this run could use as it is set up, and where it is: those that have
  /// variables of their own in the environment or a saved key. None where the command names the provider. Wrong variables
  /// of one provider make that one a failure.
  public func otherProviders() -> [(name: String, endpoint: Result<Endpoint, ConfigurationError>)] {
    guard !namesProvider else { return [] }
    // Rules answer where nothing names a provider or an address. Every provider is another one then.
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
