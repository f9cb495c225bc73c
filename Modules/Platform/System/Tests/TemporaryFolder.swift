import Foundation

/// A folder for a test, deleted with it.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "/aichat-system-" + UUID().uuidString

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }
}
