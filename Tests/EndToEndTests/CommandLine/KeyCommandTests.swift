import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// A stored key, from the pipe or keyboard to the one server that gets it.
  @Suite struct KeyCommandTests {
    private static let key = LoopbackServer.key
    let home: Home
    private var keyFile: String { home.path + "/config/aichat/keys.json" }

    init() throws { home = try Home() }

    /// The files below the home folder that hold the key.
    private func filesWithKey() throws -> [String] { try home.filesHolding(Self.key) }

    @Test func aKeyGoesToItsServerAndNowhereElse() async throws {
      let server = LoopbackServer.replying("It works.")
      let model = ["AICHAT_MODEL": "test-model"]
      let kept = try await home.aichat(
        "keys", "set", "openai", "--base-url", server.url + "/v1", stdin: Self.key + "\nrest")
      #expect(kept.status == 0 && kept.stderr.isEmpty)
      #expect(kept.text == "The key is saved in \(keyFile). It is sent to openai at \(server.url) and nowhere else.\n")
      let asked = try await home.aichat("ask", "Hi", "--base-url", server.url + "/v1", environment: model)
      #expect(asked.status == 0 && asked.text == "It works." && asked.stderr.isEmpty)
      #expect(server.requests.first?.head.contains("Authorization: Bearer \(Self.key)") == true)

      let other = LoopbackServer.patient([.answer("{}", status: "401 Unauthorized", type: "application/json")])
      let refused = try await home.aichat("ask", "Hi", "--base-url", other.url + "/v1", environment: model)
      #expect(refused.status == 3 && other.requests.first?.head.contains("Bearer") == false)
      #expect(refused.stderr.contains("The stored key is for \(server.url) only."))
      let atHome = try await home.aichat("ask", "Hi", "--provider", "openai")
      #expect(atHome.status == 2 && atHome.stderr.contains("aichat keys set openai"))

      let listed = try await home.aichat("keys", "list")
      #expect(listed.text == "openai\t\(server.url)\t…hown\tno\t\(keyFile)\n")
      let json = try await home.aichat("keys", "list", "--json", "--base-url", server.url)
      let entries = try #require(try JSONSerialization.jsonObject(with: Data(json.stdout)) as? [[String: Any]])
      #expect(entries.first?["in_force"] as? Bool == true && entries.first?.text("ending") == "hown")
      let exported = try await home.aichat("chats", "list", "--json")
      let examined = try await home.aichat("doctor", "--provider", "offline")
      let settings = try await home.aichat("config", "list", "--json")
      for result in [kept, asked, refused, atHome, listed, json, exported, examined, settings] {
        #expect(!result.everything.contains(Self.key))
      }
      #expect(try filesWithKey() == ["config/aichat/keys.json"])

      let unsure = try await home.aichat("keys", "delete", "openai", "--base-url", server.url, stdin: "")
      #expect(unsure.status == 2 && unsure.stderr.contains("--yes"))
      let deleted = try await home.aichat("keys", "delete", "openai", "--yes", "--base-url", server.url)
      #expect(deleted.everything == "The key for openai at \(server.url) is deleted.\n")
      #expect(try filesWithKey() == [])
      #expect(try await home.aichat("keys", "delete", "openai", "--yes").status == 4)
    }

    @Test func onlyACommandThatNeedsTheKeyFailsWithoutIt() async throws {
      let server = LoopbackServer.replying("It works.")
      let address = ["AICHAT_BASE_URL": server.url + "/v1", "AICHAT_MODEL": "test-model"]
      _ = try await home.aichat("keys", "set", "openai", "--base-url", server.url, stdin: Self.key)
      chmod(keyFile, 0o644)
      let listed = try await home.aichat("chats", "list", environment: address)
      #expect(listed.status == 0 && listed.stderr.isEmpty)
      let asked = try await home.aichat("ask", "Hi", environment: address)
      #expect(asked.status != 0 && asked.stderr.contains("chmod 600"))
      #expect(server.requests.isEmpty)
      // The question is kept.
      #expect(try await home.aichat("chats", "search", "Hi", environment: address).text.contains("Hi"))
      chmod(keyFile, 0o600)
      let again = try await home.aichat("ask", "--continue", "Hi", environment: address)
      #expect(again.status == 0 && again.text == "It works.")
    }

    @Test func otherUsersCannotReadTheKeyOfARunningProgram() async throws {
      let server = LoopbackServer.patient([.head(), .piece("The beginning"), .waitForClose])
      _ = try await home.aichat("keys", "set", "openai", "--base-url", server.url, stdin: Self.key)
      let asking = try home.start(
        ["ask", "Hi", "--base-url", server.url + "/v1"], environment: ["AICHAT_MODEL": "test-model"])
      try await asking.writes("The beginning")
      // Files that every user of the machine can read, and the environment that child processes would inherit.
      for name in ["cmdline", "environ"] {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "/proc/\(asking.pid)/\(name)"))
        #expect(!bytes.isEmpty && bytes.firstRange(of: Data(Self.key.utf8)) == nil)
      }
      kill(asking.pid, SIGABRT)
      let ended = try await asking.end()
      #expect(ended.status != 0 && !ended.everything.contains(Self.key))
      #expect(try filesWithKey() == ["config/aichat/keys.json"])
    }

    @Test func theKeyringIsGivenTheKeyByItsInputAlone() async throws {
      let folder = home.path + "/bin"
      let script = #"""
        #!/bin/sh
        echo "$*" >>'\#(home.path)/seen'; env >>'\#(home.path)/seen'
        case $1 in
          store) tr a-z n-za-m >'\#(home.path)/secret';;
          lookup) [ -f '\#(home.path)/secret' ] && tr a-z n-za-m <'\#(home.path)/secret';;
          clear) rm -f '\#(home.path)/secret';;
        esac
        """#
      try home.write(script.utf8, to: folder + "/script")
      // A separate process makes the copy: a file that this test writes could still be open in a program that another
      // test starts, and the system does not run a file that is open for writing.
      let copy = ["-c", "cp '\(folder)/script' '\(folder)/secret-tool'; chmod 700 '\(folder)/secret-tool'"]
      #expect(try await Program("/bin/sh", copy, environment: home.environment()).end().status == 0)
      let session = [
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "PATH": "\(folder):/usr/bin:/bin",
        "AICHAT_MODEL": "test-model",
      ]
      let server = LoopbackServer.replying("It works.")
      let url = server.url + "/v1"
      let kept = try await home.aichat("keys", "set", "--base-url", url, stdin: Self.key, environment: session)
      #expect(kept.status == 0 && kept.text.contains("the desktop keyring"))
      // A variable for another provider does not reach the tool either.
      let more = session.merging(["ANTHROPIC_API_KEY": Self.key]) { $1 }
      let asked = try await home.aichat("ask", "Hi", "--base-url", url, environment: more)
      #expect(asked.status == 0 && asked.text == "It works.")
      #expect(server.requests.first?.head.contains("Bearer \(Self.key)") == true)
      #expect(home.contents(of: home.path + "/seen").firstRange(of: Array("store --label".utf8)) != nil)
      #expect(try filesWithKey() == [])
      let gone = try await home.aichat("ask", "Hi", "--base-url", url, environment: ["AICHAT_MODEL": "test-model"])
      #expect(gone.status == 1 && gone.stderr.contains("keyring"), "\(gone.everything)")
    }

    @Test(arguments: ["", "\n", "키키키\n", "sk–dash\n", "with space\n", "esc\u{1B}[200~\n"])
    func whatIsNoKeyIsRefused(text: String) async throws {
      let result = try await home.aichat("keys", "set", "openai", stdin: text)
      #expect(result.status == 2 && result.stdout.isEmpty && result.stderr.hasPrefix("aichat: "))
      #expect(!FileManager.default.fileExists(atPath: keyFile))
    }

    @Test func aKeyAmongTheWordsIsNotRepeated() async throws {
      for words in [
        ["keys", "set", Self.key], ["keys", "set", "openai", Self.key], ["keys", "set", "--key=" + Self.key],
      ] {
        let result = try await home.start(words, stdin: "").end()
        #expect(result.status == 2 && !result.everything.contains(Self.key))
      }
    }

    @Test func aFileThatOthersCanReadIsRefused() async throws {
      _ = try await home.aichat("keys", "set", "openai", stdin: Self.key)
      chmod(keyFile, 0o644)
      let asked = try await home.aichat("ask", "Hi", "--provider", "openai")
      #expect(asked.status == 2 && asked.stderr.contains("chmod 600 \(keyFile)"), "\(asked.everything)")
      // A command without a key still works.
      #expect(try await home.aichat("ask", "Hi", "--provider", "offline").status == 0)
      #expect(try await home.aichat("config", "list").status == 0)
      #expect(try await home.aichat("doctor").status == 1)
      _ = try await home.aichat("keys", "set", "anthropic", stdin: Self.key)
      #expect(try await home.aichat("keys", "list").text.split(separator: "\n").count == 2)
    }
  }
}
