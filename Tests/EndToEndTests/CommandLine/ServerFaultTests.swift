import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The results of `ask` for all server faults in NetworkTesting's table.
  @Suite struct ServerFaultTests {
    private let home: Home

    init() throws { home = try Home() }

    @Test(arguments: Fault.all) func fault(_ fault: Fault) async throws {
      let server = fault.server()
      let asked = try await home.aichat("ask", "Is it well?", environment: server.environment(for: fault))
      // Standard error says what happened and what to do, and nothing else.
      #expect(asked.status == (fault.isOvercome ? 0 : 3), "\(asked.stderr)")
      for words in fault.words.english { #expect(asked.stderr.contains(words), "\(asked.stderr)") }
      #expect(asked.stderr.isEmpty == fault.isOvercome, "\(asked.stderr)")
      // Standard output has the arrived text, and the chat has it with the question.
      #expect(asked.text == fault.text)
      let messages = try await home.messages()
      #expect(messages.last { $0.text("role") == "user" }?.text("text") == "Is it well?")
      let reply = try #require(messages.last)
      #expect(reply.text("role") == "assistant" && reply.text("text") == fault.text)
      #expect(reply.text("state") == (fault.isOvercome ? "complete" : "failed"))
      // The server is not asked more often than useful.
      #expect(server.requests.count == fault.attempts)
      #expect(try home.filesHolding(LoopbackServer.key) == [])
      #expect(!asked.everything.contains(LoopbackServer.key))
    }

    /// A key goes to no other address, for any redirect of the server.
    @Test(arguments: [301, 302, 303, 307, 308], ChatProtocol.allCases)
    func aKeyDoesNotFollowARedirect(status: Int, dialect: ChatProtocol) async throws {
      let elsewhere = LoopbackServer.patient([.answer("{}")])
      let server = LoopbackServer.patient([
        .text(
          "HTTP/1.1 \(status) Go\r\nLocation: \(elsewhere.url)/v1/messages\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        )
      ])
      let asked = try await home.aichat("ask", "Hi", environment: server.environment(dialect))
      #expect(asked.status == 3 && asked.stderr.contains("\(elsewhere.url)/v1/messages (\(status))"))
      #expect(server.requests.count == 1 && server.requests[0].head.contains(LoopbackServer.key))
      #expect(elsewhere.requests.isEmpty)
    }

    /// The reply takes longer in all than the server may be silent, but no single pause is too long.
    @Test func aSlowReplyIsWaitedFor() async throws {
      let server = LoopbackServer.patient(
        [.head()] + (0..<5).flatMap { [.pause(milliseconds: 500), .piece("\($0) ")] } + [.ending])
      var environment = server.environment
      environment["AICHAT_TIMEOUT"] = "2"
      let asked = try await home.aichat("ask", "Slowly", environment: environment)
      #expect(asked.status == 0 && asked.text == "0 1 2 3 4 ")
    }

    /// At most a megabyte of a reply is stored: an endless reply does not fill the disk.
    @Test func aReplyWithoutEndIsCut() async throws {
      let piece = LoopbackServer.Step.piece(String(repeating: "word ", count: 20_000))
      let server = LoopbackServer.patient([.head()] + Array(repeating: piece, count: 30) + [.waitForClose])
      let asked = try await home.aichat("ask", "Go on", environment: server.environment)
      #expect(asked.status == 3 && asked.stderr.contains("longer than 1048576 bytes"), "\(asked.stderr)")
      #expect(await server.sawClientLeave())
      let kept = try #require(try await home.messages().last?.text("text"))
      #expect(kept.utf8.count <= 1 << 20 && kept.utf8.count > (1 << 20) - 4, "\(kept.utf8.count)")
      #expect(asked.text.hasPrefix(kept))
    }
  }
}

extension LoopbackServer {
  /// The variables that select this server, for a protocol.
  func environment(_ dialect: ChatProtocol) -> [String: String] {
    [
      "AICHAT_PROVIDER": dialect.rawValue, "AICHAT_BASE_URL": url + dialect.path, "AICHAT_API_KEY": Self.key,
      "AICHAT_MODEL": "test-model",
    ]
  }

  /// The same, with the timeout that a fault needs.
  func environment(for fault: Fault) -> [String: String] {
    var variables = environment(fault.dialect)
    variables["AICHAT_TIMEOUT"] = fault.timeout.map { "\($0)" }
    return variables
  }
}

extension Home {
  /// The files below the home folder that contain a text, without the standard input of a test.
  func filesHolding(_ text: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      !name.hasPrefix("stdin-") && contents(of: path + "/" + name).firstRange(of: Array(text.utf8)) != nil
    }
  }
}
