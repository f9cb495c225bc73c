import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  @Suite struct FaultTests {
    let home: Home

    init() throws { home = try Home() }

    @Test(arguments: [["ask", "hi"], ["chats", "list"], ["avatars", "list"]])
    func aDataDirectoryThatCannotBe(words: [String]) async throws {
      // Not even root can make a folder below a file.
      try home.write("a file".utf8, to: home.path + "/file")
      let folder = home.path + "/file/data"
      let result = try await home.start(["--data-dir", folder] + words).end()
      #expect(result.status == 1 && result.stdout.isEmpty)
      #expect(result.stderr.contains(folder) && result.stderr.contains("directory"))
      #expect(home.contents(of: home.path + "/file") == Array("a file".utf8))
    }

    @Test func aDatabaseThatIsGarbage() async throws {
      let garbage = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      try home.write(garbage, to: home.database)
      for words in [["ask", "hi"], ["chats", "list"]] {
        let result = try await home.start(words).end()
        #expect(result.status == 1 && result.stdout.isEmpty)
        #expect(result.stderr.contains(home.database))
        #expect(!result.stderr.contains("corrupt("), "this is for programmers: \(result.stderr)")
        #expect(home.contents(of: home.database) == garbage)
      }
    }

    @Test func aDatabaseThatIsDamagedInside() async throws {
      #expect(try await home.aichat("ask", "--provider", "offline", "hello").status == 0)
      var bytes = home.contents(of: home.database)
      for place in 4_096..<bytes.count { bytes[place] = 0x5A }
      try home.write(bytes, to: home.database)
      let result = try await home.aichat("chats", "list")
      #expect(result.status == 1 && result.stdout.isEmpty && result.stderr.contains(home.database))
      #expect(home.contents(of: home.database) == bytes)
    }

    @Test func aDatabaseOfANewerProgram() async throws {
      #expect(try await home.aichat("ask", "--provider", "offline", "hello").status == 0)
      // The database file from before the last commits: the content of its log is not needed here.
      for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: home.database + ending) }
      // SQLite's user_version is 999: four bytes from offset 60 on, the most significant byte first.
      var bytes = home.contents(of: home.database)
      bytes.replaceSubrange(60..<64, with: [0, 0, 0x03, 0xE7])
      try home.write(bytes, to: home.database)
      let result = try await home.aichat("ask", "hello")
      #expect(result.status == 1 && result.stdout.isEmpty)
      #expect(result.stderr.contains(home.database) && result.stderr.contains("999"))
      #expect(result.stderr.contains("newer"))
      #expect(!result.stderr.contains("newer("), "this is for programmers: \(result.stderr)")
      #expect(home.contents(of: home.database) == bytes)
    }

    @Test func settingsThatAreBroken() async throws {
      let text = "{\n  \"lang\": \"en\",\n  \"model\": ,\n}\n"
      try home.write(text.utf8, to: home.configuration)
      let result = try await home.aichat("chats", "list")
      #expect(result.status == 2 && result.stdout.isEmpty)
      #expect(result.stderr.contains("\(home.configuration), line 3"))
      #expect(home.contents(of: home.configuration) == Array(text.utf8))
    }

    @Test func aSettingThatIsWrong() async throws {
      try home.write(#"{"lang": "fr"}"#.utf8, to: home.configuration)
      let result = try await home.aichat("chats", "list")
      #expect(result.status == 2)
      #expect(result.stderr.contains("lang") && result.stderr.contains("fr") && result.stderr.contains("en or ko"))
    }

    @Test(arguments: [true, false]) func severalAtOnce(isFirstTime: Bool) async throws {
      if !isFirstTime { #expect(try await home.aichat("ask", "--provider", "offline", "before").status == 0) }
      let questions = (1...6).map { "question \($0)" }
      let results = try await withThrowingTaskGroup { group in
        for question in questions { group.addTask { try await home.aichat("ask", "--provider", "offline", question) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for result in results { #expect(result.status == 0 && !result.stdout.isEmpty && result.stderr.isEmpty) }
      // All of them belong to one user.
      #expect(try await home.chats().count == questions.count + (isFirstTime ? 0 : 1))
      for question in questions {
        #expect(try await home.aichat("chats", "search", question).text.contains(question))
      }
    }
  }
}
