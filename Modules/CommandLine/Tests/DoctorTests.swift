import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalUI
import Testing

@testable import CommandLine

@MainActor struct DoctorTests {
  private struct Part: HealthCheck {
    let area = "part"
    var found: [Diagnostic]

    func title(in language: ContentLanguage) -> String { language("Part", "부분") }
    func diagnostics(in language: ContentLanguage) async -> [Diagnostic] { found }
  }

  private func run(_ found: [Diagnostic], io: RecordingCommandIO) async throws -> ExitCode {
    let run = try #require(DoctorCommand(healthChecks: [Part(found: found), Part(found: [])]).command.run)
    return try await run(Arguments([], options: []), io)
  }

  private func terminal(
    _ variables: [String: String], size: (columns: Int, rows: Int)? = nil, clipboard: String? = nil
  ) async -> [String: Diagnostic] {
    let found = await TerminalHealthCheck(variable: { variables[$0] }, size: size, clipboardOption: { clipboard })
      .diagnostics(in: .english)
    return Dictionary(uniqueKeysWithValues: found.map { ($0.check, $0) })
  }

  @Test func whatNeedsMendingIsAFailure() async throws {
    let io = RecordingCommandIO()
    let notice = Diagnostic("b", .notice, "Two\nlines.")
    #expect(try await run([Diagnostic("a", "Well."), notice], io: io) == .done)
    #expect(io.output == "Part\n  ✓ Well.\n  ! Two\n    lines.\nPart\n")
    let broken = RecordingCommandIO(language: .korean)
    #expect(try await run([Diagnostic("c", .faulty, "깨졌습니다.", remedy: "고치기")], io: broken) == .failed)
    #expect(broken.output == "부분\n  ✗ 깨졌습니다.\n    해결: 고치기\n부분\n")
  }

  @Test func oneValueForPrograms() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run([Diagnostic("c", .faulty, "Broken.")], io: io) == .failed)
    #expect((io.values.first as? [DiagnosticRecord])?.map(\.area) == ["part"] && io.output.isEmpty)
  }

  @Test func aTerminalIsKnownByItsEnvironment() async {
    let plain = await terminal(["TERM": "xterm-256color", "LANG": "ko_KR.utf8"], size: (80, 24))
    #expect(plain.values.allSatisfy { $0.state == .well || ["libpng", "keyboard", "pictures"].contains($0.check) })
    #expect(plain["window"]?.found == "The window has 80×24 cells." && plain["colors"]?.found == "256 colours.")
    let bare = await terminal([:])
    #expect(bare["term"]?.state == .notice && bare["locale"]?.state == .notice)
    let overruled = await terminal(["LANG": "C.UTF-8", "LC_ALL": "C"])["locale"]
    #expect(overruled?.state == .faulty && overruled?.remedy == "export LC_ALL=C.UTF-8")
    let inner = await terminal(["TERM": "tmux-256color", "TMUX": "x", "LANG": "C.UTF-8"])
    #expect(inner["clipboard"]?.remedy == "tmux set -s set-clipboard on")
    #expect(inner["widths"]?.found.contains("Some emoji") == true)
  }

  /// A tick means that nothing is missing.
  @Test func aLimitationHasNoTick() async {
    let kitty = await terminal([
      "TERM": "xterm-kitty", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "KITTY_WINDOW_ID": "1",
    ])
    let poor = await terminal(["TERM": "xterm", "LANG": "C.UTF-8"])
    for check in ["keyboard", "pictures", "colors"] {
      #expect(kitty[check]?.state == .well && poor[check]?.state == .notice, "\(check)")
    }
    let inner = await terminal(["TERM": "screen", "LANG": "C.UTF-8"])
    #expect(inner["widths"]?.state == .notice)
    // A choice of the user is no limitation.
    let plain = await terminal(["TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(plain["colors"]?.state == .well)
  }

  /// A setting that is already on is not advised.
  @Test func tmuxIsAskedWhetherItPassesOnWhatIsCopied() async {
    let variables = ["TERM": "tmux-256color", "TMUX": "x", "LANG": "C.UTF-8"]
    let on = await terminal(variables, clipboard: "on")["clipboard"]
    #expect(on?.state == .well && on?.remedy == nil)
    for other in ["external", "off", nil] {
      #expect(await terminal(variables, clipboard: other)["clipboard"]?.remedy != nil)
    }
  }
}
