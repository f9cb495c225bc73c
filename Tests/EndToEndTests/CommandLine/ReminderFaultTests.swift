import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// Reminders with a faulty desktop, clock or plan.
  @Suite struct ReminderFaultTests {
    private let home: Home
    private let folder: String

    init() throws {
      home = try Home()
      folder = home.path + "/bin"
    }

    private var environment: [String: String] {
      ["PATH": folder + ":/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": "unix:"]
    }

    private func desktop(_ script: String) async throws {
      let draft = folder + "/draft"
      try home.write("#!/bin/sh\n\(script)\n".utf8, to: draft)
      // A separate process makes the copy: for a moment, a file that this process has open for writing cannot be run.
      let copied = try await Program("/bin/cp", [draft, folder + "/notify-send"], environment: home.environment()).end()
      #expect(copied.status == 0)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/notify-send")
    }

    private var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

    /// Stores a plan as a program of another day would have left it: one reminder is due, another comes tomorrow.
    private func plan(made: Int64? = nil, due: [Int64]? = nil) async throws {
      if home.contents(of: home.database).isEmpty {
        #expect(try await home.aichat("ask", "--provider", "offline", "hi").status == 0)
      }
      let kinds = ["firstDay", "thirdDay", "fifthDay"]
      let entries = (due ?? [now - 1_000, now + 86_400_000]).enumerated().map {
        #"{"kind":"\#(kinds[$0.offset % 3])","moment":\#($0.element)}"#
      }
      let made = made ?? now - 400_000_000
      let text =
        #"{"permission":"allowed","mentions_chats":true,"made":\#(made),"due":[\#(entries.joined(separator: ","))]}"#
      try StoreFile(path: home.database).run(
        "INSERT OR REPLACE INTO note(profile, name, text) SELECT seq, 'reminders', '\(text)' FROM profile")
    }

    private func deliver(_ more: [String: String] = [:]) async throws -> Program.Result {
      try await home.aichat("reminders", "deliver", environment: environment.merging(more) { $1 })
    }

    @Test(arguments: ["exit 1", "kill -9 $$", "sleep 60", "exec yes", "trap '' TERM; sleep 60"])
    func aDesktopThatDoesNotShowItLeavesItForTheNextLaunch(script: String) async throws {
      try await plan()
      try await desktop(script)
      let result = try await deliver()
      #expect(result.status == 0 && result.text.hasPrefix("No notification is possible here."), "\(result.everything)")
      #expect(try await deliver().stderr == "aichat: No reminder is due.\n")
      #expect(
        try await home.aichat("reminders", "list", environment: environment).text.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
      ["DBUS_SESSION_BUS_ADDRESS": ""], ["DBUS_SESSION_BUS_ADDRESS": "garbage\u{1B}[31m"], ["PATH": "/nonexistent"],
      ["HOME": "/nonexistent"],
    ]) func withoutADesktopDeliveryEndsNormally(variables: [String: String]) async throws {
      try await plan()
      let result = try await deliver(variables)
      #expect(result.status == 0 && result.text.hasPrefix("No notification is possible here."), "\(result.everything)")
    }

    @Test func ofManyThatDeliverAtOnceOneSaysIt() async throws {
      try await plan()
      try await desktop("echo said >>'\(home.path)/said'")
      let results = try await withThrowingTaskGroup { group in
        for _ in 0..<8 { group.addTask { try await deliver() } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for result in results { #expect(result.status == 0, "\(result.everything)") }
      #expect(results.filter { $0.text.hasPrefix("Shown: ") && $0.stderr.isEmpty }.count == 1)
      #expect(results.filter { $0.text.isEmpty && $0.stderr == "aichat: No reminder is due.\n" }.count == 7)
      #expect(home.contents(of: home.path + "/said") == Array("said\n".utf8))
    }

    /// Moments do not depend on the time zone; an unknown zone is UTC.
    @Test func anotherTimeZoneMovesNothing() async throws {
      try await plan(due: [now + 3_600_000])
      var shown: Set<String> = []
      for zone in ["UTC", "Asia/Seoul", "America/New_York", "nowhere/../../etc/passwd", ":/dev/zero"] {
        let list = try await home.aichat("reminders", "list", environment: environment.merging(["TZ": zone]) { $1 })
        #expect(list.status == 0)
        shown.insert(list.text)
        #expect(try await deliver(["TZ": zone]).stderr == "aichat: No reminder is due.\n")
      }
      #expect(shown.count == (FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Asia/Seoul") ? 3 : 1))
    }

    /// The clock was set back, or was wrong when the plan was made: no reminder is shown.
    @Test(arguments: [86_400_000, -1_700_000_000_000]) func aClockThatWasWrongSaysNothing(offset: Int64) async throws {
      try await desktop("echo said >>'\(home.path)/said'")
      try await plan(made: max(0, now + offset))
      #expect(try await deliver().stderr == "aichat: No reminder is due.\n")
      #expect(home.contents(of: home.path + "/said").isEmpty)
    }

    /// The reminder names a chat only if it exists when the reminder is shown. A link to a deleted chat explains that.
    @Test func aChatThatIsGoneIsNotNamed() async throws {
      try await desktop(#"echo "$@" >>'\#(home.path)/said'"#)
      try await plan()
      let chat = try #require(try await home.chats().first?.text("id"))
      try StoreFile(path: home.database).run("DELETE FROM chat")
      #expect(try await deliver().status == 0)
      let said = String(decoding: home.contents(of: home.path + "/said"), as: UTF8.self)
      #expect(!said.contains(chat) && said.contains("aichat open aichat://explore"), "\(said)")
    }

    @Test func aVeryLongPlanIsOneReminder() async throws {
      try await desktop("echo said >>'\(home.path)/said'")
      let now = now
      try await plan(due: (0..<10_000).map { now - 10_000_000 + Int64($0) * 1_000 + 1 })
      #expect(try await deliver().text.hasPrefix("Shown: "))
      #expect(try await deliver().stderr == "aichat: No reminder is due.\n")
      #expect(home.contents(of: home.path + "/said") == Array("said\n".utf8))
    }
  }
}
