import Foundation

@testable import Configuration

/// A `secret-tool` for tests: a shell script that stores each secret in a file, and records everything that other
/// programs could see of it.
final class KeyringTool: Sendable {
  let home: TemporaryHome
  var folder: String { home.path + "/bin" }
  var secrets: String { home.path + "/secrets" }

  /// - Parameter body: Commands to run instead of storing secrets.
  init(in home: TemporaryHome, body: String? = nil) throws {
    self.home = home
    try FileManager.default.createDirectory(atPath: secrets, withIntermediateDirectories: true)
    let usual = #"""
      [ -f "$(dirname "$0")/../locked" ] && { echo "the keyring is locked" >&2; exit 1; }
      verb=$1; shift
      case $verb in store) shift;; esac
      file="$(dirname "$0")/../secrets/$(echo "$*" | tr '/ ' '__')"
      case $verb in
        store) cat >"$file";;
        lookup) [ -f "$file" ] && cat "$file";;
        clear) [ -f "$file" ] && rm -f "$file";;
      esac
      """#
    let seen = #"echo "$0 $*" >>"$(dirname "$0")/../seen"; env >>"$(dirname "$0")/../seen""#
    try home.write("#!/bin/sh\n\(seen)\n\(body ?? usual)\n", to: folder + "/secret-tool")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder + "/secret-tool")
  }

  /// Locks or unlocks it. While locked, it fails with a message.
  func lock(_ isLocked: Bool = true) throws {
    let mark = home.path + "/locked"
    if isLocked { try home.write("", to: mark) } else { try FileManager.default.removeItem(atPath: mark) }
  }

  /// The data that other programs could see while it ran.
  var seen: String { (try? String(contentsOfFile: home.path + "/seen", encoding: .utf8)) ?? "" }

  /// The environment of a desktop session with this tool.
  func environment(adding more: [String: String] = [:]) -> [String: String] {
    let own = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "PATH": folder + ":/usr/bin:/bin"]
    return own.merging(more) { _, given in given }
  }
}
