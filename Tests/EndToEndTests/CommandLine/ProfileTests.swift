import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// `profiles`: several users on one machine, and the export of a profile to one file.
  @Suite struct ProfileTests {
    let home: Home

    init() throws { home = try Home() }

    private func id(of name: String) async throws -> String {
      let made = try await home.aichat("profiles", "create", name, "--tint", "mint")
      #expect(made.status == 0 && made.stderr.isEmpty)
      return made.text.trimmingCharacters(in: .newlines)
    }

    @Test func eachHasTheirOwn() async throws {
      let ada = try await id(of: "Ada"), kim = try await id(of: "지우")
      #expect(try await home.aichat("--profile", "ada", "--provider", "offline", "ask", "hello pineapple").status == 0)
      #expect(try await home.aichat("--profile", kim, "--provider", "offline", "ask", "hello walnut").status == 0)
      // A run with `--profile` does not affect the next run.
      #expect(try await home.aichat("chats", "search", "pineapple").text.isEmpty)
      #expect(try await home.aichat("profiles", "switch", "Ada").status == 0)
      #expect(try await home.aichat("chats", "search", "pineapple").text.contains("pineapple"))
      #expect(try await home.aichat("chats", "search", "walnut").text.isEmpty)
      let listed = try await home.aichat("profiles", "list")
      #expect(
        listed.text == "*\tAda\t\(ada)\t1 chat, 0 characters\n\t지우\t\(kim)\t1 chat, 0 characters\n", "\(listed.text)")
      let json = try await home.aichat("profiles", "list", "--json")
      let entries = try #require(try JSONSerialization.jsonObject(with: Data(json.stdout)) as? [[String: Any]])
      #expect(entries.map { $0.text("name") } == ["Ada", "지우"] && entries[0]["is_in_use"] as? Bool == true)
      let missing = try await home.aichat("--profile", "Bo", "chats", "list")
      #expect(missing.status == 4 && missing.stderr.contains("Available: Ada, 지우"))
      let doctor = try await home.aichat("doctor", environment: ["AICHAT_PROFILE": "Bo"])
      #expect(doctor.text.contains("There is no profile “Bo”"))
      // The doctor reports nothing about existing profiles.
      let content = try await home.aichat("doctor", environment: ["AICHAT_PROFILE": "Ada"])
      #expect(!content.text.contains("There is no profile"), "\(content.everything)")
      #expect(try await home.aichat("profiles", "create", "ADA").status == 2)
    }

    /// A setting outlives the profile that it names.
    @Test func aSettingNamesAProfileThatIsGone() async throws {
      _ = try await id(of: "Ada")
      #expect(try await home.aichat("config", "set", "profile", "Ada").status == 0)
      #expect(try await home.aichat("profiles", "delete", "Ada", "--yes").status == 0)
      let refused = try await home.aichat("profiles", "list")
      #expect(refused.status == 4 && refused.stderr.contains("aichat config unset profile"), "\(refused.stderr)")
      let variable = try await home.aichat("profiles", "list", environment: ["AICHAT_PROFILE": "Bo"])
      #expect(variable.status == 4 && variable.stderr.contains("It comes from the variable AICHAT_PROFILE."))
      #expect(try await home.aichat("config", "unset", "profile").status == 0)
      #expect(try await home.aichat("profiles", "list").status == 0)
    }

    @Test func aScriptSaysThatItMeansIt() async throws {
      _ = try await id(of: "Ada")
      let refused = try await home.aichat("profiles", "delete", "Ada")
      #expect(refused.status == 2 && refused.stderr.contains("--yes"))
      #expect(try await home.aichat("profiles", "delete", "Ada", "--yes").status == 0)
      #expect(try await home.aichat("profiles", "list").text.isEmpty)
      #expect(try await home.aichat("profiles", "delete", "Ada", "--yes").status == 4)
    }

    @Test func everythingGoesToAnotherMachine() async throws {
      _ = try await id(of: "Ada")
      for text in ["one pineapple", "two", "three"] {
        #expect(try await home.aichat("--profile", "Ada", "--provider", "offline", "ask", text).status == 0)
      }
      #expect(try await home.aichat("--profile", "Ada", "avatars", "create", "Zed").status == 0)
      let file = home.path + "/ada.jsonl"
      let exported = try await home.aichat("profiles", "export", "Ada", file)
      #expect(exported.status == 0 && exported.text.contains("1 character."), "\(exported.everything)")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let again = try await home.aichat("profiles", "export", "Ada", file)
      #expect(again.status == 1 && again.stdout.isEmpty && again.stderr.contains("--force"))
      #expect(try await home.aichat("profiles", "export", "Ada", file, "--force").status == 0)
      // A bare name is not accepted as a file; a dash means standard output, with the data and nothing else.
      let forgotten = try await home.aichat("profiles", "export", "Ada")
      #expect(forgotten.status == 2 && forgotten.stderr.contains("./Ada"))
      let piped = try await home.aichat("profiles", "export", "Ada", "-")
      #expect(piped.status == 0 && Array(piped.stdout) == Array(home.contents(of: file)))
      #expect(piped.stderr.contains("Exported Ada to standard output"))

      let other = try Home()
      for added in [true, false] {
        let imported = try await other.aichat("profiles", "import", file, "--json")
        let summary = try #require(try JSONSerialization.jsonObject(with: Data(imported.stdout)) as? [String: Any])
        #expect(summary["is_new_profile"] as? Bool == added)
        let messages = try #require(summary["messages"] as? [String: Int])
        #expect((messages["added"] ?? 0 > 0) == added && (messages["present"] ?? 0 > 0) == !added)
      }
      // There was no profile; now there is Ada.
      #expect(try await other.aichat("chats", "search", "pineapple").text.contains("pineapple"))
      let back = other.path + "/back.jsonl"
      #expect(try await other.aichat("profiles", "export", back).status == 0)
      #expect(other.contents(of: back) == home.contents(of: file) && !home.contents(of: file).isEmpty)

      // A truncated file is refused completely.
      try other.write(home.contents(of: file).dropLast(40), to: back)
      let empty = try Home()
      let refused = try await empty.aichat("profiles", "import", back)
      #expect(refused.status == 1 && refused.stdout.isEmpty && refused.stderr.contains("was not copied whole"))
      #expect(try await empty.aichat("profiles", "list").text.isEmpty)
    }

    /// The program is killed inside each step of a deletion; the next one that starts finishes it.
    @Test(arguments: [
      ("INSERT ON leaving", "SELECT 0"),
      ("DELETE ON chat", "SELECT count(*) = 0 FROM leaving"),
      ("DELETE ON message", "SELECT count(*) = 0 FROM doomed"),
      ("DELETE ON avatar", "SELECT count(*) > 1 FROM chat"),
      ("DELETE ON note", "SELECT count(*) > 0 FROM avatar"),
      ("DELETE ON profile", "SELECT count(*) > 0 FROM note WHERE name = 'draft'"),
    ])
    func aDeletionThatIsKilledGoesOn(step: String, isEarlier: String) async throws {
      let gone = try await id(of: "Gone")
      _ = try await id(of: "Stays")
      for name in ["Gone", "Stays"] {
        let asked = try await home.aichat(
          "--profile", name, "--provider", "offline", "ask", "pineapple of \(name)",
          environment: ["AICHAT_TELEMETRY_FILE": "on"])
        #expect(asked.status == 0)
      }
      let secret = "zanzibarword"
      #expect(
        try await home.aichat("--profile", "Gone", "--provider", "offline", "ask", "I like \(secret)").status == 0)
      #expect(try await home.aichat("--profile", "Gone", "avatars", "create", "Zed").status == 0)
      #expect(try await home.aichat("profiles", "switch", "Gone").status == 0)
      let file = StoreFile(path: home.database)
      try file.run("INSERT INTO note(profile, name, text) SELECT seq, 'draft', 'x' FROM profile WHERE name = 'Gone'")
      let kept = try counts(file, of: "Stays")
      try file.run("VACUUM INTO '\(home.data)/aichat.copy.sqlite'")
      // The search finds a text that is there.
      let found = Set(try files(holding: secret).map { ($0 as NSString).lastPathComponent })
      #expect(found.isSuperset(of: ["aichat.copy.sqlite"]) && found.count > 1, "\(found)")
      let log = home.path + "/state/aichat/events.jsonl"
      #expect(!home.contents(of: log).isEmpty)
      // Makes a step that begins with this statement take longer than the test waits.
      try file.run(
        """
        CREATE TRIGGER slow BEFORE \(step) BEGIN
          SELECT (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 1000000000000)
            SELECT max(n) FROM c);
        END
        """)
      let program = try home.start(["profiles", "delete", "Gone", "--yes", "--copies"])
      let seen = StoreFile(path: home.database)
      try await wait {
        try seen.number(isEarlier) == 0
      } else: {
        "it did not come so far"
      }
      // The program is in the step, or just before it; it cannot be after it.
      program.signal(SIGKILL)
      #expect(try await program.end().status == 128 + SIGKILL)
      try file.run("DROP TRIGGER slow")
      let isMarked = try file.number("SELECT count(*) FROM leaving") == 1
      #expect(isMarked == (step != "INSERT ON leaving"))

      // A setting that still names the profile does not block its deletion.
      if step == "DELETE ON message" {
        let named = try await home.aichat("profiles", "list", environment: ["AICHAT_PROFILE": "Gone"])
        #expect(try named.status == 4 && file.number("SELECT count(*) FROM leaving") == 0, "\(named.everything)")
      }
      let next = try await home.aichat("profiles", "list")
      #expect(next.status == 0 && next.text.contains("Stays"))
      if !isMarked {
        // The deletion had not begun: nothing is lost.
        #expect(next.text.contains("* Gone") || next.text.contains("*\tGone"))
        #expect(try await home.aichat("profiles", "delete", gone, "--yes", "--copies").status == 0)
      }
      #expect(try await !home.aichat("profiles", "list").text.contains("Gone"))
      #expect(try counts(file, of: "Stays") == kept)
      for table in ["leaving", "doomed", "avatar", "picture", "portrait", "current_profile"] {
        #expect(try file.number("SELECT count(*) FROM \(table)") == 0, "\(table)")
      }
      for table in ["note", "opening", "monthly_usage"] {
        #expect(
          try file.number("SELECT count(*) FROM \(table) WHERE profile NOT IN (SELECT seq FROM profile)") == 0,
          "\(table)")
      }
      for table in ["reasoning", "branch_tip"] {
        #expect(
          try file.number("SELECT count(*) FROM \(table) WHERE message NOT IN (SELECT seq FROM message)") == 0,
          "\(table)")
      }
      #expect(try file.number("SELECT count(*) FROM usage WHERE chat NOT IN (SELECT seq FROM chat)") == 0)
      for table in ["profile", "chat"] { #expect(try file.number("SELECT count(*) FROM \(table)") == 1, "\(table)") }
      let messages = try file.number("SELECT count(*) FROM message WHERE chat IN (SELECT seq FROM chat)")
      #expect(try file.number("SELECT count(*) FROM message") == messages)
      #expect(try file.number("SELECT count(*) FROM message_words WHERE message_words MATCH 'gone'") == 0)
      #expect(try await home.aichat("--profile", "Stays", "chats", "search", "pineapple").text.contains("Stays"))
      // No byte of the profile is left in any file: index, free pages, copies and logs.
      #expect(try files(holding: secret) == [] && home.contents(of: log).isEmpty)
      // No file of the profile is left, and there never was a key.
      let owners = (try? FileManager.default.contentsOfDirectory(atPath: home.data + "/owners")) ?? []
      #expect(owners.isEmpty)
    }

    /// The files of this home that contain a text.
    private func files(holding text: String) throws -> [String] {
      let names = FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? []
      return names.filter { name in
        FileManager.default.contents(atPath: home.path + "/" + name)?.range(of: Data(text.utf8)) != nil
      }
    }

    private func counts(_ file: StoreFile, of name: String) throws -> [Int] {
      let profile = "(SELECT seq FROM profile WHERE name = '\(name)')"
      return try ["chat", "message", "opening", "note"].map {
        try file.number("SELECT count(*) FROM \($0) WHERE profile = \(profile)")
      }
    }
  }
}
