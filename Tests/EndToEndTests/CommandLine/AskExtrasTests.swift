import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The parts besides text that `ask` sends to a server, and the ones that a dry run shows.
  @Suite struct AskExtrasTests {
    let home: Home
    /// Only the model reads more than the beginning of a picture.
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

    init() throws { home = try Home() }

    private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
      let path = home.path + "/" + name
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      return path
    }

    private func sent(_ server: LoopbackServer) throws -> [String: Any] {
      let request = try #require(server.requests.first)
      return try #require(try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
    }

    private func messages(_ server: LoopbackServer) throws -> [[String: Any]] {
      try #require(try sent(server)["messages"] as? [[String: Any]])
    }

    @Test func sendsFilesAndAnInstruction() async throws {
      let server = LoopbackServer.replying("Fine.")
      let text = try file("notes.txt", Array("첫 줄\nsecond\n".utf8))
      let picture = try file("cat.png", Self.png)
      let asked = try await home.aichat(
        "ask", "-f", text, "--file=\(picture)", "--system", "Be short.", "Look", environment: server.environment)
      #expect(asked.status == 0 && asked.text == "Fine." && asked.stderr.isEmpty)
      let turns = try messages(server)
      #expect(turns.first?.text("content") == "Be short.")
      let parts = try #require(turns.last?["content"] as? [[String: Any]])
      #expect(parts.first?.text("text") == "Look\n\n\(text):\n```\n첫 줄\nsecond\n```\n\n[\(picture)]")
      let image = try #require(parts.last?["image_url"] as? [String: Any])
      #expect(image.text("url") == "data:image/png;base64," + Data(Self.png).base64EncodedString())
      // The instruction was for this turn only. The picture goes along with its message.
      let again = LoopbackServer.replying("Yes.")
      #expect(try await home.aichat("ask", "--continue", "And?", environment: again.environment).status == 0)
      let later = try messages(again)
      let earlier = try #require(later.first?["content"] as? [[String: Any]])
      #expect(earlier.first?.text("text")?.contains("second") == true)
      #expect(try #require(earlier.last?["image_url"] as? [String: Any]).text("url") == image.text("url"))
      #expect(!"\(later)".contains("Be short."))
    }

    @Test(arguments: ["anthropic", "ollama"]) func picturesReach(provider: String) async throws {
      let server = LoopbackServer.patient([.answer("{}", status: "400 Bad Request", type: "application/json")])
      let picture = try file("cat.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 9])
      let asked = try await home.aichat(
        "--provider", provider, "--base-url", server.url, "--model", "m", "ask", "-f", picture, "Look",
        environment: ["AICHAT_API_KEY": LoopbackServer.key])
      #expect(asked.status == 3)
      let last = try #require(try messages(server).last)
      let data = Data([0xFF, 0xD8, 0xFF, 0xE0, 9] as [UInt8]).base64EncodedString()
      if provider == "ollama" {
        #expect(last["images"] as? [String] == [data])
      } else {
        let source = (last["content"] as? [[String: Any]])?.first?["source"] as? [String: Any]
        #expect(source?.text("media_type") == "image/jpeg" && source?.text("data") == data)
      }
    }

    @Test func whatCannotBeSentIsSaid() async throws {
      let large = try file("large.png", Self.png + [UInt8](repeating: 0, count: 4 << 20))
      let cases: [(path: String, status: Int32, words: String)] = [
        (home.path + "/gone.txt", 4, "gone.txt"), (home.path, 2, "folder"),
        (try file("a.bin", [0, 1, 2]), 2, "neither"), (try file("a.gif", Array("GIF89a".utf8) + [0xFF]), 2, "neither"),
        (try file("long.txt", [UInt8](repeating: 0x61, count: (1 << 20) + 1)), 2, "1048577"),
        (large, 2, "large.png"),
        (try file("huge", [UInt8](repeating: 0x61, count: (16 << 20) + 1)), 2, "16 MiB"),
      ]
      let server = LoopbackServer.replying("never")
      for (path, status, words) in cases {
        let asked = try await home.aichat("ask", "-f", path, "Look", environment: server.environment)
        #expect(asked.status == status && asked.stdout.isEmpty && asked.stderr.contains(words), "\(path)")
      }
      let korean = try await home.aichat("--lang", "ko", "ask", "-f", home.path + "/gone.txt", "봐")
      #expect(korean.status == 4 && korean.stderr.contains("파일이 없습니다"))
      #expect(server.requests.isEmpty)
      #expect(try await home.chats().isEmpty)
    }

    @Test func rulesSeeNoPictures() async throws {
      let asked = try await home.aichat(
        "--provider", "offline", "ask", "-f", try file("cat.png", Self.png), "Look")
      #expect(asked.status == 2 && asked.stderr.contains("does not accept pictures"))
      // There is not even a greeting, because no conversation was begun.
      #expect(try await home.chats().isEmpty)
    }

    @Test func printsTheCodeAlone() async throws {
      let server = LoopbackServer.replying("Here:\n```swift\nlet a", " = 1\n```\nand\n```\nb\n``", "`\nDone.")
      let asked = try await home.aichat("ask", "--extract-code", "Code", environment: server.environment)
      #expect(asked.status == 0 && asked.text == "let a = 1\nb\n" && asked.stderr.isEmpty)
      #expect(try await home.messages().last?.text("text")?.hasPrefix("Here:") == true)
      let none = LoopbackServer.replying("No code.")
      let without = try await home.aichat("ask", "--extract-code", "Code", environment: none.environment)
      #expect(without.status == 1 && without.stdout.isEmpty && without.stderr.contains("no block of code"))
      #expect(try await home.aichat("--json", "ask", "--extract-code", "Code").status == 2)
    }

    @Test func aDryRunIsWhatIsSentLater() async throws {
      let server = LoopbackServer.replying("Yes.")
      let words = ["-a", "Juno", "--system", "Be short.", "-f", try file("cat.png", Self.png), "Well?"]
      let shown = try await home.start(
        ["--json", "ask", "--dry-run"] + words, environment: server.environment
      ).end()
      #expect(shown.status == 0 && server.requests.isEmpty)
      #expect(try await home.chats().isEmpty)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(shown.stdout)) as? [String: Any])
      #expect(report.text("provider") == "openai" && report["left_out"] as? Int == 0)
      let parts = try #require(report["parts"] as? [[String: Any]])
      #expect(
        parts.map { $0.text("source") } == ["system_prompt", "personality", "instruction", "greeting", "question"])
      #expect(parts.compactMap { $0["estimated_tokens"] as? Int }.reduce(0, +) == report["estimated_tokens"] as? Int)
      #expect(((parts.last?["pictures"] as? [[String: Any]])?.first?["bytes"] as? Int) == Self.png.count)
      _ = try await home.start(["ask"] + words, environment: server.environment).end()
      let turns = try messages(server)
      #expect(
        turns.first?.text("content") == parts.prefix(3).compactMap { $0.text("text") }.joined(separator: "\n\n"))
      #expect(turns[1].text("content") == parts[3].text("text") && turns[1].text("role") == "assistant")
      let last = (turns.last?["content"] as? [[String: Any]])?.first
      #expect(last?.text("text") == parts.last?.text("text") && turns.count == 3)
    }

    /// Where no character is named, nothing of one is sent.
    @Test func thePlainAssistantAnswers() async throws {
      let server = LoopbackServer.replying("Yes.")
      let shown = try await home.aichat("ask", "--dry-run", "Well?", environment: server.environment)
      #expect(shown.text.contains("Nothing of a character is sent.") && !shown.text.contains("System prompt"))
      #expect(try await home.aichat("ask", "Well?", environment: server.environment).text == "Yes.")
      let turns = try messages(server)
      #expect(turns.map { $0.text("role") } == ["user"] && turns.first?.text("content") == "Well?")
      #expect(try await home.aichat("chats", "list").text.contains("Well?"))
    }

    @Test func theWindowDecidesWhatIsCut() async throws {
      let long = "first " + String(repeating: "word ", count: 300)
      #expect(try await home.aichat("--provider", "offline", "ask", "-a", "Juno", long).status == 0)
      let words = ["--json", "--provider", "offline", "ask", "--continue", "--dry-run", "second"]
      for (options, environment, window, leftOut) in [
        ([], [:], nil, 0), (["--context-window", "400"], [:], 400, 2),
        ([], ["AICHAT_CONTEXT_WINDOW": "400"], 400, 2),
      ] as [([String], [String: String], Int?, Int)] {
        let shown = try await home.start(options + words, environment: environment).end()
        let report = try #require(try JSONSerialization.jsonObject(with: Data(shown.stdout)) as? [String: Any])
        #expect(report["window"] as? Int == window && report["left_out"] as? Int == leftOut)
      }
      let wrong = try await home.aichat("--context-window", "many", "ask", "--dry-run", "hi")
      #expect(wrong.status == 2 && wrong.stderr.contains("--context-window"))
    }

    @Test func aLongChatAsksTheServerForTheWindow() async throws {
      let long = String(repeating: "word ", count: 3000)
      let list = #"{"object":"list","data":[{"id":"test-model","max_model_len":8192},{"id":"other"}]}"#
      let server = LoopbackServer.patient([.answer(list, type: "application/json")])
      let shown = try await home.aichat("--json", "ask", "--dry-run", long, environment: server.environment)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(shown.stdout)) as? [String: Any])
      #expect(report["window"] as? Int == 8192)
      // The message has not left the machine.
      #expect(server.requests.map { $0.head.prefix(15) } == ["GET /v1/models "] && server.requests[0].body.isEmpty)
    }

    @Test func aDryRunIsReadable() async throws {
      #expect(try await home.aichat("--provider", "offline", "ask", "-a", "Juno", "first").status == 0)
      let shown = try await home.aichat(
        "--lang", "ko", "--provider", "offline", "ask", "--continue", "--dry-run", "second")
      #expect(shown.status == 0 && shown.stderr.isEmpty)
      for words in [
        "[시스템 프롬프트 · 시스템", "[성격 · 시스템", "[첫인사 · 캐릭터", "[내 메시지 · 사용자", "first\n",
        "[지금 하는 말 · 사용자",
      ] {
        #expect(shown.text.contains(words), "\(words)")
      }
      #expect(shown.text.hasSuffix("second\n"))
      #expect(try await home.messages().filter { $0.text("role") == "user" }.count == 1)
    }
  }
}
