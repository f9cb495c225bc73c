import Entities
import HTTP
import JSON
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct ModelListTests {
  private func provider(_ dialect: any Dialect, _ server: LoopbackServer) throws -> RemoteProvider {
    try RemoteProvider(
      dialect, baseURL: dialect is OpenAIDialect ? server.url + "/v1" : server.url, apiKey: "sk-key")
  }

  private func json(_ body: String) -> [LoopbackServer.Step] { [.answer(body, type: "application/json")] }

  @Test func offlineHasItsRules() async throws {
    let models = try await ModelChooser().provider(for: ModelSettings()).models()
    #expect(models == [ModelListing(id: "rules", acceptsImages: false)])
    #expect(OfflineModel().choice.model == models[0].id)
  }

  /// OpenAI, vLLM, llama.cpp and OpenRouter list different details, or none.
  @Test func openAI() async throws {
    let server = LoopbackServer([
      json(
        """
        {"object":"list","data":[
          {"id":"gpt","object":"model","created":1,"owned_by":"openai"},
          {"id":"qwen","object":"model","owned_by":"vllm","max_model_len":32768},
          {"id":"/models/x.gguf","meta":{"n_ctx_train":8192},"architecture":{"input_modalities":["text"]}},
          {"id":"a/b","name":"A: B","context_length":200000,"architecture":{"input_modalities":["text","image"]}},
          {"object":"model"}, {"id":""}, 5
        ]}
        """)
    ])
    #expect(
      try await provider(OpenAIDialect(), server).models() == [
        ModelListing(id: "gpt"), ModelListing(id: "qwen", contextWindow: 32_768),
        ModelListing(id: "/models/x.gguf", contextWindow: 8192, acceptsImages: false),
        ModelListing(id: "a/b", name: "A: B", contextWindow: 200_000, acceptsImages: true),
      ])
    let request = try #require(server.requests.first).head
    #expect(request.hasPrefix("GET /v1/models HTTP/1.1\r\n") && request.contains("Authorization: Bearer sk-key"))
  }

  @Test func anthropicPageByPage() async throws {
    let server = LoopbackServer([
      json(
        #"{"data":[{"type":"model","id":"claude-a","display_name":"Claude A","max_input_tokens":200000,"#
          + #""capabilities":{"image_input":{"supported":true}}}],"has_more":true,"first_id":"x","last_id":"claude-a"}"#
      ),
      json(#"{"data":[{"type":"model","id":"claude-b","display_name":"Claude B"}],"has_more":false}"#),
    ])
    #expect(
      try await provider(AnthropicDialect(), server).models() == [
        ModelListing(id: "claude-a", name: "Claude A", contextWindow: 200_000, acceptsImages: true),
        ModelListing(id: "claude-b", name: "Claude B"),
      ])
    #expect(
      server.requests.map { $0.head.prefix { $0 != "\r\n" } } == [
        "GET /v1/models?limit=1000 HTTP/1.1", "GET /v1/models?limit=1000&after_id=claude-a HTTP/1.1",
      ])
    #expect(server.requests.allSatisfy { $0.head.contains("x-api-key: sk-key") })
  }

  @Test func aListWithoutAnEnd() async throws {
    let pages = LoopbackServer([json(#"{"data":[{"id":"a"}],"has_more":true,"last_id":"a"}"#)])
    let endless = await #expect(throws: ModelFailure.self) { try await provider(AnthropicDialect(), pages).models() }
    #expect(endless?.kind == .malformed && pages.requests.count == 10)
    // Text from a server is not used in a URL unchecked.
    for id in ["a&b=c", "a b", "a/../b", "가", ""] {
      let odd = LoopbackServer([json(#"{"data":[],"has_more":true,"last_id":"\#(id)"}"#)])
      await #expect(throws: ModelFailure.self) { try await provider(AnthropicDialect(), odd).models() }
      #expect(odd.requests.count == 1)
    }
    let long = LoopbackServer([json(#"{"data":[{"id":""# + String(repeating: "a", count: 9 << 20) + #""}]}"#)])
    let tooLong = await #expect(throws: ModelFailure.self) { try await provider(OpenAIDialect(), long).models() }
    #expect(tooLong?.kind == .malformed)
  }

  @Test func ollama() async throws {
    // The requests about each model arrive in any order.
    let details =
      #"{"capabilities":["completion","vision"],"model_info":{"general.name":"x","llama.context_length":131072}}"#
    let server = LoopbackServer([
      json(#"{"models":[{"name":"a:latest","model":"a:latest","size":1},{"name":"b:1b"}]}"#), json(details),
    ])
    #expect(
      try await provider(OllamaDialect(), server).models() == [
        ModelListing(id: "a:latest", contextWindow: 131_072, acceptsImages: true),
        ModelListing(id: "b:1b", contextWindow: 131_072, acceptsImages: true),
      ])
    let asked = try server.requests.dropFirst().map { try JSONValue(parsing: $0.body)["model"]?.string ?? "" }
    #expect(asked.sorted() == ["a:latest", "b:1b"])
    #expect(server.requests.dropFirst().allSatisfy { $0.head.hasPrefix("POST /api/show ") })
    // However many there are, the order stays.
    let names = (0..<70).map { "model-\($0)" }
    let list = names.map { #"{"name":"\#($0)"}"# }.joined(separator: ",")
    let many = LoopbackServer([json("{\"models\":[\(list)]}"), json(details)])
    let models = try await provider(OllamaDialect(), many).models()
    #expect(models.map(\.id) == names && many.requests.count == 65)
    #expect(models.filter { $0.acceptsImages == true }.count == 64)
    // If a server returns no details, its models are listed all the same.
    let terse = LoopbackServer([json(#"{"models":[{"name":"a"}]}"#), [.answer("no", status: "500 Oops")]])
    #expect(try await provider(OllamaDialect(), terse).models() == [ModelListing(id: "a")])
  }

  @Test(arguments: ["{}", "[]", "<html>", "hello", "{\"data\":5}", ""]) func otherBodiesAreMalformed(body: String)
    async throws
  {
    for dialect in [OpenAIDialect(), AnthropicDialect(), OllamaDialect()] as [any Dialect] {
      let server = LoopbackServer(.answer(body))
      let failure = await #expect(throws: ModelFailure.self) { try await provider(dialect, server).models() }
      #expect(failure?.kind == .malformed && server.requests.count == 1)
    }
  }

  @Test func failuresHaveTheMessagesOfReplies() async throws {
    let refused = LoopbackServer(.answer(#"{"error":{"message":"no sk-key"}}"#, status: "401 No"))
    let failure = await #expect(throws: ModelFailure.self) { try await provider(OpenAIDialect(), refused).models() }
    #expect(failure?.kind == .unauthorized && failure?.message.hasSuffix("It says: no [key]") == true)
    let quiet = LoopbackServer(.answer(#"{"error":"broke"}"#))
    let hidden = await #expect(throws: ModelFailure.self) { try await provider(OllamaDialect(), quiet).models() }
    #expect(hidden?.kind == .serverError)
    let closed = LoopbackServer([], listens: false)
    let silent = await #expect(throws: ModelFailure.self) { try await provider(OllamaDialect(), closed).models() }
    #expect(silent?.kind == .unreachable)
    let missing = LoopbackServer(.answer("no", status: "404 None"))
    let none = await #expect(throws: ModelFailure.self) { try await provider(OllamaDialect(), missing).models() }
    #expect(none?.message.contains("is not Ollama's address") == true)
  }
}
