import Entities
import HTTP
import JSON

/// A provider's protocol: the form of its requests, and the meaning of its replies. It has no state and never waits.
/// Everything that providers share is in the types around it.
protocol Dialect: Sendable {
  /// The fixed properties of the provider.
  var traits: ProviderTraits { get }
  /// The headers that carry a key.
  func headers(key: String) -> [HTTPHeader]
  /// The request for a reply.
  func body(of request: ChatRequest) -> JSONValue
  /// The content of one object of a response: a chunk of a stream, or a whole reply that is not streamed.
  func chunk(in json: JSONValue) -> ReplyChunk
  /// The fallback that an error about the request's form suggests.
  func fallback(to apiError: String) -> RequestFallback?
  /// The options that are not sent, and why; options without a value may be included.
  func omissions(in options: SamplingOptions) -> [Preset.Field: LocalizedText]
  /// The meaning of a 404 or 405 response and a remedy, as the text after the server's address. The model is nil for a
  /// list.
  /// - Parameter code: The status in parentheses after a space: ` (404)`.
  func adviceForMissing(model: String?, at endpoint: Endpoint, code: LocalizedText) -> LocalizedText
  /// The models of its server; with details even if that takes a request for each.
  func models(at server: RemoteProvider, inDetail: Bool) async throws(RequestError) -> [ModelListing]
}

/// The fixed properties of a provider.
struct ProviderTraits: Sendable {
  /// Its name in settings.
  let name: String
  /// Its protocol's usual name.
  let protocolName: String
  /// The address of the provider's own API.
  let defaultAddress: String
  /// The environment variable for the key of its own address; nil if that address requires no key.
  let keyVariable: String?
  /// The default model at its own address; nil if there is none.
  var usualModel: String?
  /// What to do when it requires a key and none is set.
  let keyAdvice: LocalizedText
  /// An example of an address, for messages.
  let exampleAddress: String
  /// Ends of URLs that users paste although they are not part of the address.
  let pastedEnds: [String]
  /// Headers of every request.
  let headers: [HTTPHeader]
  /// The path of the call for a reply.
  let chatPath: String
  let framing: Framing
  /// The members of its objects that are read. Responses have many others.
  let keys: JSONKeySet
  let limits: SamplingLimits
  /// The names in requests of options that a server may refuse for some of its models.
  let optionNames: [Preset.Field: String]

  /// The user's turn that is required before a conversation that the avatar begins; nil if none is required.
  var opening: String?
  /// The context window in tokens that requests set by default; nil if the server decides.
  var usualWindow: Int?
  /// The default model for pictures at its own address; nil for a provider without OpenAI's images endpoint.
  var usualImageModel: String?
  /// Whether the list at its own address has each model's context window. Ollama returns it only model by model.
  var listsWindows = false

  /// How its streams are split into objects.
  enum Framing: Sendable {
    case events, lines
  }

  /// The keys of a protocol, with those of every form of error.
  static func keys(_ keys: [String]) -> JSONKeySet { JSONKeySet(keys + APIErrorResponse.keys) }
}

/// The request for a reply, in no protocol's form yet.
struct ChatRequest {
  let model: String
  let prompt: Prompt
  /// What a list said about the model.
  let listing: ModelListing?
  /// Whether it is sent to the provider's own address: other servers support the protocol less completely.
  let isAtHome: Bool
  var fallbacks: Set<RequestFallback> = []
}

/// A change of a request after the server refused its first form.
enum RequestFallback: Hashable, Sendable {
  /// The usage is not requested.
  case noUsage
  /// The maximum length has its other name.
  case otherTokenLimit
  /// The model decides how long to think; only the effort is sent.
  case adaptiveThinking
  /// Only whether to think is sent.
  case thinkingAsSwitch
  /// An option is left out.
  case without(Preset.Field)
}

/// The texts about a model that a server may not have; empty for the request of a list.
struct MissingModel {
  /// The beginning of a sentence, before other possible causes.
  let words: LocalizedText
  /// The remedy: the next sentence.
  let remedy: LocalizedText

  init(_ name: String?, _ frontEnd: FrontEnd) {
    guard let name else {
      (words, remedy) = (LocalizedText(untranslated: ""), LocalizedText(untranslated: ""))
      return
    }
    words = LocalizedText("does not have the model \"\(name)\", or ", "“\(name)” 모델이 없거나 ")
    remedy = frontEnd.listModels
  }
}
