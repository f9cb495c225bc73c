import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  @Suite struct HelpTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func version() async throws {
      let result = try await home.aichat("--version")
      #expect(result.status == 0 && result.stderr.isEmpty)
      let words = result.text.split(separator: " ")
      #expect(words.first == "aichat" && words.count == 2)
      #expect(words.last?.split(separator: ".").count == 3)
      #expect(try await home.aichat("ask", "--version").text == result.text)
    }

    @Test(arguments: [">/dev/full", ">&-"]) func versionThatCannotBeWritten(redirection: String) async throws {
      let shell = try Program(
        "/bin/sh", ["-c", "\"$0\" --version \(redirection)", try #require(Program.path)],
        environment: home.environment())
      let result = try await shell.end()
      #expect(result.status == 1 && result.stderr.contains("The output cannot be written: "))
    }

    @Test func helpInEnglish() async throws {
      let result = try await home.aichat("--help")
      #expect(result.status == 0 && result.stderr.isEmpty)
      for part in [
        "Usage:", "ask", "chats", "avatars", "open", "features", "--data-dir", "--without", "AICHAT_DATA_DIR",
      ] {
        #expect(result.text.contains(part))
      }
      #expect(!result.text.contains("사용법"))
    }

    @Test func helpInKorean() async throws {
      let byOption = try await home.aichat("--lang", "ko", "--help")
      #expect(byOption.status == 0 && byOption.text.contains("사용법:") && byOption.text.contains("ask"))
      #expect(try await home.aichat("--help", environment: ["AICHAT_LANG": "ko"]).text == byOption.text)
      #expect(try await home.aichat("--help", environment: ["LC_ALL": "ko_KR.UTF-8"]).text == byOption.text)
    }

    @Test(arguments: ["ask", "chats", "avatars", "open", "features"])
    func helpForACommand(name: String) async throws {
      let result = try await home.aichat(name, "--help")
      #expect(result.status == 0 && result.stderr.isEmpty)
      #expect(result.text.contains("aichat \(name)"))
    }

    /// Each address is on a line of its own, because one of many is hard to find in a paragraph.
    @Test(arguments: ["en", "ko"]) func theAddressesAreAList(language: String) async throws {
      let lines = try await home.aichat("open", "--help", "--lang", language).text.split(separator: "\n")
      for address in ["aichat://chats", "aichat://chat/ID", "aichat://search[?q=WORDS]"] {
        #expect(lines.filter { $0.hasPrefix("  \(address)") }.count == 1)
      }
      let overview = try await home.aichat("--help", "--lang", language).text
      #expect(!overview.contains("aichat://chat/ID"))
      #expect(try await home.aichat("help", "man", "--lang", language).text.contains("aichat://chat/ID"))
    }

    /// The message about a missing argument shows the whole command.
    @Test(arguments: [
      (["profiles", "create"], "aichat profiles create NAME"), (["profiles", "switch"], "aichat profiles switch NAME"),
      (["profiles", "rename", "a"], "aichat profiles rename NAME NEW"),
      (["profiles", "import"], "profiles import FILE"),
      (["profiles", "export"], "profiles export [NAME] FILE"),
      (["config", "set", "model"], "aichat config set KEY VALUE"),
      (["config", "get"], "aichat config get KEY"), (["config", "unset"], "aichat config unset KEY"),
    ])
    func halfACommandIsSaidWhole(words: [String], whole: String) async throws {
      for language in ["en", "ko"] {
        let result = try await home.start(words + ["--lang", language]).end()
        #expect(result.status == 2 && result.text.isEmpty && result.stderr.contains(whole), "\(result.everything)")
      }
    }

    @Test func aFileThatIsNotThereIsMissing() async throws {
      for language in ["en", "ko"] {
        let result = try await home.aichat("profiles", "import", "/nowhere/export.jsonl", "--lang", language)
        #expect(result.status == 4 && result.stderr.contains("“/nowhere/export.jsonl”"), "\(result.everything)")
      }
    }

    @Test func helpMakesNothing() async throws {
      _ = try await home.aichat("--help")
      _ = try await home.aichat("--version")
      _ = try await home.aichat("features")
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    }

    @Test(arguments: [
      (["--nonsense"], "--nonsense"), (["ask", "--nonsense", "hi"], "--nonsense"), (["nonsense"], "nonsense"),
      (["chats", "nonsense"], "nonsense"), (["--without", "nonsense", "features"], "nonsense"),
      (["--features", "nonsense", "features"], "nonsense"), (["--lang", "fr", "features"], "--lang"),
      (["ask", "--chat"], "--chat"), (["--data-dir"], "--data-dir"), (["chats"], "list"),
    ])
    func wrongUsage(words: [String], named: String) async throws {
      let result = try await home.start(words).end()
      #expect(result.status == 2)
      #expect(result.everything.contains(named))
    }

    @Test func withoutATerminal() async throws {
      let result = try await home.aichat()
      #expect(result.status == 2 && result.stdout.isEmpty)
      #expect(result.stderr.contains("aichat ask"))
    }

    @Test(arguments: [["features", "extra"], ["chats", "list", "extra"], ["avatars", "list", "extra"]])
    func wordsTooManyAreRefused(words: [String]) async throws {
      let result = try await home.start(words).end()
      #expect(result.status == 2 && result.stdout.isEmpty)
      #expect(result.stderr.contains("“extra”"))
      let korean = try await home.start(["--lang", "ko"] + words).end()
      #expect(korean.status == 2 && korean.stderr.contains("옵션만 쓸 수 있습니다"))
    }

    @Test func aNameThatFitsSeveralIsWrongUsage() async throws {
      let result = try await home.aichat("ask", "-a", "b", "hello")
      #expect(result.status == 2 && result.stderr.contains("Several characters fit"))
      #expect(try await home.aichat("ask", "-a", "nobody-at-all", "hello").status == 4)
    }
  }
}
