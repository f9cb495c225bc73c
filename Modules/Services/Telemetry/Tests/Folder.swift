import Foundation

/// A folder of its own, deleted after the test.
final class Folder {
  let path = NSTemporaryDirectory() + "aichat-telemetry-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func lines(of name: String) -> [String] {
    let text = (try? String(contentsOfFile: path + "/" + name, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }

  func permissions(of name: String = "") -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return attributes?[.posixPermissions] as? Int ?? -1
  }
}
