import Foundation
import Testing

extension EndToEnd.AppTests {
  /// A crash is reported at the next start, and its report stays on the machine.
  @Suite struct CrashTests {
    private func crashed(_ home: Home, by signal: Int32) async throws {
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…")
      kill(try await app.program(), signal)
      #expect(try await app.end() == 128 + signal)
      try await app.hasRestoredTheTerminal()
    }

    @Test(arguments: [SIGSEGV, SIGABRT]) func theNextStartSaysSo(signal: Int32) async throws {
      let home = try Home()
      try await crashed(home, by: signal)
      let report = try #require(home.crashReports().first)
      #expect(report.hasPrefix(#"{"report":"crash","#) && report.contains(#","signal":\#(signal)}"#))
      #expect(report.contains(#""event":"ChatView_Appear""#))
      let kept = try await Tmux.app("--without", "onboarding", in: home)
      try await kept.shows("The last run ended unexpectedly", "crash-", ".jsonl")
      try await kept.press("Escape")
      try await kept.hides("The last run ended unexpectedly")
      try await kept.quit()
      // The report is shown once.
      let again = try await Tmux.app("--without", "onboarding", in: home)
      try await again.shows("Say something…")
      let screen = try await again.stillScreen()
      #expect(!screen.contains("The last run ended unexpectedly"))
      try await again.quit()
      #expect(home.crashReports() == [report])
    }

    @Test func theReportIsDeletedOnWish() async throws {
      let home = try Home()
      try await crashed(home, by: SIGSEGV)
      let app = try await Tmux.app("--without", "onboarding", "--lang", "ko", in: home)
      try await app.shows("지난 실행이 비정상적으로 종료되었습니다", "[ 삭제 ]")
      try await app.press("Left", "Enter")
      try await app.hides("지난 실행이 비정상적으로 종료되었습니다")
      #expect(home.crashReports().isEmpty)
      try await app.quit()
    }

    @Test func anEndByHandLeavesNoCrashReport() async throws {
      let home = try Home()
      try await crashed(home, by: SIGQUIT)
      #expect(home.crashReports().isEmpty)
    }

    @Test func withoutAnAddressNothingIsConnected() async throws {
      let home = try Home()
      try home.write(#"{"telemetry_file": true}"#.utf8, to: home.configuration)
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…")
      try await app.type("Hello")
      try await app.press("Enter")
      try await app.hides("Esc Stop")
      let process = try await app.program()
      let folder = "/proc/\(process)/fd"
      let open = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      }
      // It listens at a socket in its own folder for addresses from other copies; nothing else is open.
      let local = try String(contentsOfFile: "/proc/\(process)/net/unix", encoding: .utf8).split(separator: "\n")
      let sockets = open.filter { $0.hasPrefix("socket:") }.map { $0.filter(\.isNumber) }
      #expect(!open.isEmpty)
      for socket in sockets { #expect(local.contains { $0.contains(" \(socket) ") }, "\(open)") }
      // The network library is not even loaded.
      let maps = try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
      if Program.isRelease { #expect(maps.contains("libsqlite3") && !maps.contains("libcurl")) }
      try await app.quit()
      #expect(home.stateFiles == ["events.jsonl"])
    }
  }
}
