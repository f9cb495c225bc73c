public import Entities
public import HTTP

/// Which provider to use, as options, environment and configuration say it; empty parts take their defaults.
public struct ModelSettings: Hashable, Sendable {
  /// One of `ModelChooser.providers`; nil chooses by what else is set, and offline when nothing is.
  public var provider: String?
  /// The model's name as the provider spells it.
  public var model: String?
  /// Where the provider's API is: for `openai` up to and including its version, as in `http://127.0.0.1:8080/v1`, for
  /// `anthropic` and `ollama` the server alone; for `ollama` also as OLLAMA_HOST has it.
  public var baseURL: String?
  /// The key for exactly that address.
  public var apiKey: String?
  /// The servers that the provider's other keys are for, to tell who finds no key for this one.
  public var otherKeys: [String]
  /// What the provider's list said about the model, when somebody asked: what it cannot do is then not tried.
  public var listing: ModelListing?
  /// A file of certificates to trust, in PEM, for a server with one that its owner made.
  public var certificateFile: String?
  /// What `offline` answers by, in place of the program's own rules.
  public var offlineScript: OfflineScript?
  /// When to give up on a silent server. `firstByte` is the time to the first token.
  public var timeouts: HTTPTimeouts

  /// Settings from their parts.
  public init(
    provider: String? = nil, model: String? = nil, baseURL: String? = nil, apiKey: String? = nil,
    otherKeys: [String] = [], listing: ModelListing? = nil, certificateFile: String? = nil,
    offlineScript: OfflineScript? = nil, timeouts: HTTPTimeouts = HTTPTimeouts()
  ) {
    self.provider = provider
    self.model = model
    self.baseURL = baseURL
    self.apiKey = apiKey
    self.otherKeys = otherKeys
    self.listing = listing
    self.certificateFile = certificateFile
    self.offlineScript = offlineScript
    self.timeouts = timeouts
  }
}
