import System
import Testing

@testable import Reminders

extension FakeProgramTests {
  struct DesktopNotifierTests {
    @Test func aNotificationIsPlainText() throws {
      let programs = try FakePrograms()
      try programs.add("notify-send")
      let notifier = DesktopNotifier(environment: programs.environment)
      #expect(notifier.show(title: "--icon=/etc/passwd\u{1B}[2J", text: "<b>1 & 2</b>\nnext"))
      #expect(
        programs.calls(of: "notify-send") == [
          ["--app-name=aichat", "--", "--icon=/etc/passwd [2J", "&lt;b&gt;1 &amp; 2&lt;/b&gt; next"]
        ])
    }

    @Test func longTextsAreShortened() throws {
      let programs = try FakePrograms()
      try programs.add("notify-send")
      #expect(
        DesktopNotifier(environment: programs.environment).show(title: String(repeating: "x", count: 10_000), text: ""))
      #expect(programs.calls(of: "notify-send").first?[2].count == 201)
    }

    @Test func aFailureToShowIsReported() throws {
      let programs = try FakePrograms()
      #expect(!DesktopNotifier(environment: programs.environment).show(title: "a", text: "b"))
      try programs.add("notify-send", then: "exit 1")
      #expect(!DesktopNotifier(environment: programs.environment).show(title: "a", text: "b"))
      try programs.add("notify-send", then: "exec /bin/sleep 100")
      let hasty = DesktopNotifier(environment: programs.environment, timeout: .milliseconds(200))
      #expect(!hasty.show(title: "a", text: "b"))
    }

    @Test func withoutABusTheToolIsNotRun() throws {
      let programs = try FakePrograms()
      try programs.add("notify-send")
      let bare = ProcessEnvironment(["PATH": programs.home + "/bin", "HOME": programs.home])
      #expect(!DesktopNotifier(environment: bare).show(title: "a", text: "b"))
      #expect(programs.calls(of: "notify-send").isEmpty)
    }
  }
}
