import Foundation
import Testing

/// The program with servers of other projects. `Tools/stock` installs them and runs these tests.
@Suite(
  .enabled(if: Program.path != nil && StockServers.folder != nil, "AICHAT_STOCK names no servers: run Tools/stock"),
  .serialized, .timeLimit(.minutes(8)))
struct StockTests {
  static let providers = ["openai", "anthropic"] + (StockServers.hasOllama ? ["ollama"] : [])

  /// Everything in one test: the servers take a minute to start.
  @Test func everyProtocol() async throws {
    let servers = try await StockServers()
    for provider in Self.providers {
      try await streams(provider, servers)
      try await closes(provider, servers)
      try await lists(provider, servers)
      try await fails(provider, servers)
    }
    for provider in ["openai", "anthropic"] { try await speaksSecurely(provider, servers) }
    try await goesThroughTheProxy(servers)
  }

  private func streams(_ provider: String, _ servers: StockServers) async throws {
    let home = try Home()
    let environment = servers.environment(provider, model: "slow")
    let start = ContinuousClock.now
    let asking = try home.start(["ask", "Go on"], environment: environment)
    try await asking.writes("낱말0 ")
    let first = ContinuousClock.now - start
    #expect(!asking.written.contains("낱말199"), "\(provider): it came all at once")
    let asked = try await asking.end(within: .seconds(60))
    #expect(asked.status == 0 && asked.text == StockServers.words, "\(provider): \(asked.everything)")
    #expect(try await home.messages().last?.text("state") == "complete")
    tell(provider, "streams: first word after \(first), all 200 after \(ContinuousClock.now - start)")
  }

  /// Stopping a reply closes the connection to the server.
  private func closes(_ provider: String, _ servers: StockServers) async throws {
    let home = try Home()
    let closings = { servers.log("upstream").components(separatedBy: "closed at").count - 1 }
    let before = closings()
    let asking = try home.start(["ask", "Go on"], environment: servers.environment(provider, model: "slow"))
    try await asking.writes("낱말0 ")
    asking.signal(SIGINT)
    let asked = try await asking.end()
    let end = ContinuousClock.now
    #expect(asked.status == 130 && StockServers.words.hasPrefix(asked.text))
    try await wait {
      closings() > before
    } else: {
      "\(provider): the server never knew:\n\(servers.log("upstream"))"
    }
    #expect(try await home.messages().last?.text("text") == asked.text)
    tell(provider, "closes: the model behind the server stopped \(ContinuousClock.now - end) after the program's end")
  }

  private func lists(_ provider: String, _ servers: StockServers) async throws {
    let home = try Home()
    let listed = try await home.aichat(
      "models", "list", "--provider", provider, environment: servers.environment(provider, model: "slow"))
    #expect(listed.status == 0 && listed.text.contains("slow\n"), "\(provider): \(listed.everything)")
    let doctor = try await home.aichat("doctor", environment: servers.environment(provider, model: "slow"))
    #expect(doctor.text.contains("has slow"), "\(provider): \(doctor.everything)")
    tell(provider, "lists \(listed.text.split(separator: "\n").count) models")
  }

  private func fails(_ provider: String, _ servers: StockServers) async throws {
    let home = try Home()
    let unknown = try await home.aichat("ask", "Hi", environment: servers.environment(provider, model: "nobody"))
    // ollambda reports it by a web page, which the program does not search; Ollama itself answers with 404.
    #expect(
      unknown.status == 3 && unknown.stderr.contains(provider == "ollama" ? "(400)" : "\"nobody\""),
      "\(provider): \(unknown.stderr)")
    tell(provider, "a model that is missing: \(unknown.stderr)")
    guard provider != "ollama" else { return }
    var environment = servers.environment(provider, model: "slow")
    environment["AICHAT_API_KEY"] = "sk-wrong-0123456789"
    let refused = try await home.aichat("ask", "Hi", environment: environment)
    #expect(
      refused.status == 3 && !refused.everything.contains("sk-wrong-0123456789"), "\(provider): \(refused.stderr)")
    tell(provider, "a wrong key: \(refused.stderr)")
    let busy = try await home.aichat(
      "ask", "Hi", environment: servers.environment(provider, model: "busy"), limit: .seconds(120))
    #expect(busy.status == 3 && busy.stderr.contains("429"), "\(provider): \(busy.stderr)")
    tell(provider, "a busy server: \(busy.stderr)")
  }

  private func speaksSecurely(_ provider: String, _ servers: StockServers) async throws {
    let home = try Home()
    let environment = servers.environment(provider, model: "slow", isSecure: true)
    let refused = try await home.aichat("ask", "Hi", environment: environment)
    #expect(refused.status == 3 && refused.stderr.contains("--certificate-file FILE"), "\(provider): \(refused.stderr)")
    let asked = try await home.aichat(
      "ask", "Hi", "--certificate-file", servers.certificate, environment: environment, limit: .seconds(60))
    #expect(asked.status == 0 && asked.text == StockServers.words, "\(provider): \(asked.everything)")
    // Hypercorn logs the HTTP version of a request when it has ended: a list is read to its end.
    let recorded = {
      servers.log("litellm").split(separator: "\n").filter { $0.contains("GET /v1/models") && $0.contains(" 2\" 200") }
    }
    let before = recorded().count
    let listed = try await home.aichat(
      "models", "list", "--provider", provider, "--certificate-file", servers.certificate, environment: environment)
    #expect(listed.status == 0 && listed.text.contains("slow\n"), "\(provider): \(listed.everything)")
    try await wait {
      recorded().count > before
    } else: {
      "\(provider): it was not by HTTP/2:\n\(servers.log("litellm"))"
    }
    tell(provider, "HTTP/2 over TLS: \(recorded().last ?? "")")
  }

  private func goesThroughTheProxy(_ servers: StockServers) async throws {
    let home = try Home()
    var environment = servers.environment("openai", model: "slow", isSecure: true)
    environment["AICHAT_CERTIFICATE_FILE"] = servers.certificate
    environment["HTTPS_PROXY"] = servers.proxy
    let asked = try await home.start(["ask", "Hi"], environment: environment).end(within: .seconds(60))
    #expect(asked.status == 0 && asked.text == StockServers.words, "\(asked.everything)")
    let tunnels = { servers.log("proxy").components(separatedBy: "CONNECT 127.0.0.1").count - 1 }
    try await wait {
      tunnels() == 1
    } else: {
      "the proxy was not asked:\n\(servers.log("proxy"))"
    }
    environment["NO_PROXY"] = "127.0.0.1"
    #expect(try await home.start(["ask", "Hi"], environment: environment).end(within: .seconds(60)).status == 0)
    #expect(tunnels() == 1)
    tell("proxy.py", "one tunnel for one request; none with NO_PROXY")
  }

  /// Prints a figure to the log.
  private func tell(_ server: String, _ what: String) {
    print("stock: \(server): \(what.trimmingCharacters(in: .newlines))")
  }
}
