import Foundation

/// A Markdown file with parts that are made from the code, each between two lines of comment:
///
///     <!-- generated: graph -->
///     …
///     <!-- end -->
struct Document {
  let path: String, text: String

  init(path: String) throws {
    self.path = path
    text = try String(contentsOfFile: path, encoding: .utf8)
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The text with every generated part generated again, and the names of the parts that this changes.
  func renewed(_ part: (_ name: String, _ before: String) throws -> String) throws -> (text: String, stale: [String]) {
    var result: [Substring] = []
    var stale: [String] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      result.append(line)
      guard line.hasPrefix("<!-- generated: "), line.hasSuffix(" -->") else { continue }
      let name = String(line.dropFirst("<!-- generated: ".count).dropLast(" -->".count))
      guard let end = lines.firstIndex(of: "<!-- end -->") else {
        throw Problem(description: "\(path): the part \"\(name)\" has no line <!-- end --> after it.")
      }
      let before = lines[..<end].joined(separator: "\n")
      let after = try part(name, before)
      if after != before { stale.append(name) }
      result += after.split(separator: "\n", omittingEmptySubsequences: false)
      lines = lines[end...]
    }
    return (result.joined(separator: "\n"), stale)
  }
}
