import Entities

/// A model of a provider that is reached over the network.
struct RemoteModel: LanguageModel {
  let provider: RemoteProvider
  /// As the server spells it.
  let name: String
  let listing: ModelListing?

  var choice: ModelChoice { ModelChoice(provider: provider.name, model: name) }

  var opening: String? { provider.dialect.traits.opening }

  /// Asks the server when the stream is first read.
  ///
  /// A reader that was cancelled gets a `CancellationError`, or just the stream's end; every other failure is a
  /// `ModelFailure`.
  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    let reader = ReplyReader(model: self, prompt: prompt)
    return AsyncThrowingStream { try await reader.next() }
  }

  func fault(in prompt: Prompt) -> ModelFailure? {
    prompt.options.fault(within: provider.dialect.traits.limits)
      ?? prompt.imageFault(takesImages: listing?.takesImages, model: name)
  }
}

/// The description leaves out the key, and what else of the address may be private.
extension RemoteModel: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "\(name) at \(provider.endpoint.shown)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: [("description", description)]) }
}
