import Entities
import HTTP

/// A model of a provider that is reached over the network.
struct RemoteModel: LanguageModel {
  let provider: RemoteProvider
  /// In the server's spelling.
  let name: String
  let knownListing: ModelListing?
  /// The longest time that a reply waits for the list.
  private static let listingLimit = Duration.seconds(3)

  var choice: ModelChoice { ModelChoice(provider: provider.name, model: name) }

  var address: String? { provider.address }

  var site: ModelLocation { ModelLocation(ofServerAt: provider.endpoint.baseURL) }

  var opening: String? { provider.dialect.traits.opening }

  /// The known entry, otherwise the list's entry with its name, without further requests about it. Nil also at the
  /// provider's own address if its list has no context windows.
  func listing() async throws -> ModelListing? {
    if let knownListing { return knownListing }
    guard provider.dialect.traits.listsWindows || !provider.endpoint.isAtHome else { return nil }
    var hasty = provider
    hasty.timeouts = HTTPTimeouts(connect: .seconds(2), firstByte: Self.listingLimit, idle: .seconds(3))
    let asked = hasty
    // Each piece of a response could arrive in time, without the response ever ending.
    guard let answer = await atMost(Self.listingLimit, { await asked.listed() }) else {
      throw ErrorMessageFormatter(provider: hasty).failure(of: .connection(.timedOut(.firstByte), hasBegun: false))
    }
    switch answer {
    case .success(let models): return models.first { $0.id == name }
    case .failure(let failure):
      switch failure.kind {
      case .unreachable, .timedOut, .limited, .serverError, .truncated, .unauthorized: throw failure
      // The server has no usable list.
      case .notFound, .refused, .tooLong, .malformed, .misconfigured: return nil
      }
    }
  }

  var usualWindow: Int? { provider.dialect.traits.usualWindow }

  var summarizes: Bool { true }

  func imageModel(named name: String?) throws(ModelFailure) -> any ImageModel {
    try provider.imageModel(named: name?.trimmed ?? "")
  }

  /// Loads the network libraries.
  func prepare() { HTTPClient.prepare() }

  /// Sends the request when the stream is first read.
  ///
  /// A cancelled reader gets a `CancellationError`, or just the stream's end; every other failure is a `ModelFailure`.
  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    let reader = ReplyReader(model: self, prompt: prompt)
    return AsyncThrowingStream { try await reader.next() }
  }

  func fault(in prompt: Prompt) -> ModelFailure? {
    prompt.options.fault(within: provider.dialect.traits.limits)
      ?? prompt.imageFault(acceptsImages: knownListing?.acceptsImages, model: name)
  }

  func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText] {
    let dialect = provider.dialect
    let preset = Preset(sampling: options)
    var remarks = dialect.omissions(in: options).filter { preset[$0.key] != nil }
    // Each value is checked on its own, so that every fault is reported.
    for field in Preset.Field.allCases {
      var alone = Preset()
      guard let text = preset[field], alone.set(field, to: text) else { continue }
      if let fault = alone.sampling.fault(within: dialect.traits.limits) { remarks[field] = fault.words }
    }
    return remarks
  }
}

/// The description omits the key, and private parts of the address.
extension RemoteModel: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "\(name) at \(provider.endpoint.shown)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: [("description", description)]) }
}
