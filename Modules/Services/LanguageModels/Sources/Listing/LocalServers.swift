public import Entities

/// A server of models on this machine.
public struct LocalServer: Hashable, Sendable {
  /// The program that usually answers there: `Ollama`, `LM Studio`, `llama.cpp`, `vLLM`.
  public var name: String
  /// How to speak to it: a name for `ModelSettings.provider`.
  public var provider: String
  /// Where it is, for `ModelSettings.baseURL`.
  public var baseURL: String
  /// What it has, as far as it tells at once. There may be none yet.
  public var models: [ModelListing]
}

/// Looks for servers of models on this machine, where they usually are. Only ever when the user asks.
public struct LocalServers: Sendable {
  /// A place to look at.
  struct Place: Sendable {
    let name: String
    let dialect: any Dialect
    let baseURL: String
  }

  let places: [Place]
  private let patience: Duration

  /// A search.
  /// - Parameters:
  ///   - ollamaHost: what the environment has as OLLAMA_HOST: where Ollama is, if that is not its usual place.
  ///   - patience: how long each server has to tell its models. Those on this machine need some milliseconds.
  public init(ollamaHost: String? = nil, patience: Duration = .milliseconds(400)) {
    self.init(
      places: [
        Place(
          name: "Ollama", dialect: OllamaDialect(),
          baseURL: ollamaHost.flatMap(OllamaHost.address) ?? OllamaDialect().traits.defaultAddress),
        Place(name: "LM Studio", dialect: OpenAIDialect(), baseURL: "http://127.0.0.1:1234/v1"),
        Place(name: "llama.cpp", dialect: OpenAIDialect(), baseURL: "http://127.0.0.1:8080/v1"),
        Place(name: "vLLM", dialect: OpenAIDialect(), baseURL: "http://127.0.0.1:8000/v1"),
      ], patience: patience)
  }

  init(places: [Place], patience: Duration) {
    self.places = places
    self.patience = patience
  }

  /// Asks all at the same time, without a key, and gives those that list models, in the order above. What does not
  /// answer in time, wants a key or is something else is not among them.
  public func find() async -> [LocalServer] {
    await withTaskGroup(of: (Int, LocalServer?).self) { group in
      for (order, place) in places.enumerated() {
        group.addTask { (order, await server(at: place)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.compactMap(\.1)
    }
  }

  /// What answers there, unless it takes too long. The pieces of an answer could each come in time, and never end.
  private func server(at place: Place) async -> LocalServer? {
    await atMost(patience) { await ask(place) }.flatMap(\.self)
  }

  private func ask(_ place: Place) async -> LocalServer? {
    guard let provider = try? RemoteProvider(place.dialect, baseURL: place.baseURL),
      let models = try? await provider.models(inDetail: false)
    else { return nil }
    return LocalServer(name: place.name, provider: provider.name, baseURL: provider.endpoint.baseURL, models: models)
  }
}
