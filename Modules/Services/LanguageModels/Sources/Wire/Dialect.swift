import Entities
import HTTP
import JSON

/// How one provider speaks: what its requests look like, and what its answers mean. It keeps nothing and waits for
/// nothing; everything that providers have in common stands around it.
protocol Dialect: Sendable {
  /// What is known of the provider beforehand.
  var traits: ProviderTraits { get }
  /// The headers that carry a key.
  func headers(key: String) -> [HTTPHeader]
  /// The request for a reply.
  func body(of request: ChatRequest) -> JSONValue
  /// What one object of an answer says: a chunk of a stream, or the whole of an answer that does not stream.
  func chunk(in json: JSONValue) -> ReplyChunk
  /// What the request could do without, when the server complains like this about its form.
  func fallback(to apiError: String) -> RequestFallback?
  /// The options that it is not told, and why; those that are not set are no matter.
  func omissions(in options: SamplingOptions) -> [Preset.Field: LocalizedText]
  /// What an answer of 404 or 405 means, and what to do, after the server's address. The model is nil for a list.
  /// - Parameter code: What the server said, in brackets after a blank: ` (404)`.
  func adviceForMissing(model: String?, at endpoint: Endpoint, code: LocalizedText) -> LocalizedText
  /// The models of its server: in detail even where that takes a question about each.
  func models(at server: RemoteProvider, inDetail: Bool) async throws(RequestError) -> [ModelListing]
}

/// What is known of a provider beforehand.
struct ProviderTraits: Sendable {
  /// Its name in settings.
  let name: String
  /// Its protocol, as people call it.
  let protocolName: String
  /// Where it answers when nobody says otherwise.
  let defaultAddress: String
  /// The variable of the environment to set the key of its own address in; nil for a provider that wants none.
  let keyVariable: String?
  /// The model to ask at its own address when nobody said; nil where nobody can know.
  var usualModel: String?
  /// What to do when it wants a key and none is set.
  let keyAdvice: LocalizedText
  /// An example of an address, for messages.
  let exampleAddress: String
  /// What stands at the end of addresses that people paste, and is no part of them.
  let pastedEnds: [String]
  /// Sent with every request.
  let headers: [HTTPHeader]
  /// The call for a reply, after the address.
  let chatPath: String
  let framing: Framing
  /// The members of its objects that are looked at. Answers are full of others.
  let keys: JSONKeySet
  let limits: SamplingLimits
  /// What requests call the options that a server may refuse for some of its models.
  let optionNames: [Preset.Field: String]

  /// What the user is to say before a conversation that the avatar begins; nil where anybody may begin.
  var opening: String?
  /// How many tokens its server is made to keep in view where nobody says otherwise; nil where it decides by itself.
  var usualWindow: Int?
  /// Whether the list at its own address says how much each model keeps in view. Ollama's says it one by one only.
  var listsWindows = false

  /// How its streams are cut into objects.
  enum Framing: Sendable {
    case events, lines
  }

  /// The keys of a protocol, with those of every form of error.
  static func keys(_ keys: [String]) -> JSONKeySet { JSONKeySet(keys + APIErrorResponse.keys) }
}

/// The request for a reply, before it has a form.
struct ChatRequest {
  let model: String
  let prompt: Prompt
  /// What a list said about the model.
  let listing: ModelListing?
  /// Whether it goes to the provider's own address: others speak its protocol less well.
  let isAtHome: Bool
  var fallbacks: Set<RequestFallback> = []
}

/// What a request says otherwise, because the server refused its first form.
enum RequestFallback: Hashable, Sendable {
  /// It does not ask for what the reply cost.
  case noUsage
  /// It calls the longest reply by its other name.
  case otherTokenLimit
  /// It lets the model decide how long to think, and says only how hard.
  case adaptiveThinking
  /// It says only whether to think.
  case thinkingAsSwitch
  /// It leaves an option out.
  case without(Preset.Field)
}

/// A model that a server may not know; nothing where it was asked for a list.
struct MissingModel {
  /// The beginning of a sentence, before what else may be wrong.
  let words: LocalizedText
  /// What to do then: the next sentence.
  let remedy: LocalizedText

  init(_ name: String?, _ frontEnd: FrontEnd) {
    guard let name else {
      (words, remedy) = (LocalizedText(untranslated: ""), LocalizedText(untranslated: ""))
      return
    }
    words = LocalizedText("does not know the model \"\(name)\", or ", "\"\(name)\" 모델이 없거나 ")
    remedy = frontEnd.listModels
  }
}
