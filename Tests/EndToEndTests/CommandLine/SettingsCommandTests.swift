import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The commands `config` and `models`.
  @Suite struct SettingsCommandTests {
    private static let models = #"{"data":[{"id":"first"},{"id":"second","context_length":8192}]}"#
    let home: Home

    init() throws { home = try Home() }

    @Test func whatIsSetCounts() async throws {
      #expect(try await home.aichat("config", "set", "provider", "offline").everything == "")
      #expect(try await home.aichat("config", "set", "lang", "ko").status == 0)
      #expect(try await home.aichat("config", "get", "lang").text == "ko\n")
      #expect(try await home.aichat("--help").text.contains("사용법:"))
      #expect(try await home.aichat("config", "path").text == home.configuration + "\n")
      #expect(String(decoding: home.contents(of: home.configuration), as: UTF8.self).contains("\"lang\": \"ko\""))
      #expect(try await home.aichat("config", "unset", "lang").status == 0)
      #expect(try await home.aichat("config", "get", "lang").text == "en\n")
      // No database is made or needed.
      #expect(!FileManager.default.fileExists(atPath: home.data))
    }

    @Test func listSaysWhereValuesComeFrom() async throws {
      try home.write(#"{"model": "m"}"#.utf8, to: home.configuration)
      let variables = ["ANTHROPIC_API_KEY": LoopbackServer.key, "ANTHROPIC_BASE_URL": "http://jo:hidden@h"]
      let listed = try await home.aichat("config", "list", environment: variables)
      #expect(listed.status == 0 && listed.stderr.isEmpty)
      for line in [
        "data_dir\t\(home.data)\t--data-dir", "provider\tanthropic\tANTHROPIC_API_KEY",
        "base_url\thttp://h\tANTHROPIC_BASE_URL", "model\tm\t\(home.configuration): model", "color\tauto\tdefault",
      ] {
        #expect(listed.text.contains(line + "\n"), "\(line)")
      }
      let json = try await home.aichat("config", "list", "--json", environment: variables)
      let entries = try #require(try JSONSerialization.jsonObject(with: Data(json.stdout)) as? [[String: Any]])
      #expect(entries.allSatisfy { Set($0.keys) == ["key", "value", "source"] })
      #expect(![listed, json].contains { $0.everything.contains("never-shown") || $0.everything.contains("hidden") })
    }

    @Test(arguments: [
      ["set", "color", "sometimes"], ["set", "api_key", "x"], ["set", "model"], ["get", "nonsense"],
    ])
    func whatIsNoSettingIsWrongUsage(words: [String]) async throws {
      let result = try await home.start(["config"] + words).end()
      #expect(result.status == 2 && result.stdout.isEmpty && result.stderr.hasPrefix("aichat: "))
      #expect(home.contents(of: home.configuration).isEmpty)
    }

    @Test func aBrokenFileIsLeftAlone() async throws {
      try home.write("{\n\"model\": tru\n}".utf8, to: home.configuration)
      let result = try await home.aichat("config", "set", "model", "m")
      #expect(result.status == 2 && result.stderr.contains("\(home.configuration), line 2"))
      #expect(home.contents(of: home.configuration) == Array("{\n\"model\": tru\n}".utf8))
    }

    @Test func listsTheModelsOfAServer() async throws {
      let server = LoopbackServer.patient(
        [.answer(Self.models, type: "application/json")], [.answer(Self.models, type: "application/json")])
      // Without a model, because these commands find one.
      let variables = ["OPENAI_BASE_URL": server.url + "/v1", "OPENAI_API_KEY": LoopbackServer.key]
      let listed = try await home.aichat("models", "list", "--provider", "openai", environment: variables)
      #expect(
        listed.status == 0
          && listed.text.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["first", "second"]
          && listed.stderr.isEmpty)
      #expect(server.requests.first?.head.contains("Bearer \(LoopbackServer.key)") == true)
      let json = try await home.aichat("models", "list", "--provider", "openai", "--json", environment: variables)
      let sources = try #require(try JSONSerialization.jsonObject(with: Data(json.stdout)) as? [[String: Any]])
      #expect(sources.count == 1 && sources.first?.text("address") == server.url + "/v1")
      let models = try #require(sources.first?["models"] as? [[String: Any]])
      #expect(models.map { $0.text("id") } == ["first", "second"] && models.last?["context_window"] as? Int == 8192)
      #expect(!FileManager.default.fileExists(atPath: home.data))
    }

    @Test func aServerThatIsStoppedIsSaid() async throws {
      let server = LoopbackServer([], listens: false)
      for words in [["models", "list", "--provider", "openai"], ["models", "test"]] {
        let result = try await home.start(words, environment: server.environment).end()
        #expect(result.status == 3 && result.stdout.isEmpty && result.stderr.contains(server.url))
      }
    }

    @Test func triesTheChosenModel() async throws {
      let server = LoopbackServer.replying("It ", "works.")
      let tried = try await home.aichat("models", "test", environment: server.environment)
      #expect(tried.status == 0 && tried.stderr.isEmpty)
      #expect(tried.text.contains("test-model at 127.0.0.1:\(server.port) · \(server.url)/v1\n“It works.”\n"))
      let json = try await home.aichat("models", "test", "--provider", "offline", "--json")
      let trial = try #require(try JSONSerialization.jsonObject(with: Data(json.stdout)) as? [String: Any])
      #expect(trial.text("provider") == "offline" && trial["first_word_ms"] is Int && trial["usage"] is NSNull)
      #expect(try await home.aichat("models", "test", "--provider", "openai").status == 2)
    }

    @Test func anthropicsKeyIsEnough() async throws {
      let server = LoopbackServer.patient([
        .answer(#"{"data":[{"id":"a"}],"has_more":false}"#, type: "application/json")
      ])
      // Without --provider, the key selects it. Other models of this machine are listed too.
      let listed = try await home.aichat(
        "models", "list",
        environment: ["ANTHROPIC_API_KEY": LoopbackServer.key, "ANTHROPIC_BASE_URL": server.url, "HOME": home.path])
      #expect(
        listed.status == 0
          && listed.text.split(separator: "\n").prefix(2).map { $0.prefix { $0 != "\t" } } == ["a", "rules"])
      #expect(server.requests.first?.head.contains("x-api-key: \(LoopbackServer.key)") == true)
    }
  }
}
