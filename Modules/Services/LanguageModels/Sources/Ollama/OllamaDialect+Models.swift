import Entities
import JSON

extension OllamaDialect {
  /// The maximum number of models whose details are requested, and the number of simultaneous requests.
  private static let maximumDetails = 64, atATime = 8

  /// The list of `GET /api/tags`, with the details of each model from `POST /api/show`.
  func models(at server: RemoteProvider, inDetail: Bool) async throws(RequestError) -> [ModelListing] {
    let list = try await server.json(at: "/api/tags")
    guard let models = list["models"]?.array else {
      throw .malformed(LocalizedText("JSON that is not a list of models", "모델 목록이 아닌 JSON"))
    }
    let ids = models.compactMap { ($0["model"] ?? $0["name"])?.words }
    var listings = ids.map { ModelListing(id: $0) }
    guard inDetail else { return listings }
    await withTaskGroup(of: (Int, ModelListing).self) { group in
      for (place, id) in ids.enumerated().prefix(Self.maximumDetails) {
        if place >= Self.atATime, let (known, listing) = await group.next() { listings[known] = listing }
        group.addTask { (place, await listing(of: id, at: server)) }
      }
      for await (known, listing) in group { listings[known] = listing }
    }
    return listings
  }

  /// The details of a model; only its name if the server does not return them.
  private func listing(of id: String, at server: RemoteProvider) async -> ModelListing {
    let details = try? await server.json(at: "/api/show", sending: ["model": .string(id)])
    // Each model family prefixes its own name: `llama.context_length`.
    let window = details?["model_info"]?.object?.members.first { $0.key.hasSuffix(".context_length") }?.value
    return ModelListing(
      id: id, contextWindow: window?.count, acceptsImages: details?["capabilities"]?.array?.contains("vision"))
  }
}
