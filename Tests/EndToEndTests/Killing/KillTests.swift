import Foundation
import NetworkTesting
import RandomTesting
import Testing

/// The program is killed at random instants while it sends, streams, edits, regenerates and imports: nothing that it
/// acknowledged is missing, and every interrupted reply is marked.
///
/// `AICHAT_KILLS` sets the number of kills, 1,000 for the long run; `AICHAT_SEED` sets another seed.
@Suite(
  .serialized, .timeLimit(.minutes(180)),
  .enabled(
    if: Program.path != nil, "AICHAT_BINARY does not name the built program: export AICHAT_BINARY=$(Tools/build)"))
struct KillTests {
  private static let variables = ProcessInfo.processInfo.environment
  private static let kills = variables["AICHAT_KILLS"].flatMap(Int.init) ?? 9
  private static let seed = variables["AICHAT_SEED"].flatMap(UInt64.init) ?? 5

  enum Work: CaseIterable {
    case asking, talking, importing
  }

  /// The text of a reply of some length. 250 ms of it, the longest lag of the disk, are less than 2 KiB.
  private static let words = (0..<120).map { "piece\($0) " }
  private static let lag = 2_048

  @Test func nothingAcknowledgedIsMissing() async throws {
    let home = try Home()
    #expect(try await home.aichat("ask", "--provider", "offline", "before").status == 0)
    var (ledger, random) = (Ledger(home), SeededGenerator(seed: Self.seed))
    var wrong = try ledger.noteNew()
    for number in 0..<Self.kills {
      let work = Work.allCases[number % Work.allCases.count]
      let found =
        switch work {
        case .asking: try await ask(number, home, &random)
        case .talking: try await talk(number, home, &random)
        case .importing: try await importChats(number, home, &random)
        }
      // The next start marks the interrupted replies and removes what an import left.
      #expect(try await home.aichat("chats", "list", "--json").status == 0)
      wrong += (found + (try ledger.noteNew())).map { "kill \(number), \(work): \($0)" }
    }
    wrong += try ledger.faults()
    #expect(
      wrong.isEmpty, "AICHAT_SEED=\(Self.seed): \(wrong.count) faults\n\(wrong.prefix(8).joined(separator: "\n"))")
    #expect(ledger.count > Self.kills)
  }

  /// Waits for a random time, then kills.
  private func kill(_ process: pid_t, within milliseconds: Int, _ random: inout SeededGenerator) async throws {
    try await Task.sleep(for: .microseconds(Int.random(in: 0...milliseconds * 1_000, using: &random)))
    Foundation.kill(process, SIGKILL)
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "''") + "'" }

  /// The user's texts that a server got, and that are not stored exactly once. A text is stored before it is sent.
  private func missing(_ server: LoopbackServer, in home: Home) throws -> [String] {
    let store = StoreFile(path: home.database)
    return try server.requests.compactMap { request in
      guard let object = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any],
        let messages = object["messages"] as? [[String: Any]],
        let turn = messages.last(where: { $0["role"] as? String == "user" })?["content"] as? String,
        // The rules' answer is no message of a model: the user's words around it are one turn.
        let text = turn.components(separatedBy: "\n\n").last
      else { return nil }
      let found = try store.number("SELECT count(*) FROM message WHERE role = 'user' AND text = \(Self.quoted(text))")
      return found == 1 ? nil : "“\(text)” was sent, and is stored \(found) times"
    }
  }
}

// MARK: - Sending and streaming

