import Configuration
import Entities
import Foundation
import Testing

@testable import Reminders

extension FakeProgramTests {
  struct UserTimerTests {
    private static let units = ".config/systemd/user"
    private let moments = [Timestamp(milliseconds: 1_795_339_509_000), Timestamp(milliseconds: 1_795_512_309_000)]

    private func timer(
      _ programs: FakePrograms, data: String = "/home/a/.local/share/aichat", arguments: [String] = ["reminders"],
      patience: Duration = .seconds(5)
    ) -> UserTimer {
      UserTimer(
        home: programs.home, dataDirectory: data, program: "/opt/100% \"mine\"/aichat", arguments: arguments,
        environment: programs.environment, patience: patience)
    }

    @Test func theUnitsAreWrittenAndTaken() throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      let timer = timer(programs, arguments: ["--data-dir", "/a b/$HOME\n[Timer]", "reminders", "deliver"])
      #expect(!timer.isSet)
      try timer.set(moments)
      #expect(timer.isSet)
      let files = programs.files(Self.units)
      #expect(files.count == 2 && files[0].hasPrefix("aichat-reminders-") && files[0].hasSuffix(".service"))
      let service = try programs.text("\(Self.units)/\(files[0])")
      #expect(
        service.contains(
          #"ExecStart=:"/opt/100%% \"mine\"/aichat" "--data-dir" "/a b/$HOME\x0a[Timer]" "reminders" "deliver""#))
      #expect(service.split(separator: "\n").filter { $0.hasPrefix("[") } == ["[Unit]", "[Service]"])
      let text = try programs.text("\(Self.units)/\(files[1])")
      #expect(
        text.contains("OnCalendar=2026-11-22 09:25:09 UTC\nOnCalendar=2026-11-24 09:25:09 UTC\nPersistent=true\n"))
      #expect(
        programs.calls(of: "systemctl") == [
          ["--user", "show-environment"], ["--user", "daemon-reload"], ["--user", "enable", files[1]],
          ["--user", "restart", files[1]],
        ])
    }

    @Test func setAgainReplacesIt() throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try timer(programs).set(moments)
      try timer(programs).set([moments[1]])
      let files = programs.files(Self.units)
      #expect(files.count == 2)
      #expect(try !programs.text("\(Self.units)/\(files[1])").contains("09:25:09 UTC\nOnCalendar"))
    }

    @Test func otherDataHasATimerOfItsOwn() throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try timer(programs).set(moments)
      let other = timer(programs, data: "/elsewhere")
      #expect(!other.isSet)
      try other.set(moments)
      #expect(programs.files(Self.units).count == 4)
      try other.remove()
      #expect(programs.files(Self.units).count == 2 && timer(programs).isSet)
    }

    @Test func removingLeavesNothingAlsoWithoutSystemd() throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try timer(programs).set(moments)
      let wants = "\(programs.home)/\(Self.units)/timers.target.wants"
      try FileManager.default.createDirectory(atPath: wants, withIntermediateDirectories: true)
      let name = programs.files(Self.units)[1]
      try FileManager.default.createSymbolicLink(atPath: "\(wants)/\(name)", withDestinationPath: "/gone")
      try FileManager.default.removeItem(atPath: "\(programs.home)/bin/systemctl")
      try timer(programs).remove()
      try timer(programs).remove()
      #expect(programs.files(Self.units) == ["timers.target.wants"])
      #expect(programs.files("\(Self.units)/timers.target.wants").isEmpty)
    }

    @Test func withoutSystemdNothingIsWritten() throws {
      let programs = try FakePrograms()
      #expect(throws: ReminderTimerFailure.self) { try timer(programs).set(moments) }
      #expect(programs.files(".config").isEmpty)
      try programs.add("systemctl", then: "echo 'Failed to connect to bus' >&2; exit 1")
      #expect(throws: ReminderTimerFailure.self) { try timer(programs).set(moments) }
      #expect(programs.files(".config").isEmpty)
    }

    @Test func aUnitThatSystemdRefusesDoesNotStay() throws {
      let programs = try FakePrograms()
      try programs.add("systemctl", then: "[ \"$2\" != restart ]")
      let failure = #expect(throws: ReminderTimerFailure.self) { try timer(programs).set(moments) }
      #expect(failure?.words.english == "systemctl --user restart failed.")
      #expect(!timer(programs).isSet && programs.files(Self.units).isEmpty)
    }

    @Test func whoDoesNotAnswerIsNotWaitedFor() throws {
      let programs = try FakePrograms()
      try programs.add("systemctl", then: "exec /bin/sleep 100")
      #expect(throws: ReminderTimerFailure.self) { try timer(programs, patience: .milliseconds(200)).set(moments) }
      #expect(programs.files(".config").isEmpty)
    }

    @Test(.enabled(if: geteuid() != 0)) func aHomeThatCannotBeWrittenIsSaid() throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: programs.home)
      let failure = #expect(throws: ReminderTimerFailure.self) { try timer(programs).set(moments) }
      #expect(failure?.words.english.contains("cannot be written") == true)
    }

    @Test func aFileInTheWayIsSaid() throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try "".write(toFile: programs.home + "/.config", atomically: true, encoding: .utf8)
      let failure = #expect(throws: ReminderTimerFailure.self) { try timer(programs).set(moments) }
      #expect(failure?.words.english.contains("cannot be written") == true)
      #expect(failure?.words.korean.contains("파일을 쓸 수 없습니다") == true)
    }
  }
}
