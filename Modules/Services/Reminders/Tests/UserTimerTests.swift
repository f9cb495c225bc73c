import Entities
import Foundation
import System
import Testing

@testable import Reminders

extension FakeProgramTests {
  struct UserTimerTests {
    private static let units = ".config/systemd/user"
    private let ada = UserProfile.ID(high: 1, low: 1)
    private let moments = [Timestamp(milliseconds: 1_795_339_509_000), Timestamp(milliseconds: 1_795_512_309_000)]

    private func timer(
      _ programs: FakePrograms, data: String = "/home/a/.local/share/aichat", arguments: [String] = ["reminders"],
      timeout: Duration = .seconds(5)
    ) -> UserTimer {
      UserTimer(
        home: programs.home, dataDirectory: data, program: "/opt/100% \"mine\"/aichat", arguments: arguments,
        environment: programs.environment, timeout: timeout)
    }

    @Test func theUnitsAreWrittenAndLoaded() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      let timer = timer(programs, arguments: ["--data-dir", "/a b/$HOME\n[Timer]", "reminders", "deliver"])
      #expect(!timer.isSet(for: ada))
      try await timer.set(moments, for: ada)
      #expect(timer.isSet(for: ada))
      let files = programs.files(Self.units)
      #expect(files.count == 2 && files[0].hasPrefix("aichat-reminders-") && files[0].hasSuffix(".service"))
      let service = try programs.text("\(Self.units)/\(files[0])")
      #expect(
        service.contains(
          #"ExecStart=:"/opt/100%% \"mine\"/aichat" "--data-dir" "/a b/$HOME\x0a[Timer]" "reminders" "deliver" "\#(ada)""#
        ))
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

    /// The environments of the user's systemd and of this program may differ.
    @Test(arguments: ["", "XDG_CONFIG_HOME=%/elsewhere", "XDG_CONFIG_HOME=%/unknown"])
    func theUnitsAreInSystemdsFolder(_ line: String) async throws {
      let programs = try FakePrograms()
      try programs.add(
        "systemctl", then: "echo PATH=/bin; echo '\(line.replacingOccurrences(of: "%", with: programs.home))'")
      let timer = UserTimer(
        home: programs.home, dataDirectory: "/data", program: "/aichat", arguments: [],
        environment: programs.environment(adding: ["XDG_CONFIG_HOME": programs.home + "/elsewhere"]))
      try await timer.set(moments, for: ada)
      let isElsewhere = line.hasSuffix("elsewhere")
      #expect(programs.files("elsewhere/systemd/user").count == (isElsewhere ? 2 : 0))
      #expect(programs.files(Self.units).count == (isElsewhere ? 0 : 2))
      #expect(timer.isSet(for: ada))
      try await timer.remove(for: ada)
      #expect(!timer.isSet(for: ada))
      #expect(programs.files("elsewhere/systemd/user").isEmpty && programs.files(Self.units).isEmpty)
    }

