public import Entities
import HTTP

/// A model at a server that speaks OpenAI's protocol of chat completions, as many do.
///
/// The protocol: https://platform.openai.com/docs/api-reference/chat. The answer streams; a server that sends it in
/// one piece is understood too.
public struct OpenAIModel: LanguageModel {
  /// What OpenAI itself is asked for when nobody said.
  static let usualModel = "gpt-4o-mini"

  /// Where OpenAI itself answers.
  public static let defaultBaseURL = "https://api.openai.com/v1"

  /// `openai`, and the model's name.
  public let choice: ModelChoice
  let endpoint: Endpoint
  let timeouts: HTTPTimeouts

  /// A model of that name at that address.
  ///
  /// - Parameters:
  ///   - model: the name as the server spells it. There is no default.
  ///   - baseURL: the API's address up to its version, as in `http://127.0.0.1:8080/v1`. Nothing is added to it but
  ///     the name of the call.
  ///   - apiKey: sent to that address only; nil or empty for a server that wants none.
  /// - Throws: `.misconfigured` for what cannot work, with the way to set it. Nothing is sent yet.
  public init(
    model: String, baseURL: String = OpenAIModel.defaultBaseURL, apiKey: String? = nil
  ) throws(ModelFailure) {
    try self.init(model: model, baseURL: baseURL, apiKey: apiKey, timeouts: HTTPTimeouts())
  }

  init(model: String, baseURL: String, apiKey: String?, timeouts: HTTPTimeouts) throws(ModelFailure) {
    let model = ModelChooser.trimmed(model)
    guard !model.isEmpty else {
      throw ModelFailure(
        .misconfigured,
        "No model is chosen. Name one as the server spells it: --model NAME, AICHAT_MODEL, or the key \"model\" in "
          + "the configuration.")
    }
    choice = ModelChoice(provider: "openai", model: model)
    endpoint = try Endpoint(baseURL: baseURL, apiKey: apiKey)
    self.timeouts = timeouts
  }

  /// Asks the server when the stream is first read.
  ///
  /// A reader that was cancelled gets a `CancellationError`, or just the stream's end; every other failure is a
  /// `ModelFailure`.
  public func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    let reader = ReplyReader(model: self, prompt: prompt)
    return AsyncThrowingStream { try await reader.next() }
  }
}

/// The description leaves out the key, and what else of the address may be private.
extension OpenAIModel: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The model's name and its server.
  public var description: String { "\(choice.model) at \(endpoint.shown)" }
  /// The same for debuggers.
  public var debugDescription: String { description }
  /// The same for `dump`.
  public var customMirror: Mirror { Mirror(self, children: [("description", description)]) }
}
