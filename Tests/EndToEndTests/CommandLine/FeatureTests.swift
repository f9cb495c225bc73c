import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  @Suite struct FeatureTests {
    /// The features that these tests leave out; the app may have more.
    static let some = ["onboarding", "explore", "chat", "profile", "settings"]
    let home: Home

    init() throws { home = try Home() }

    /// The features of a run, and whether they are left out.
    private func features(_ options: [String]) async throws -> [String: Bool] {
      let result = try await home.start(options + ["features"]).end()
      #expect(result.status == 0 && result.stderr.isEmpty)
      let lines = result.text.split(separator: "\n")
      return Dictionary(
        uniqueKeysWithValues: lines.map { line in
          (String(line.prefix { $0 != " " }), line.contains("(left out)"))
        })
    }

    @Test(arguments: some) func withoutOne(name: String) async throws {
      let found = try await features(["--without", name])
      #expect(found.filter(\.value).map(\.key) == [name])
      #expect(Set(found.keys).isSuperset(of: Self.some))
    }

    /// An unknown name does not prevent the command that repairs it.
    @Test(arguments: ["features", "without"]) func aFeatureThatIsNoneIsNamedWithItsCure(key: String) async throws {
      let refused = try await home.aichat("config", "set", key, "blah")
      #expect(refused.status == 2 && refused.stderr.contains("no feature “blah”. The features are "))
      #expect(home.contents(of: home.configuration).isEmpty)
      try home.write(#"{"\#(key)": ["blah"]}"#.utf8, to: home.configuration)
      let asked = try await home.aichat("ask", "hi")
      let cure = "aichat config unset \(key)"
      #expect(asked.status == 2 && asked.stderr.contains("no feature “blah”") && asked.stderr.contains(cure))
      let examined = try await home.aichat("doctor")
      #expect(examined.status == 1 && examined.text.contains("To fix it: \(cure)"), "\(examined.everything)")
      #expect(try await home.aichat("config", "unset", key).status == 0)
      #expect(try await features([]).values.allSatisfy { !$0 })
    }

    @Test func onlySome() async throws {
      let found = try await features(["--features", "explore,chat"])
      #expect(found.filter { !$0.value }.map(\.key).sorted() == ["chat", "explore"])
      #expect(Set(found.keys).isSuperset(of: Self.some))
      let fromEnvironment = try await home.aichat("features", environment: ["AICHAT_FEATURES": "explore,chat"])
      #expect(fromEnvironment.text.components(separatedBy: "(left out)").count == found.count - 1)
    }

    @Test(arguments: [("chat", ["ask", "hi"]), ("chat", ["chats", "list"]), ("explore", ["avatars", "list"])])
    func aCommandOfAnAbsentFeature(name: String, words: [String]) async throws {
      let result = try await home.start(["--without", name] + words).end()
      #expect(result.status == 2 && result.stdout.isEmpty)
      #expect(result.stderr.contains(name))
      // Refused before the data directory is made.
      #expect(!FileManager.default.fileExists(atPath: home.data))
      let help = try await home.aichat("--without", name, "--help")
      #expect(!help.text.contains("\n  \(words[0])"))
      #expect(try await home.aichat("--help").text.contains("\n  \(words[0])"))
    }

    @Test(arguments: ["chat", "avatar"]) func aLinkOfAnAbsentFeature(kind: String) async throws {
      let avatar = try #require(
        try await home.aichat("avatars", "list", "--json").text.firstMatch(of: /"id": ?"([^"]+)"/))
      let link = "aichat://\(kind)/\(avatar.output.1)"
      let result = try await home.aichat("--without", "chat", "open", link)
      #expect(result.status == 4 && result.stdout.isEmpty)
      #expect(result.stderr.contains("\(link) belongs to the feature “chat”"), "\(result.stderr)")
      let chats = try await home.aichat("chats", "list", "--json")
      #expect(chats.status == 0 && chats.text.filter { !$0.isWhitespace } == "[]")
    }

    @Test func everythingElseWorksWithoutChat() async throws {
      let result = try await home.aichat("--without", "chat", "avatars", "list")
      #expect(result.status == 0 && result.text.contains("Ombrel"))
    }
  }
}
