import RandomTesting
import HTTP
import NetworkTesting
import Testing

@testable import LanguageModels

/// A key is sent to its own address only, and none of our texts contains it.
@Suite struct KeyTests {
  private static let key = "sk-very-secret-0123456789"
  private static let dialects: [any Dialect] = [OpenAIDialect(), AnthropicDialect(), OllamaDialect()]

  /// Random responses that contain the key in every possible place.
  @Test(arguments: Fuzzing.seeds(400)) func noFailureShowsTheKey(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let key = Self.key
    let padding = String(repeating: "x", count: Int.random(in: 0...520, using: &generator))
    let words =
      ["\(key)", "Bearer \(key)", "\(padding)\(key)", "\(key)\(key)", "a \(key), b"]
      .randomElement(using: &generator) ?? key
    let form =
      [
        #"{"error":{"message":"\#(words)","type":"\#(words)","code":"\#(words)"}}"#, #"{"error":"\#(words)"}"#,
        #"{"detail":[{"msg":"\#(words)"}]}"#, #"[{"error":{"message":"\#(words)"}}]"#, words, "<html>\(words)",
        #"{"object":"error","message":"\#(words)"}"#, "data: \(words)\n\n", "event: error\ndata: \(words)\n\n",
      ].randomElement(using: &generator) ?? words
    let status =
      [200, 301, 400, 401, 402, 403, 404, 405, 408, 413, 422, 429, 500, 503, 504, 529]
      .randomElement(using: &generator) ?? 500
    let errors: [HTTPFailure?] = [
      nil, .unreachable(words), .proxy(words), .timedOut(.idle), .tls(words), .badURL(words), .badRequest(words),
      .tooLarge(limit: 1),
      .libraryMissing(words), .malformed(words), .interrupted(words), .other(words),
    ]
    let headers = [HTTPHeader("Location", "http://\(key)@h/\(key)?k=\(key)"), HTTPHeader("Retry-After", key)]
    let dialect = Self.dialects.randomElement(using: &generator) ?? OpenAIDialect()
    let outcome = try Outcome(
      form, dialect, status: status, headers: headers, error: errors.randomElement(using: &generator) ?? nil,
      key: key)
    #expect(outcome.failure != nil, "seed \(seed)")
    #expect(!outcome.message.contains("secret"), "seed \(seed): \(outcome.message)")
    let korean = outcome.koreanMessage
    #expect(!korean.contains("secret"), "seed \(seed): \(korean)")
    #expect(korean.unicodeScalars.contains { ("가"..."힣").contains($0) }, "seed \(seed): \(korean)")
  }

  @Test func aRedirectGetsNoRequest() async throws {
    for dialect in Self.dialects {
      let elsewhere = LoopbackServer(.answer("{}"))
      let server = LoopbackServer(
        .text("HTTP/1.1 307 Go\r\nLocation: \(elsewhere.url)/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"))
      let model = try RemoteModel(dialect, at: server, key: Self.key)
      #expect(await model.outcome().failure?.kind == .notFound)
      await #expect(throws: ModelFailure.self) { try await model.provider.models() }
      #expect(elsewhere.requests.isEmpty)
      #expect(server.requests.count == 2)
      #expect(server.requests.allSatisfy { $0.head.contains(Self.key) })
    }
  }

  @Test func eachProviderSendsItInItsOwnWay() throws {
    let headers = try Self.dialects.map { dialect in
      try Endpoint(of: dialect.traits, baseURL: "http://h", apiKey: "k").headers(in: dialect).last
    }
    #expect(
      headers == [
        HTTPHeader("Authorization", "Bearer k"), HTTPHeader("x-api-key", "k"), HTTPHeader("Authorization", "Bearer k"),
      ])
    for dialect in Self.dialects {
      let keyless = try Endpoint(of: dialect.traits, baseURL: "http://h").headers(in: dialect)
      #expect(keyless == dialect.traits.headers)
    }
  }

  @Test func recognisesAProvidersOwnAddress() throws {
    let addresses = [
      ("https://api.openai.com/v1", true), ("HTTPS://API.OPENAI.COM/v1/", true), ("https://api.openai.com", true),
      ("https://api.openai.com.example/v1", false), ("http://api.openai.com/v1", false),
      ("https://h/api.openai.com", false),
    ]
    for (address, isAtHome) in addresses {
      #expect(
        try Endpoint(of: OpenAIDialect().traits, baseURL: address, apiKey: "k").isAtHome == isAtHome, "\(address)")
    }
    for (dialect, variable) in [
      (OpenAIDialect() as any Dialect, "OPENAI_API_KEY"), (AnthropicDialect(), "ANTHROPIC_API_KEY"),
    ] {
      let failure = #expect(throws: ModelFailure.self) { try Endpoint(of: dialect.traits) }
      #expect(failure?.kind == .misconfigured && failure?.message.contains(variable) == true)
    }
    #expect(try Endpoint(of: OllamaDialect().traits).isAtHome)
  }

  @Test func descriptionsHideIt() async throws {
    for name in ["openai", "anthropic", "ollama"] {
      let settings = ModelSettings(provider: name, model: "m", baseURL: "http://u:secret@h/v1", apiKey: Self.key)
      let provider = try ModelChooser().provider(for: settings)
      let model = try ModelChooser().model(for: settings)
      var dumped = ""
      dump(settings, to: &dumped)
      dump(model, to: &dumped)
      dump(provider, to: &dumped)
      for text in [
        "\(settings)", String(reflecting: settings), "\(model)", String(reflecting: model), "\(provider)",
        String(reflecting: provider), dumped,
      ] {
        #expect(text.contains("h") && !text.contains("secret"), "\(text)")
      }
    }
  }
}
