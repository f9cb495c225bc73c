#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
public import Configuration
public import Entities
import Executors

/// Timers of the person's own systemd, one for each profile, which run `aichat reminders deliver PROFILE`
/// (systemd.timer(5), systemd.service(5)).
///
/// Their unit files are in `~/.config/systemd/user`, two each. Their name has the data directory and the profile in it,
/// as a number: other data, and other people, have timers of their own.
public struct UserTimer: ReminderTiming {
  /// What `systemctl` needs to know. It is not told of anything else.
  private static let variables = ["HOME", "PATH", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "XDG_CONFIG_HOME"]

  private let folder: String
  private let dataDirectory: String
  private let command: [String]
  private let systemctl: ShortProgram?

  /// The timers for a data directory.
  /// - Parameters:
  ///   - home: The person's home folder.
  ///   - program: The absolute path of this program.
  ///   - arguments: What it is told at each moment, before whom it is about.
  public init(
    home: String, dataDirectory: String, program: String, arguments: [String],
    environment: ProcessEnvironment = .current, patience: Duration = .seconds(5)
  ) {
    folder = home + "/.config/systemd/user"
    self.dataDirectory = dataDirectory
    command = [program] + arguments
    systemctl = ShortProgram(named: "systemctl", in: environment, telling: Self.variables, patience: patience)
  }

  /// Whether the timer's file is there.
  public func isSet(for profile: UserProfile.ID) -> Bool { Self.exists(units(of: profile).timer) }

  /// Writes the units and has systemd take them.
  public func set(_ moments: [Timestamp], for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    try await Self.onOwnThread { () throws(ReminderTimerFailure) in try write(moments, for: profile) }
  }

  /// Stops the timer and deletes its files, where systemd is gone too.
  public func remove(for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    try await Self.onOwnThread { () throws(ReminderTimerFailure) in try delete(for: profile) }
  }

  /// The other programs are waited for: no thread of the tasks is to be missing meanwhile.
  private static func onOwnThread(
    _ work: @escaping @Sendable () throws(ReminderTimerFailure) -> Void
  ) async throws(ReminderTimerFailure) {
    do {
      try await OwnThread.run(work)
    } catch let failure as ReminderTimerFailure {
      throw failure
    } catch {
      throw ReminderTimerFailure(Wording(explaining: error))
    }
  }

  private func write(_ moments: [Timestamp], for profile: UserProfile.ID) throws(ReminderTimerFailure) {
    // Asked before anything is written.
    guard let systemctl, case .success = systemctl.run(["--user", "show-environment"]) else {
      throw ReminderTimerFailure(
        Wording("There is no systemd of yours that could run a timer.", "타이머를 실행할 사용자 systemd가 없습니다."))
    }
    let units = units(of: profile)
    do {
      try SmallFile.replace(units.service, with: Array(serviceText(profile).utf8))
      try SmallFile.replace(units.timer, with: Array(timerText(moments).utf8))
    } catch {
      try? delete(for: profile)
      throw ReminderTimerFailure(
        Wording("\(error.path) cannot be written: \(error.reason).", "\(error.path) 파일을 쓸 수 없습니다: \(error.reason)."))
    }
    for words in [["daemon-reload"], ["enable", units.name], ["restart", units.name]] {
      guard case .success = systemctl.run(["--user"] + words) else {
        try? delete(for: profile)
        throw ReminderTimerFailure(
          Wording("systemctl --user \(words[0]) failed.", "systemctl --user \(words[0]) 명령이 실패했습니다."))
      }
    }
  }

  private func delete(for profile: UserProfile.ID) throws(ReminderTimerFailure) {
    let units = units(of: profile)
    let files = [units.wish, units.timer, units.service]
    guard files.contains(where: Self.exists) else { return }
    _ = systemctl?.run(["--user", "disable", "--now", units.name])
    for file in files where unlink(file) != 0 && errno != ENOENT && errno != ENOTDIR {
      let reason = String(cString: strerror(errno))
      throw ReminderTimerFailure(
        Wording("\(file) cannot be deleted: \(reason).", "\(file) 파일을 지울 수 없습니다: \(reason)."))
    }
    _ = systemctl?.run(["--user", "daemon-reload"])
  }

  /// A link that leads nowhere is there too.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

// MARK: - The unit files

extension UserTimer {
  /// Where a profile's units are.
  private struct Units {
    let service, timer: String
    /// The link by which systemd starts the timer at login.
    let wish: String
    /// The timer's name.
    let name: String
  }

  private func units(of profile: UserProfile.ID) -> Units {
    // FNV-1a (Fowler, Noll, Vo), 64 bits. A path has no zero byte.
    let number = "\(dataDirectory)\0\(profile)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let stem = "aichat-reminders-" + String(number, radix: 16)
    return Units(
      service: "\(folder)/\(stem).service", timer: "\(folder)/\(stem).timer",
      wish: "\(folder)/timers.target.wants/\(stem).timer", name: "\(stem).timer")
  }

  private func serviceText(_ profile: UserProfile.ID) -> String {
    // The colon keeps `$` as it is.
    """
    [Unit]
    Description=A reminder from aichat

    [Service]
    Type=oneshot
    TimeoutStartSec=60
    ExecStart=:\((command + ["\(profile)"]).map(Self.quoted).joined(separator: " "))

    """
  }

  private func timerText(_ moments: [Timestamp]) -> String {
    let lines = moments.map { "OnCalendar=\(SystemClock.text(of: $0, inUTC: true)) UTC" }
    return """
      [Unit]
      Description=Reminders from aichat

      [Timer]
      \(lines.joined(separator: "\n"))
      Persistent=true

      [Install]
      WantedBy=timers.target

      """
  }

  /// A word as unit files write it: quoted, without specifiers, control characters by their numbers.
  static func quoted(_ word: String) -> String {
    let hex = Array("0123456789abcdef")
    let bytes = word.utf8.map { byte in
      switch byte {
      case 0x25: "%%"
      case 0x22, 0x5C: "\\" + String(Unicode.Scalar(byte))
      case 0..<0x20, 0x7F...: "\\x\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      default: String(Unicode.Scalar(byte))
      }
    }
    return "\"" + bytes.joined() + "\""
  }
}
