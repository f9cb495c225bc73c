import Entities
import HTTP
import JSON

/// A provider that is reached over the network: a dialect and an endpoint.
struct RemoteProvider: ModelProvider {
  let dialect: any Dialect
  let endpoint: Endpoint
  var client = HTTPClient()
  var timeouts = HTTPTimeouts()
  var contentTimeout = ModelSettings.usualContentTimeout
  var retries = RetryPolicy()
  var refusals = UnsupportedParameterCache()

  /// A provider at an address, by default its own; throws `.misconfigured` for an invalid address or key.
  init(
    _ dialect: any Dialect, baseURL: String? = nil, apiKey: String? = nil, isLocked: Bool = false,
    otherKeys: [String] = [], frontEnd: FrontEnd = .commandLine
  ) throws(ModelFailure) {
    self.dialect = dialect
    endpoint = try Endpoint(
      of: dialect.traits, baseURL: baseURL, apiKey: apiKey, isLocked: isLocked, otherKeys: otherKeys, frontEnd: frontEnd
    )
  }

  var name: String { dialect.traits.name }

  var address: String? { endpoint.shown }

  func model(named name: String, listing: ModelListing? = nil) throws(ModelFailure) -> any LanguageModel {
    let name = name.trimmed
    guard !name.isEmpty else {
      let way = endpoint.frontEnd.chooseModel
      throw ModelFailure(
        .misconfigured, "No model is chosen for \(endpoint.shown). \(way.english)",
        "\(endpoint.shown) 서버에서 쓸 모델을 아직 고르지 않았습니다. \(way.korean)")
    }
    return RemoteModel(provider: self, name: name, knownListing: listing)
  }

  func models() async throws(ModelFailure) -> [ModelListing] { try await models(inDetail: true) }

  /// The models; without details it takes one request, or one for each page of the list.
  func models(inDetail: Bool) async throws(ModelFailure) -> [ModelListing] {
    do {
      return try await dialect.models(at: self, inDetail: inDetail)
    } catch {
      throw ErrorMessageFormatter(provider: self).failure(of: error)
    }
  }

  /// The models without details, or the failure.
  func listed() async -> Result<[ModelListing], ModelFailure> {
    do throws(ModelFailure) {
      return .success(try await models(inDetail: false))
    } catch {
      return .failure(error)
    }
  }

  /// A call of the API, with the key.
  func request(_ path: String, sending body: JSONValue? = nil, maximumBytes: Int = 256 << 20) -> HTTPRequest {
    HTTPRequest(
      method: body == nil ? "GET" : "POST", url: endpoint.baseURL + path, headers: endpoint.headers(in: dialect),
      body: body.map { Array($0.text().utf8) }, timeouts: timeouts, maximumBytes: maximumBytes)
  }
}

/// The description omits the key, and private parts of the address.
extension RemoteProvider: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "\(name) at \(endpoint.shown)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: [("description", description)]) }
}
