import Foundation
import System
import Testing

/// A home with programs of its own on PATH, each of which records its arguments.
final class FakePrograms {
  let home: String
  private var folder: String { home + "/bin" }

  init() throws {
    home = NSTemporaryDirectory() + "aichat-reminders-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home + "/bin", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home)
    try? FileManager.default.removeItem(atPath: home)
  }

  /// Makes a program: it writes each argument to a line of its log, and then runs the script.
  func add(_ name: String, then script: String = "exit 0") throws {
    let text = "#!/bin/sh\nprintf '%s\\n' \"$@\" -- >> '\(home)/\(name).log'\n\(script)\n"
    let source = "\(home)/\(name).sh"
    try text.write(toFile: source, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: source)
    // Another process writes the program: a program that a test starts meanwhile would inherit the open file from this
    // one, and a file that is open for writing cannot be run (ETXTBSY).
    let copy = try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: [source, "\(folder)/\(name)"])
    copy.waitUntilExit()
    #expect(copy.terminationStatus == 0)
  }

  /// The arguments of each call of a program.
  func calls(of name: String) -> [[String]] {
    guard let text = try? String(contentsOfFile: "\(home)/\(name).log", encoding: .utf8) else { return [] }
    var calls: [[String]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      // The first `--` of a notification is one of its arguments.
      if line == "--", !(calls[calls.count - 1].count == 1 && name == "notify-send") {
        calls.append([])
      } else {
        calls[calls.count - 1].append(String(line))
      }
    }
    return calls.dropLast()
  }

  var environment: ProcessEnvironment { environment() }

  func environment(adding more: [String: String] = [:]) -> ProcessEnvironment {
    let usual = [
      "PATH": folder, "HOME": home, "XDG_RUNTIME_DIR": home, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
    ]
    return ProcessEnvironment(usual.merging(more) { $1 })
  }

  /// The names of files in a folder of the home.
  func files(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(home)/\(folder)")) ?? []).sorted()
  }

  func text(_ path: String) throws -> String { try String(contentsOfFile: "\(home)/\(path)", encoding: .utf8) }
}

/// One after the other, because each waits for the programs that it starts.
@Suite(.serialized) enum FakeProgramTests {}
