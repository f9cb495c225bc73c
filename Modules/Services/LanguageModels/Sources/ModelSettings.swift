public import Entities
public import HTTP

/// The model provider to use, from options, environment and configuration. Empty parts have defaults.
public struct ModelSettings: Sendable {
  /// One of `ModelChooser.providers`; nil derives it from the other settings, or means offline when none is set.
  public var provider: String?
  /// The model's name in the provider's spelling.
  public var model: String?
  /// The address of the provider's API: for `openai` up to and including its version, as in `http://127.0.0.1:8080/v1`;
  /// for `anthropic` and `ollama` the server alone; for `ollama` also in the form of OLLAMA_HOST.
  public var baseURL: String?
  /// The key for exactly that address.
  public var apiKey: String?
  /// Fetches that key when it is needed; `apiKey` takes precedence.
  public var credential: LazyCredential?
  /// The servers that the provider's other keys are for. The error about a missing key names them.
  public var otherKeys: [String]
  /// What the provider's list said about the model, if it was requested. Unsupported features are then not tried.
  public var listing: ModelListing?
  /// A PEM file of certificates to trust, for a server with a self-made certificate.
  public var certificateFile: String?
  /// The script of `offline`, in place of the program's own rules.
  public var offlineScript: OfflineScript?
  /// The options that servers have refused, shared by all models of a run.
  public var refusals: UnsupportedParameterCache
  /// The timeouts for a silent server. `firstByte` is the time to the first token.
  public var timeouts: HTTPTimeouts
  /// The timeout for a server that keeps the connection open without content.
  public var contentTimeout: Duration
  /// Where the user reads failures. In a shell, rules reply without typing pauses.
  public var frontEnd: FrontEnd

  /// Makes settings.
  public init(
    provider: String? = nil, model: String? = nil, baseURL: String? = nil, apiKey: String? = nil,
    credential: LazyCredential? = nil, otherKeys: [String] = [], listing: ModelListing? = nil,
    certificateFile: String? = nil,
    offlineScript: OfflineScript? = nil, refusals: UnsupportedParameterCache = UnsupportedParameterCache(),
    timeouts: HTTPTimeouts = HTTPTimeouts(), contentTimeout: Duration = Self.usualContentTimeout,
    frontEnd: FrontEnd = .commandLine
  ) {
    self.provider = provider
    self.model = model
    self.baseURL = baseURL
    self.apiKey = apiKey
    self.credential = credential
    self.otherKeys = otherKeys
    self.listing = listing
    self.certificateFile = certificateFile
    self.offlineScript = offlineScript
    self.refusals = refusals
    self.timeouts = timeouts
    self.contentTimeout = contentTimeout
    self.frontEnd = frontEnd
  }

  /// Longer than any model thinks silently: some send nothing until they have finished thinking.
  public static let usualContentTimeout = Duration.seconds(600)
}

extension ModelSettings {
  /// Whether there is a key that is not fetched yet.
  var isLocked: Bool { apiKey == nil && credential != nil }

  /// The settings with the fetched key; throws when it cannot be fetched.
  func unlocked() async throws -> ModelSettings {
    guard isLocked, let credential else { return self }
    var unlocked = self
    unlocked.apiKey = try await credential.key()
    unlocked.credential = nil
    return unlocked
  }
}