extension KillTests {
  private func ask(_ number: Int, _ home: Home, _ random: inout SeededGenerator) async throws -> [String] {
    let server = LoopbackServer.patient(
      [.head()] + Self.words.flatMap { [.piece($0), .pause(milliseconds: 3)] } + [.ending])
    let program = try home.start(["ask", "question \(number)"], environment: server.environment)
    try await kill(program.pid, within: 700, &random)
    let result = try await program.end()
    _ = try await home.aichat("chats", "list", "--json")
    let wrong = try missing(server, in: home)
    let replies = try StoreFile(path: home.database).rows(
      """
      SELECT reply.state || ' ' || reply.text FROM message reply JOIN message asked ON asked.seq = reply.parent
      WHERE asked.text = 'question \(number)'
      """)
    guard let reply = replies.first else { return wrong + (result.text.isEmpty ? [] : ["a printed reply is gone"]) }
    let parts = reply.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (state, text, whole) = (parts[0], parts[1], Self.words.joined())
    return wrong
      + [
        whole.hasPrefix(text) ? nil : "another reply is stored: \(text)",
        text.utf8.count + Self.lag >= result.stdout.count ? nil : "\(result.stdout.count - text.utf8.count) bytes lost",
        state == "interrupted" || state == "complete" && text == whole ? nil : "the reply is \(state): \(text)",
        result.status != 0 || state == "complete" ? nil : "the whole reply is \(state)",
      ].compactMap(\.self)
  }
}

// MARK: - Editing and regenerating

extension KillTests {
  /// A message, another form of it, and another reply, in the app.
  private func talk(_ number: Int, _ home: Home, _ random: inout SeededGenerator) async throws -> [String] {
    #expect(try await home.aichat("ask", "--provider", "offline", "talk \(number)").status == 0)
    let chat = try #require(try await home.chats(limit: 1).first?.text("id"))
    let server = LoopbackServer.patient([.head(), .piece("Short. "), .pause(milliseconds: 5), .piece("Yes."), .ending])
    let app = try await Tmux.app(
      words: ["--without", "onboarding", "open", "aichat://chat/\(chat)"], in: home, environment: server.environment)
    try await app.shows("Say something…")
    let typing = Task {
      for (text, pause) in [("said \(number)", 200), ("/edit", 50), (" again", 200), ("/again", 200)] {
        try await app.type(text)
        try await app.press("Enter")
        try await Task.sleep(for: .milliseconds(pause))
      }
    }
    try await kill(try await app.program(), within: 900, &random)
    typing.cancel()
    _ = await typing.result
    // What was typed after the end may stand behind the shell's message.
    try await app.shows(Tmux.ending)
    _ = try await home.aichat("chats", "list", "--json")
    return try missing(server, in: home)
  }
}

// MARK: - Importing

extension KillTests {
  /// The number of chats that show.
  private func visible(_ home: Home) throws -> Int {
    try StoreFile(path: home.database).number("SELECT count(*) FROM chat WHERE seq NOT IN (SELECT chat FROM staged)")
  }

  /// An import shows everything or nothing, and a second one completes it.
  private func importChats(_ number: Int, _ home: Home, _ random: inout SeededGenerator) async throws -> [String] {
    let folder = home.path + "/import-\(number)"
    for file in 0..<6 {
      let lines = (0..<80).map { line in
        #"{"name":"Zed","is_user":\#(line % 2 == 0),"send_date":\#(1_700_000_000_000 + line),"mes":"\#(number) \#(file) \#(line)"}"#
      }
      try home.write((lines.joined(separator: "\n") + "\n").utf8, to: "\(folder)/chat \(number)-\(file).jsonl")
    }
    let before = try visible(home)
    let program = try home.start(["chats", "import", folder])
    try await kill(program.pid, within: 250, &random)
    let result = try await program.end()
    _ = try await home.aichat("chats", "list", "--json")
    let after = try visible(home)
    #expect(try await home.aichat("chats", "import", folder).status == 0)
    let complete = try visible(home)
    return [
      [0, 6].contains(after - before) ? nil : "\(after - before) of 6 chats show",
      result.status != 0 || after - before == 6 ? nil : "an import that ended shows \(after - before) chats",
      complete - before == 6 ? nil : "the second import shows \(complete - before) of 6 chats",
    ].compactMap(\.self)
  }
}
