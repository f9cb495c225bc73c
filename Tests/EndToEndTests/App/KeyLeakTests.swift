import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// After every use of a key by a program, the key is at most in its own file.
  @Suite struct KeyLeakTests {
    private static let key = LoopbackServer.key
    /// The key itself, and its Base64 form.
    private static let forms = [key, Data(key.utf8).base64EncodedString()]

    /// A place for a key.
    enum Place: String, CaseIterable, Sendable {
      case environment, kept, file

      /// Puts the key there. Returns the variables for the programs that run afterwards.
      func keep(in home: Home, for server: LoopbackServer) async throws -> [String: String] {
        var variables = [
          "AICHAT_PROVIDER": "openai", "AICHAT_BASE_URL": server.url + "/v1", "AICHAT_MODEL": "test-model",
        ]
        switch self {
        case .environment: variables["AICHAT_API_KEY"] = key
        case .kept:
          #expect(try await home.aichat("keys", "set", "--base-url", server.url, stdin: key).status == 0)
        case .file:
          // The file as a user writes it.
          #expect(try await home.aichat("keys", "set", "--base-url", server.url, stdin: "sk-other").status == 0)
          let path = home.path + "/config/aichat/keys.json"
          let text = String(decoding: home.contents(of: path), as: UTF8.self)
          try home.write(text.replacingOccurrences(of: "sk-other", with: key).utf8, to: path)
          chmod(path, 0o600)
        }
        return variables
      }
    }

    @Test(arguments: Place.allCases) func aKeyStandsNowhereElse(place: Place) async throws {
      let home = try Home()
      let echo = #"{"error":{"message":"Incorrect key \#(Self.key) (Bearer \#(Self.key))","code":"\#(Self.key)"}}"#
      let server = LoopbackServer.patient(
        [.answer(echo, status: "401 Unauthorized", type: "application/json")],
        [.answer(echo, status: "400 Bad", type: "application/json")],
        [.head(), .piece("A beginning"), .text("data: \(echo)\n\n")],
        [.text("HTTP/1.1 302 Go\r\nLocation: http://h/?key=\(Self.key)\r\nContent-Length: 0\r\n\r\n")],
        [.answer(echo, status: "403 No", type: "application/json")],
        [.answer(echo, status: "403 No", type: "application/json")],
        [.answer(echo, status: "403 No", type: "application/json")],
        [.answer(echo, status: "403 No", type: "application/json")],
        [.head(), .piece("A beginning"), .waitForClose])
      let variables = try await place.keep(in: home, for: server)

      var seen: [Program.Result] = []
      for words in [
        ["ask", "Hi"], ["ask", "--json", "Hi"], ["ask", "--verbose", "Hi"], ["ask", "Hi"], ["models", "test"],
        ["models", "list"], ["models", "list", "--json"], ["doctor"], ["keys", "list"], ["keys", "list", "--json"],
        ["config", "list", "--json"], ["ask", "--dry-run", "--json", "Hi"], ["chats", "list", "--json"],
      ] { seen.append(try await home.start(words, environment: variables).end()) }
      for result in seen {
        for form in Self.forms { #expect(!result.everything.contains(form), "\(result.everything)") }
      }
      #expect(server.requests.filter { $0.head.contains(Self.key) }.count >= 8)

      // The app, which crashes in the middle of a reply.
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: variables)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…")
      try await app.type("Go on")
      try await app.press("Enter")
      try await app.shows("A beginning")
      let program = try await app.program()
      // No process shows a key in its arguments.
      let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      for process in processes {
        let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        #expect(line.firstRange(of: Data(Self.key.utf8)) == nil, "process \(process)")
      }
      kill(program, SIGSEGV)
      #expect(try await app.end() == 128 + SIGSEGV)
      for form in Self.forms { #expect(app.sent.firstRange(of: Array(form.utf8)) == nil) }

      // All files: the database with its log, settings, records of the terminal. The key's own file may contain it.
      let own = place == .environment ? [] : ["config/aichat/keys.json"]
      #expect(try home.filesHolding(Self.forms[0]) == own)
      #expect(try home.filesHolding(Self.forms[1]) == [])
      #expect(!home.contents(of: home.database).isEmpty)
    }
  }
}
