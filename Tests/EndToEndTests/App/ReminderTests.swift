import Foundation
import Testing

extension EndToEnd.AppTests {
  /// Reminders on a machine whose systemd and desktop are scripts.
  @Suite struct ReminderTests {
    private let home: Home
    private let environment: [String: String]

    init() throws {
      home = try Home()
      let folder = home.path + "/bin"
      for name in ["systemctl", "notify-send"] {
        try home.write("#!/bin/sh\necho \"$*\" >>'\(home.path)/\(name).log'\n".utf8, to: "\(folder)/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
      }
      environment = [
        "PATH": folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
      ]
    }

    private var units: [String] {
      let folder = home.path + "/.config/systemd/user"
      return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.contains("aichat") }
    }

    private func log(_ name: String) -> String {
      String(decoding: home.contents(of: "\(home.path)/\(name).log"), as: UTF8.self)
    }

    /// The question is left as quickly as every other screen.
    @Test func theQuestionIsNoObstacleToQuitting() async throws {
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: environment)
      try await app.shows("n Reminders")
      try await app.press("n")
      try await app.shows("Enable reminders?")
      try await app.quit()
      #expect(units.isEmpty && log("systemctl").isEmpty)
      let settings = try await Tmux.app(
        "open", "settings/account", "--without", "onboarding", in: home, environment: environment)
      try await settings.shows("Delete profile")
      try await settings.press("d")
      try await settings.shows("Cancel")
      try await settings.quit()
    }

    /// Enter, and quitting at once: when the program has ended, the timer is complete, or there is none yet.
    @Test func quittingAtOnceLeavesAWholeTimer() async throws {
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: environment)
      try await app.shows("n Reminders")
      try await app.press("n")
      try await app.shows("Enable reminders?")
      try await app.press("Enter", "C-q")
      #expect(try await app.end() == 0)
      // Quitting may have been too early for a timer.
      #expect(units.count == (log("systemctl").contains("--user restart") ? 2 : 0))
      #expect(
        try await home.aichat("reminders", "list", environment: environment).text.split(separator: "\n").count == 3)
      let next = try await Tmux.app("--without", "onboarding", in: home, environment: environment)
      // The key must not be sent before the program has taken over the terminal.
      try await next.shows("Featured")
      try await wait {
        units.count == 2
      } else: {
        "no timer was set"
      }
      try await next.quit()
    }

    @Test func theyGoWithTheAccount() async throws {
      try await allow().quit()
      #expect(units.count == 2)
      let settings = try await Tmux.app(
        "open", "settings/account", "--without", "onboarding", in: home, environment: environment)
      try await settings.shows("Delete profile")
      try await settings.press("d")
      try await settings.shows("Cancel")
      try await settings.press("Left", "Enter")
      try await settings.shows("n Reminders")
      try await settings.quit()
      #expect(units.isEmpty)
      #expect(log("systemctl").contains("--user stop aichat-reminders-"))
    }

    @Test func theyEndWhenTheProfileIsLeft() async throws {
      try await allow().quit()
      #expect(try await home.aichat("profiles", "create", "Ada", environment: environment).status == 0)
      #expect(units.count == 2)
      #expect(try await home.aichat("profiles", "switch", "Ada", environment: environment).status == 0)
      #expect(units.isEmpty)
      #expect(try await home.aichat("reminders", "list", environment: environment).text.isEmpty)
    }

    /// A script that asks every day needs no reminder.
    @Test func askingCountsAsUseToo() async throws {
      try await allow().quit()
      // Moves the time at which the plan was made two hours into the past.
      try StoreFile(path: home.database).run(
        "UPDATE note SET text = json_set(text, '$.made', json_extract(text, '$.made') - 7200000) WHERE name = 'reminders'"
      )
      let before = try await home.aichat("reminders", "list", "--json", environment: environment).text
      #expect(try await home.aichat("chats", "list", environment: environment).status == 0)
      #expect(try await home.aichat("reminders", "list", "--json", environment: environment).text == before)
      #expect(try await home.aichat("--provider", "offline", "ask", "Hello", environment: environment).status == 0)
      #expect(try await home.aichat("reminders", "list", "--json", environment: environment).text != before)
    }

    private func allow() async throws -> Tmux {
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: environment)
      try await app.shows("n Reminders")
      try await app.press("n")
      try await app.shows("Enable reminders?")
      try await app.press("Enter")
      // The footer of the modal has no such key either; only the last command shows that all is done.
      let deadline = ContinuousClock.now + timeout
      while !log("systemctl").contains("--user restart") {
        guard .now < deadline else { throw Failure("no timer was set") }
        try await Task.sleep(for: .milliseconds(40))
      }
      try await app.shows("Open")
      try await app.hides("n Reminders")
      return app
    }

    @Test func theyAreAllowedListedAndTakenBack() async throws {
      #expect(try await home.aichat("reminders", "list", environment: environment).text.isEmpty)
      try await allow().quit()
      #expect(units.count == 2)
      #expect(log("systemctl").contains("--user restart aichat-reminders-"))
      let list = try await home.aichat("reminders", "list", environment: environment)
      #expect(list.status == 0 && list.text.split(separator: "\n").count == 3)
      let timer = try #require(units.first { $0.hasSuffix(".service") })
      let unit = String(decoding: home.contents(of: home.path + "/.config/systemd/user/" + timer), as: UTF8.self)
      #expect(unit.contains(#""--data-dir" "\#(home.data)""#) && unit.contains(#""reminders" "deliver""#))
      let early = try await home.aichat("reminders", "deliver", environment: environment)
      #expect(early.status == 0 && early.stderr == "aichat: No reminder is due.\n" && log("notify-send").isEmpty)
      let off = try await home.aichat("reminders", "off", environment: environment)
      #expect(off.status == 0 && units.isEmpty)
      #expect(
        try await home.aichat("reminders", "deliver", environment: environment).stderr == "aichat: Reminders are off.\n"
      )
      // After a no, it does not ask again.
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: environment)
      try await app.shows("Open")
      try await app.hides("n Reminders")
      try await app.quit()
    }
  }
}
