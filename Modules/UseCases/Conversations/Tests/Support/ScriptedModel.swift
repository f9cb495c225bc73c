import Entities
import LanguageModels

/// A model with answers from a test, at the time that the test chooses.
final class ScriptedModel: PlainModel {
  typealias Stream = AsyncThrowingStream<ReplyEvent, any Error>

  let choice: ModelChoice
  let address: String?
  let site: ModelLocation
  let summarizes: Bool
  let calls = Watched<[(prompt: Prompt, reply: Stream.Continuation)]>([])
  let endings = Watched(0)
  /// Its immediate answer; nil waits for the test.
  private let answer: [ReplyEvent]?

  /// The number of requests for its listing, and the window in it.
  let lookUps = Watched(0)
  private let window: Int?
  /// The failure of a listing; nil when it succeeds.
  let listingFailure = Watched<ModelFailure?>(nil)
  /// Whether a listing is answered; false lets it wait.
  let answersListing = Watched(true)

  init(
    answering answer: [ReplyEvent]? = nil, window: Int? = nil, site: ModelLocation = .remote,
    choice: ModelChoice = ModelChoice(provider: "scripted", model: "one"), summarizes: Bool = true,
    address: String? = nil
  ) {
    self.site = site
    self.choice = choice
    self.summarizes = summarizes
    self.address = address
    self.answer = answer
    self.window = window
  }

  func listing() async throws -> ModelListing? {
    lookUps.change { $0 += 1 }
    _ = await answersListing.until { $0 }
    if let failure = listingFailure.value { throw failure }
    return window.map { ModelListing(id: "one", contextWindow: $0) }
  }

  static func saying(
    _ text: String, choice: ModelChoice = ModelChoice(provider: "scripted", model: "one")
  ) -> ScriptedModel {
    ScriptedModel(answering: [.text(text), .finished(.stop)], choice: choice)
  }

  func reply(to prompt: Prompt) -> Stream {
    let (stream, continuation) = Stream.makeStream()
    continuation.onTermination = { [endings] _ in endings.change { $0 += 1 } }
    for event in answer ?? [] { continuation.yield(event) }
    if answer != nil { continuation.finish() }
    calls.change { $0.append((prompt, continuation)) }
    return stream
  }

  /// The call with an index, once it has arrived.
  func call(_ index: Int = 0) async -> (prompt: Prompt, reply: Stream.Continuation) {
    await calls.until { $0.count > index }[index]
  }
}
