import Glibc
public import Entities
public import System

/// Timers of the user's own systemd, one for each profile. They run `aichat reminders deliver PROFILE`
/// (systemd.timer(5), systemd.service(5)).
///
/// Each timer has two unit files in a unit folder of the user's systemd. It is below this program's XDG_CONFIG_HOME if
/// systemd has the same one, otherwise `~/.config/systemd/user`. A number in their names identifies the data directory
/// and the profile, so that other data directories and other profiles have timers of their own.
public struct UserTimer: ReminderTiming {
  /// The variables that `systemctl` gets, and no others.
  private static let variables = ["HOME", "PATH", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "XDG_CONFIG_HOME"]

  /// The possible unit folders: the usual one, and that of this program's own XDG_CONFIG_HOME.
  private let folders: [String]
  private let dataDirectory: String
  private let command: [String]
  private let systemctl: Subprocess?

  /// The timers for a data directory.
  /// - Parameters:
  ///   - home: The user's home folder.
  ///   - program: The absolute path of this program.
  ///   - arguments: The program's arguments at each time, before the profile.
  public init(
    home: String, dataDirectory: String, program: String, arguments: [String],
    environment: ProcessEnvironment = .current, timeout: Duration = .seconds(5)
  ) {
    let own = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? [$0] : nil } ?? []
    folders = ([home + "/.config"] + own).map { $0 + "/systemd/user" }
    self.dataDirectory = dataDirectory
    command = [program] + arguments
    systemctl = Subprocess(named: "systemctl", in: environment, passing: Self.variables, timeout: timeout)
  }

  /// Whether the timer's file exists, and is complete.
  public func isSet(for profile: UserProfile.ID) -> Bool {
    folders.map { units(of: profile, in: $0) }.contains { Self.exists($0.timer) && !Self.exists($0.sign) }
  }

  /// Writes the units and loads them into systemd. If systemd refuses them, they are deleted again.
  public func set(_ moments: [Timestamp], for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    try await Self.onOwnThread { () throws(ReminderTimerFailure) in try write(moments, for: profile) }
  }

  /// Stops the timer and deletes its files, even if systemd is no longer installed.
  public func remove(for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    try await Self.onOwnThread { () throws(ReminderTimerFailure) in try delete(for: profile) }
  }

  /// Runs work that waits for other programs on its own thread, to keep the tasks' threads free.
  private static func onOwnThread(
    _ work: @escaping @Sendable () throws(ReminderTimerFailure) -> Void
  ) async throws(ReminderTimerFailure) {
    do {
      try await DedicatedThread.run(work)
    } catch let failure as ReminderTimerFailure {
      throw failure
    } catch {
      throw ReminderTimerFailure(LocalizedText(explaining: error))
    }
  }

  private func write(_ moments: [Timestamp], for profile: UserProfile.ID) throws(ReminderTimerFailure) {
    // Checked before anything is written.
    guard let systemctl, case .success(let answer) = systemctl.run(["--user", "show-environment"]) else {
      throw ReminderTimerFailure(
        LocalizedText("No user systemd is running that could start a timer.", "타이머를 실행할 사용자 systemd가 없습니다."))
    }
    let units = units(of: profile, in: folder(byEnvironment: answer))
    do {
      try SmallFile.replace(units.sign, with: [])
      try SmallFile.replace(units.service, with: Array(serviceText(profile).utf8))
      try SmallFile.replace(units.timer, with: Array(timerText(moments).utf8))
    } catch {
      try? delete(for: profile)
      throw ReminderTimerFailure(
        LocalizedText(
          "\(error.path) cannot be written: \(error.reason).",
          "\(error.path) 파일을 쓸 수 없습니다: \(error.reason.words.korean)."))
    }
    for words in [["daemon-reload"], ["enable", units.name], ["restart", units.name]] {
      guard case .success = systemctl.run(["--user"] + words) else {
        try? delete(for: profile)
        throw ReminderTimerFailure(
          LocalizedText("systemctl --user \(words[0]) failed.", "systemctl --user \(words[0]) 명령이 실패했습니다."))
      }
    }
    unlink(units.sign)
  }

  /// The folder that the user's systemd reads, from systemd's environment, which has one variable per line. Only a
  /// folder in which `isSet` and `remove` look is used.
  private func folder(byEnvironment text: [UInt8]) -> String {
    let start = "XDG_CONFIG_HOME="
    let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(start) }
    let named = line.map { $0.dropFirst(start.count) + "/systemd/user" }
    return folders.first { $0 == named ?? "" } ?? folders[0]
  }

  private func delete(for profile: UserProfile.ID) throws(ReminderTimerFailure) {
    let units = folders.map { self.units(of: profile, in: $0) }
    let files = units.flatMap { [$0.wish, $0.timer, $0.service, $0.sign] }
    guard files.contains(where: Self.exists) else { return }
    // The files first: if the program ends now, there is no timer at the next login.
    for file in files where unlink(file) != 0 && errno != ENOENT && errno != ENOTDIR {
      let reason = SystemError().words
      throw ReminderTimerFailure(
        LocalizedText("\(file) cannot be deleted: \(reason.english).", "\(file) 파일을 지울 수 없습니다: \(reason.korean)."))
    }
    for words in [["stop", units[0].name], ["daemon-reload"]] { _ = systemctl?.run(["--user"] + words) }
  }

  /// A dangling link counts as existing too.
  private static func exists(_ path: String) -> Bool {
    FileStatus(at: path, followingLinks: false) != nil
  }
}

// MARK: - The unit files

extension UserTimer {
  /// The paths of a profile's units.
  private struct Units {
    let service, timer: String
    /// The link by which systemd starts the timer at login.
    let wish: String
    /// Exists while the timer is being made.
    let sign: String
    /// The timer's name.
    let name: String
  }

  private func units(of profile: UserProfile.ID, in folder: String) -> Units {
    // FNV-1a (Fowler, Noll, Vo), 64 bits. A path has no zero byte.
    let number = "\(dataDirectory)\0\(profile)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let stem = "aichat-reminders-" + String(number, radix: 16)
    return Units(
      service: "\(folder)/\(stem).service", timer: "\(folder)/\(stem).timer",
      wish: "\(folder)/timers.target.wants/\(stem).timer", sign: "\(folder)/\(stem).unfinished", name: "\(stem).timer")
  }

  private func serviceText(_ profile: UserProfile.ID) -> String {
    // The colon prevents the expansion of `$`.
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
    let lines = moments.map { LocalTime($0) }.map { "OnCalendar=\($0.dateAndClock) UTC" }
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

  /// A word in unit file syntax: quoted, without specifiers, control characters as escapes.
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
