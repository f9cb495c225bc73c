public import Entities
public import HTTP

/// Which provider to use, as options, environment and configuration say it; empty parts take their defaults.
public struct ModelSettings: Sendable {
  /// One of `ModelChooser.providers`; nil chooses by what else is set, and offline when nothing is.
  public var provider: String?
  /// The model's name as the provider spells it.
  public var model: String?
  /// Where the provider's API is: for `openai` up to and including its version, as in `http://127.0.0.1:8080/v1`, for
  /// `anthropic` and `ollama` the server alone; for `ollama` also as OLLAMA_HOST has it.
  public var baseURL: String?
  /// The key for exactly that address.
  public var apiKey: String?
  /// Has that key when somebody is asked, where it is kept under lock; `apiKey` comes first.
  public var credential: LazyCredential?
  /// The servers that the provider's other keys are for, to tell who finds no key for this one.
  public var otherKeys: [String]
  /// What the provider's list said about the model, when somebody asked: what it cannot do is then not tried.
  public var listing: ModelListing?
  /// A file of certificates to trust, in PEM, for a server with one that its owner made.
  public var certificateFile: String?
  /// What `offline` answers by, in place of the program's own rules.
  public var offlineScript: OfflineScript?
  /// What servers turned out to refuse: to be shared by all models of a run.
  public var refusals: UnsupportedParameterCache
  /// When to give up on a silent server. `firstByte` is the time to the first token.
  public var timeouts: HTTPTimeouts
  /// When to give up on a server that keeps the connection alive without a word of the answer.
  public var patience: Duration
  /// Where a user reads what goes wrong. In a shell, rules answer without the pauses of somebody who types.
  public var frontEnd: FrontEnd

  /// Settings from their parts.
  public init(
    provider: String? = nil, model: String? = nil, baseURL: String? = nil, apiKey: String? = nil,
    credential: LazyCredential? = nil, otherKeys: [String] = [], listing: ModelListing? = nil,
    certificateFile: String? = nil,
    offlineScript: OfflineScript? = nil, refusals: UnsupportedParameterCache = UnsupportedParameterCache(),
    timeouts: HTTPTimeouts = HTTPTimeouts(), patience: Duration = Self.usualPatience, frontEnd: FrontEnd = .commandLine
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
    self.patience = patience
    self.frontEnd = frontEnd
  }

  /// Longer than any model thinks without a word: some say nothing until they have thought.
  public static let usualPatience = Duration.seconds(600)
}

extension ModelSettings {
  /// Whether there is a key that nobody has fetched yet.
  var isLocked: Bool { apiKey == nil && credential != nil }

  /// The same with the key in place of its lock; throws what keeps it from being had.
  func unlocked() async throws -> ModelSettings {
    guard isLocked, let credential else { return self }
    var unlocked = self
    unlocked.apiKey = try await credential.key()
    unlocked.credential = nil
    return unlocked
  }
}
