import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The connection to a server: proxies, and certificates.
  @Suite struct NetworkWayTests {
    private let home: Home

    init() throws { home = try Home() }

    private func ask(_ server: String, _ more: [String: String], _ words: String...) async throws -> Program.Result {
      let environment = [
        "AICHAT_PROVIDER": "openai", "AICHAT_BASE_URL": server, "AICHAT_API_KEY": LoopbackServer.key,
        "AICHAT_MODEL": "test-model",
      ].merging(more) { $1 }
      return try await home.start(["ask", "Hi"] + words, environment: environment).end()
    }

    @Test func aProxyIsAskedForAServer() async throws {
      let proxy = LoopbackServer.replying("By proxy.")
      let asked = try await ask("http://models.invalid/v1", ["http_proxy": proxy.url])
      #expect(asked.status == 0 && asked.text == "By proxy.", "\(asked.stderr)")
      #expect(proxy.requests.first?.head.hasPrefix("POST http://models.invalid/v1/chat/completions HTTP/1.1") == true)
    }

    @Test func aServerThatNeedsNoProxyIsAskedItself() async throws {
      let (server, proxy) = (LoopbackServer.replying("Directly."), LoopbackServer.replying("By proxy."))
      let asked = try await ask(server.url + "/v1", ["http_proxy": proxy.url, "NO_PROXY": "localhost,127.0.0.1"])
      #expect(asked.status == 0 && asked.text == "Directly." && proxy.requests.isEmpty)
    }

    /// A proxy for TLS gets only the request for a tunnel.
    @Test func aProxyThatRefusesTheWayIsNamed() async throws {
      let proxy = LoopbackServer.patient([.answer("no", status: "407 Proxy Authentication Required")])
      let asked = try await ask("https://models.invalid/v1", ["HTTPS_PROXY": proxy.url])
      #expect(asked.status == 3 && asked.stderr.contains("The proxy does not reach https://models.invalid/v1"))
      #expect(asked.stderr.contains("https_proxy") && asked.stderr.contains("407"), "\(asked.stderr)")
      #expect(proxy.requests.count == 1)
      let request = try #require(proxy.requests.first)
      #expect(request.head.hasPrefix("CONNECT models.invalid:443 HTTP/1.1"))
      #expect(!request.head.contains(LoopbackServer.key) && request.body.isEmpty)
    }

    @Test func aProxyThatIsNowhereIsNamed() async throws {
      let asked = try await ask("https://models.invalid/v1", ["https_proxy": "http://proxy.invalid:8080"])
      #expect(asked.status == 3 && asked.stderr.contains("The proxy does not reach"), "\(asked.stderr)")
      #expect(asked.stderr.contains("proxy.invalid"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl"), "openssl is not installed"))
    func aCertificateOfItsOwnIsTrustedWhenItIsSet() async throws {
      let server = try await TLSServer(in: home, saying: "Safely.")
      let refused = try await ask(server.url, [:])
      #expect(refused.status == 3 && refused.stdout.isEmpty)
      #expect(refused.stderr.contains("--certificate-file FILE"), "\(refused.stderr)")
      // Three ways to name the file.
      for way in ["--certificate-file", "AICHAT_CERTIFICATE_FILE", "SSL_CERT_FILE"] {
        let trusted = try await TLSServer(in: home, saying: "Safely.")
        let isOption = way.hasPrefix("--")
        let asked = try await home.start(
          ["ask", "Hi"] + (isOption ? [way, trusted.certificate] : []),
          environment: [
            "AICHAT_PROVIDER": "openai", "AICHAT_BASE_URL": trusted.url, "AICHAT_MODEL": "m",
          ].merging(isOption ? [:] : [way: trusted.certificate]) { $1 }
        ).end()
        #expect(asked.status == 0 && asked.text == "Safely.", "\(way): \(asked.stderr)")
      }
    }
  }
}

/// `openssl s_server` with a certificate of its own. It answers one client, and ends.
private final class TLSServer: Sendable {
  let url: String
  let certificate: String
  private let program: Program

  init(in home: Home, saying text: String) async throws {
    let folder = home.path + "/tls-\(UUID().uuidString)"
    certificate = folder + "/certificate.pem"
    let answer =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
      + #"data: {"choices":[{"index":0,"delta":{"content":"\#(text)"},"finish_reason":"stop"}]}"#
      + "\n\ndata: [DONE]\n\n"
    try home.write(answer.utf8, to: folder + "/answer")
    let script = #"""
      cd "$0" && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
        -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem 2>/dev/null &&
      { cat answer; sleep 20; } | exec openssl s_server -accept 127.0.0.1:0 -naccept 1 -cert certificate.pem -key key.pem
      """#
    program = try Program("/bin/sh", ["-c", script, folder], environment: home.environment())
    try await program.writes("ACCEPT 127.0.0.1:")
    let said = program.written
    guard let line = said.split(separator: "\n").first(where: { $0.hasPrefix("ACCEPT ") }) else {
      throw Failure("no port: \(said)")
    }
    url = "https://" + line.dropFirst("ACCEPT ".count)
  }
}
