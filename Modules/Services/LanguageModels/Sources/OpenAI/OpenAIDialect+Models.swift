import Entities
import JSON

extension OpenAIDialect {
  /// The list of `GET /models`. OpenAI itself lists names only. OpenRouter, llama.cpp and vLLM add further fields,
  /// which are read too.
  func models(at server: RemoteProvider, inDetail: Bool) async throws(RequestError) -> [ModelListing] {
    let list = try await server.json(at: "/models")
    guard let models = list["data"]?.array else {
      throw .malformed(LocalizedText("JSON that is not a list of models", "모델 목록이 아닌 JSON"))
    }
    return models.compactMap { model in
      model["id"]?.words.map { id in
        ModelListing(
          id: id, name: model["name"]?.words,
          contextWindow: model["context_length"]?.count ?? model["max_model_len"]?.count
            ?? model["meta"]?["n_ctx_train"]?.count,
          acceptsImages: model["architecture"]?["input_modalities"]?.array?.contains("image"))
      }
    }
  }
}
