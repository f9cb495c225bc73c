import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  @Suite struct AskTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func answersOfflineAndKeepsBoth() async throws {
      let question = "I am looking for a lighthouse"
      let asked = try await home.aichat("--provider", "offline", "ask", question)
      #expect(asked.status == 0 && asked.stderr.isEmpty)
      #expect(!asked.stdout.isEmpty)
      let id = try #require(try await home.chats().first?.text("id"))
      let messages = try await home.messages(of: id)
      #expect(messages.suffix(2).map { $0.text("role") } == ["user", "assistant"])
      #expect(messages.suffix(2).map { $0.text("text") } == [question, asked.text])
      #expect(messages.last?.text("state") == "complete" && messages.last?.text("provider") == "offline")
      let shown = try await home.aichat("chats", "show", id)
      #expect(shown.status == 0)
      #expect(shown.text.contains(question) && shown.text.contains(asked.text))
      let found = try await home.aichat("chats", "search", "lighthouse")
      #expect(found.status == 0 && found.text.contains(id) && found.text.contains("lighthouse"))
      let listed = try await home.aichat("chats", "list")
      #expect(listed.status == 0 && listed.text.contains(id) && listed.text.contains(" — "))
    }

    @Test func findsTwoSyllablesOfKorean() async throws {
      let asked = try await home.aichat("--lang", "ko", "--provider", "offline", "ask", "어제 고양이를 만났어요")
      #expect(asked.status == 0 && asked.stderr.isEmpty && !asked.stdout.isEmpty)
      for words in ["고양", "양이", "만났어요"] {
        let found = try await home.aichat("chats", "search", words)
        #expect(found.status == 0 && found.text.contains("고양이를"), "\(words)")
      }
      let nothing = try await home.aichat("chats", "search", "강아")
      #expect(nothing.status == 0 && nothing.everything.isEmpty)
    }

    @Test func appendsStandardInput() async throws {
      let asked = try await home.aichat(
        "--provider", "offline", "ask", "What", "is this?", stdin: "line one\nline two\n")
      #expect(asked.status == 0)
      let messages = try await home.messages()
      #expect(messages.last { $0.text("role") == "user" }?.text("text") == "What is this?\n\nline one\nline two")
    }

    @Test func asksWhatStandardInputSays() async throws {
      #expect(try await home.aichat("--provider", "offline", "ask", stdin: "Only this\n").status == 0)
      #expect(try await home.messages().last { $0.text("role") == "user" }?.text("text") == "Only this")
    }

    @Test func wantsSomethingToSay() async throws {
      for input in [nil, "", " \n"] {
        let asked = try await home.aichat("ask", stdin: input)
        #expect(asked.status == 2 && asked.stdout.isEmpty && asked.stderr.contains("aichat ask"))
      }
      #expect(try await home.chats().isEmpty)
    }

    @Test func namesWhatIsMissing() async throws {
      let missing = try await home.aichat("ask", "-a", "NOBODY", "hi")
      #expect(missing.status == 4 && missing.stdout.isEmpty && missing.stderr.contains("NOBODY"))
      let noChat = try await home.aichat("ask", "--chat", "01931f00-0000-7000-8000-000000000000", "hi")
      #expect(noChat.status == 4 && noChat.stderr.contains("01931f00"))
      #expect(try await home.aichat("chats", "show", "nonsense").status == 4)
      #expect(try await home.aichat("open", "aichat://nonsense/1").status == 4)
      #expect(try await home.chats().isEmpty)
    }

    @Test func refusesWhatContradictsItself() async throws {
      #expect(try await home.aichat("ask", "--chat", "x", "--continue", "hi").status == 2)
      #expect(try await home.aichat("ask", "--chat", "x", "-a", "Ombrel", "hi").status == 2)
    }

    @Test func goesOnWithAChat() async throws {
      #expect(try await home.aichat("--provider", "offline", "ask", "-a", "ombrel", "first").status == 0)
      #expect(try await home.aichat("--provider", "offline", "ask", "--continue", "second").status == 0)
      let id = try #require(try await home.chats().first?.text("id"))
      #expect(try await home.aichat("--provider", "offline", "ask", "--chat", id, "third").status == 0)
      #expect(try await home.chats().count == 1)
      let questions = try await home.messages().filter { $0.text("role") == "user" }.map { $0.text("text") }
      #expect(questions == ["first", "second", "third"])
    }

    @Test func printsOneValueAsJSON() async throws {
      let asked = try await home.aichat("--provider", "offline", "ask", "--json", "-a", "Ombrel", "hello")
      #expect(asked.status == 0 && asked.stderr.isEmpty)
      #expect(asked.text.hasSuffix("}\n") && asked.text.filter { $0 == "\n" }.count == 1)
      let answer = try #require(try JSONSerialization.jsonObject(with: Data(asked.stdout)) as? [String: Any])
      #expect(
        Set(answer.keys) == [
          "chat_id", "message_id", "avatar", "provider", "model", "host", "text", "finish_reason", "error", "usage",
        ])
      #expect(answer.text("avatar") == "Ombrel" && answer.text("provider") == "offline")
      #expect(answer.text("finish_reason") == "stop")
      let last = try #require(try await home.messages(of: answer.text("chat_id")).last)
      #expect(last.text("id") == answer.text("message_id") && last.text("text") == answer.text("text"))
    }

    @Test func closesWhatItOpened() async throws {
      #expect(try await home.aichat("--provider", "offline", "ask", "hello").status == 0)
      // A short log stays, but no process holds the file: the next one can lock it.
      #expect(home.contents(of: home.database + "-wal").count < 1 << 20)
      try StoreFile(path: home.database).run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT")
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.data + "/owners").isEmpty)
    }

    @Test func keepsItsFilesToOneself() async throws {
      // Without --data-dir.
      let path = try #require(Program.path)
      let asked = try await Program(path, ["--provider", "offline", "ask", "hello"], environment: home.environment())
        .end()
      #expect(asked.status == 0)
      let folder = home.path + "/share/aichat"
      func mode(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
      }
      #expect(try mode(folder) == 0o700)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
        #expect(try mode(folder + "/" + file) & 0o077 == 0, "\(file)")
      }
    }

    @Test func aChatIsKeptInItsPlaceAndFoundByConditions() async throws {
      for words in ["Tell me about the sea", "Tell me about the moon"] {
        #expect(try await home.aichat("--provider", "offline", "ask", words).status == 0)
      }
      let ids = try await home.chats().compactMap { $0.text("id") }
      let sea = try #require(ids.last)
      #expect(ids.count == 2)
      #expect(try await home.aichat("chats", "pin", sea).status == 0)
      #expect(try await home.chats().first?.text("id") == sea)
      #expect(try await home.aichat("chats", "tag", sea, "water, blue").status == 0)
      #expect(try await home.aichat("chats", "list", "--tag", "water").text.split(separator: "\n").count == 1)
      #expect(try await home.aichat("chats", "archive", sea).status == 0)
      #expect(try await home.chats().compactMap { $0.text("id") } == [ids[0]])
      #expect(try await home.aichat("chats", "list", "--archived").text.split(separator: "\n").count == 1)
      #expect(try await home.aichat("chats", "search", "by:me sea").text.contains("sea"))
      #expect(try await home.aichat("chats", "search", "sea before:2001").text == "")
      #expect(try await home.aichat("chats", "search", "sea after:soon").status == 2)
      #expect(try await home.aichat("chats", "archive", "--off", sea).status == 0)
      #expect(try await home.chats().count == 2)
    }
  }
}
