public import Entities

/// A model server on this machine.
public struct LocalServer: Hashable, Sendable {
  /// The program that usually runs there: `Ollama`, `LM Studio`, `llama.cpp`, `vLLM`.
  public var name: String
  /// Its protocol: a name for `ModelSettings.provider`.
  public var provider: String
  /// Its address, for `ModelSettings.baseURL`.
  public var baseURL: String
  /// The models that it lists in its first answer. There may be none yet.
  public var models: [ModelListing]
}

/// Searches for model servers on this machine at their usual addresses. Only when the user asks.
public struct LocalServers: Sendable {
  /// An address to try.
  struct Place: Sendable {
    let name: String
    let dialect: any Dialect
    let baseURL: String
  }

  let places: [Place]
  private let timeout: Duration

  /// Prepares a search.
  /// - Parameters:
  ///   - ollamaHost: The value of OLLAMA_HOST, if Ollama is not at its usual address.
  ///   - timeout: The timeout of each server. Those on this machine need some milliseconds.
  public init(ollamaHost: String? = nil, timeout: Duration = .milliseconds(400)) {
    self.init(
      places: [
        Place(
          name: "Ollama", dialect: OllamaDialect(),
          baseURL: ollamaHost.flatMap(OllamaHost.address) ?? OllamaDialect().traits.defaultAddress),
        Place(name: "LM Studio", dialect: OpenAIDialect(), baseURL: "http://127.0.0.1:1234/v1"),
        Place(name: "llama.cpp", dialect: OpenAIDialect(), baseURL: "http://127.0.0.1:8080/v1"),
        Place(name: "vLLM", dialect: OpenAIDialect(), baseURL: "http://127.0.0.1:8000/v1"),
      ], timeout: timeout)
  }

  init(places: [Place], timeout: Duration) {
    self.places = places
    self.timeout = timeout
  }

  /// Asks all servers at the same time, without a key, and returns those that list models, in the order above. Servers
  /// that do not answer in time, require a key or are something else are left out.
  public func find() async -> [LocalServer] {
    await withTaskGroup(of: (Int, LocalServer?).self) { group in
      for (order, place) in places.enumerated() {
        group.addTask { (order, await server(at: place)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.compactMap(\.1)
    }
  }

  /// The server at a place; nil when its whole answer takes too long, even if each piece arrives in time.
  private func server(at place: Place) async -> LocalServer? {
    await atMost(timeout) { await ask(place) }.flatMap(\.self)
  }

  private func ask(_ place: Place) async -> LocalServer? {
    guard let provider = try? RemoteProvider(place.dialect, baseURL: place.baseURL),
      let models = try? await provider.models(inDetail: false)
    else { return nil }
    return LocalServer(name: place.name, provider: provider.name, baseURL: provider.endpoint.baseURL, models: models)
  }
}
