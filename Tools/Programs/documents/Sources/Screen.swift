import Foundation

/// A golden screen of the tests, as a block of text.
func screen(at path: String) throws -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    throw Document.Problem(description: "There is no screen \(path).")
  }
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    String(line.reversed().drop(while: \.isWhitespace).reversed())
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return (["```text"] + lines + ["```"]).joined(separator: "\n")
}
