import Entities
import HTTP
import NetworkTesting
import Testing

@testable import LanguageModels

extension Prompt {
  /// A prompt of one question.
  static let hello = Prompt(
    avatar: Avatar.ID(high: 0, low: 0), avatarName: "Vela", system: "You are Vela.",
    turns: [.init(role: .assistant, text: "Hi."), .init(role: .user, text: "안녕 \"x\"\n")])

  /// A prompt of these turns, the user's first.
  static func saying(_ texts: String..., options: SamplingOptions = SamplingOptions()) -> Prompt {
    let turns = texts.enumerated().map {
      Turn(role: $0.offset.isMultiple(of: 2) ? .user : .assistant, text: $0.element)
    }
    return Prompt(avatar: Avatar.ID(high: 0, low: 0), avatarName: "Vela", system: "", turns: turns, options: options)
  }
}

extension RemoteModel {
  /// The model of a test server.
  init(
    _ dialect: any Dialect = OpenAIDialect(), at server: LoopbackServer, key: String? = nil,
    timeouts: HTTPTimeouts = HTTPTimeouts(), listing: ModelListing? = nil, retries: RetryPolicy = .never
  ) throws {
    let base = dialect is OpenAIDialect ? server.url + "/v1" : server.url
    var provider = try RemoteProvider(dialect, baseURL: base, apiKey: key)
    provider.timeouts = timeouts
    provider.retries = retries
    self.init(provider: provider, name: "test-model", knownListing: listing)
  }

  /// The reply's events without `sent`, and its failure.
  func outcome(of prompt: Prompt = .hello) async -> (events: [ReplyEvent], failure: ModelFailure?) {
    let (events, failure) = await wholeOutcome(of: prompt)
    return (events.filter { $0 != .sent }, failure)
  }

  /// The reply's events, and its failure.
  func wholeOutcome(of prompt: Prompt = .hello) async -> (events: [ReplyEvent], failure: ModelFailure?) {
    var events: [ReplyEvent] = []
    do {
      for try await event in reply(to: prompt) { events.append(event) }
      return (events, nil)
    } catch {
      #expect(error is ModelFailure, "\(error)")
      return (events, error as? ModelFailure)
    }
  }
}

extension [ReplyEvent] {
  var text: String { compactMap { if case .text(let text) = $0 { text } else { nil } }.joined() }
  /// The reasoning, joined.
  var reasoning: String { compactMap { if case .reasoning(let text) = $0 { text } else { nil } }.joined() }
}
