import Entities
import JSON

extension OllamaDialect {
  /// About how many models more is asked than the list says, and how many of these questions stand at a time.
  private static let maximumDetails = 64, atATime = 8

  /// The list of `GET /api/tags`, with what `POST /api/show` says about each model.
  func models(at server: RemoteProvider, inDetail: Bool) async throws(RequestError) -> [ModelListing] {
    let list = try await server.json(at: "/api/tags")
    guard let models = list["models"]?.array else {
      throw .malformed(LocalizedText("JSON that is no list of models", "모델 목록이 아닌 JSON"))
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

  /// What the server knows of a model; of one that it cannot tell about, the name.
  private func listing(of id: String, at server: RemoteProvider) async -> ModelListing {
    let details = try? await server.json(at: "/api/show", sending: ["model": .string(id)])
    // Each family of models has its own name in front: `llama.context_length`.
    let window = details?["model_info"]?.object?.members.first { $0.key.hasSuffix(".context_length") }?.value
    return ModelListing(
      id: id, contextWindow: window?.count, acceptsImages: details?["capabilities"]?.array?.contains("vision"))
  }
}