    /// A program that quits at once does not wait for the timer: the next launch notices that it is incomplete.
    @Test func aHalfMadeTimerCountsAsNone() async throws {
      let programs = try FakePrograms()
      try programs.add(
        "systemctl",
        then:
          "[ \"$2\" != restart ] || for f in '\(programs.home)/\(Self.units)'/*; do echo $f >>'\(programs.home)/seen'; done"
      )
      let timer = timer(programs)
      try await timer.set(moments, for: ada)
      #expect(timer.isSet(for: ada))
      let sign = try #require(
        try programs.text("seen").split(separator: "\n").first { $0.hasSuffix(".unfinished") }.map(String.init))
      try "".write(toFile: sign, atomically: true, encoding: .utf8)
      #expect(!timer.isSet(for: ada))
      try await timer.set(moments, for: ada)
      #expect(timer.isSet(for: ada) && programs.files(Self.units).count == 2)
    }

    @Test func settingAgainReplacesTheTimer() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try await timer(programs).set(moments, for: ada)
      try await timer(programs).set([moments[1]], for: ada)
      let files = programs.files(Self.units)
      #expect(files.count == 2)
      #expect(try !programs.text("\(Self.units)/\(files[1])").contains("09:25:09 UTC\nOnCalendar"))
    }

    @Test func otherDataHasATimerOfItsOwn() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try await timer(programs).set(moments, for: ada)
      let other = timer(programs, data: "/elsewhere")
      #expect(!other.isSet(for: ada))
      try await other.set(moments, for: ada)
      #expect(programs.files(Self.units).count == 4)
      try await other.remove(for: ada)
      #expect(programs.files(Self.units).count == 2 && timer(programs).isSet(for: ada))
    }

    @Test func eachProfileHasATimerOfItsOwn() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      let timer = timer(programs)
      let ben = UserProfile.ID(high: 2, low: 2)
      try await timer.set(moments, for: ada)
      #expect(!timer.isSet(for: ben))
      try await timer.set(moments, for: ben)
      let services = try programs.files(Self.units).filter { $0.hasSuffix(".service") }.map {
        try programs.text("\(Self.units)/\($0)")
      }
      #expect(services.count == 2)
      for id in [ada, ben] { #expect(services.count { $0.contains("\"\(id)\"\n") } == 1) }
      try await timer.remove(for: ada)
      #expect(!timer.isSet(for: ada) && timer.isSet(for: ben) && programs.files(Self.units).count == 2)
    }

    @Test func removingLeavesNothingAlsoWithoutSystemd() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try await timer(programs).set(moments, for: ada)
      let wants = "\(programs.home)/\(Self.units)/timers.target.wants"
      try FileManager.default.createDirectory(atPath: wants, withIntermediateDirectories: true)
      let name = programs.files(Self.units)[1]
      try FileManager.default.createSymbolicLink(atPath: "\(wants)/\(name)", withDestinationPath: "/gone")
      try FileManager.default.removeItem(atPath: "\(programs.home)/bin/systemctl")
      try await timer(programs).remove(for: ada)
      try await timer(programs).remove(for: ada)
      #expect(programs.files(Self.units) == ["timers.target.wants"])
      #expect(programs.files("\(Self.units)/timers.target.wants").isEmpty)
    }

    @Test func withoutSystemdNothingIsWritten() async throws {
      let programs = try FakePrograms()
      await #expect(throws: ReminderTimerFailure.self) { try await timer(programs).set(moments, for: ada) }
      #expect(programs.files(".config").isEmpty)
      try programs.add("systemctl", then: "echo 'Failed to connect to bus' >&2; exit 1")
      await #expect(throws: ReminderTimerFailure.self) { try await timer(programs).set(moments, for: ada) }
      #expect(programs.files(".config").isEmpty)
    }

    @Test func aUnitThatSystemdRefusesDoesNotStay() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl", then: "[ \"$2\" != restart ]")
      let failure = await #expect(throws: ReminderTimerFailure.self) {
        try await timer(programs).set(moments, for: ada)
      }
      #expect(failure?.words.english == "systemctl --user restart failed.")
      #expect(!timer(programs).isSet(for: ada) && programs.files(Self.units).isEmpty)
    }

    @Test func aHangingProgramIsNotWaitedFor() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl", then: "exec /bin/sleep 100")
      await #expect(throws: ReminderTimerFailure.self) {
        try await timer(programs, timeout: .milliseconds(200)).set(moments, for: ada)
      }
      #expect(programs.files(".config").isEmpty)
    }

    @Test(.enabled(if: geteuid() != 0)) func anUnwritableHomeIsReported() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: programs.home)
      let failure = await #expect(throws: ReminderTimerFailure.self) {
        try await timer(programs).set(moments, for: ada)
      }
      #expect(failure?.words.english.contains("cannot be written") == true)
    }

    @Test func aFileInTheWayIsReported() async throws {
      let programs = try FakePrograms()
      try programs.add("systemctl")
      try "".write(toFile: programs.home + "/.config", atomically: true, encoding: .utf8)
      let failure = await #expect(throws: ReminderTimerFailure.self) {
        try await timer(programs).set(moments, for: ada)
      }
      #expect(failure?.words.english.contains("cannot be written") == true)
      #expect(failure?.words.korean.contains("파일을 쓸 수 없습니다") == true)
    }
  }
}
