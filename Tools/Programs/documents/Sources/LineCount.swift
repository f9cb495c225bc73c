import Foundation
import ProjectFacts

/// Lines of Swift and C, without blank ones and comments.
struct LineCount {
  let sources: Int, tests: Int

  /// The lines of modules: test support and demos count as tests. A folder inside another one counts once.
  init(of modules: [Module]) {
    let (tests, sources) = (modules.filter(\.isForTests), modules.filter { !$0.isForTests })
    let testFiles = Set(tests.flatMap(\.allFiles))
    self.tests = testFiles.map(Self.lines(inFile:)).reduce(0, +)
    self.sources = Set(sources.flatMap(\.allFiles)).subtracting(testFiles).map(Self.lines(inFile:)).reduce(0, +)
  }

  static func lines(inFile path: String) -> Int {
    (try? String(contentsOfFile: path, encoding: .utf8)).map(lines(in:)) ?? 0
  }

  static func lines(in text: String) -> Int {
    var isInComment = false
    var count = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.drop(while: \.isWhitespace)
      if isInComment {
        isInComment = !code.contains("*/")
      } else if code.hasPrefix("/*") {
        isInComment = !code.contains("*/")
      } else if !code.isEmpty, !code.hasPrefix("//") {
        count += 1
      }
    }
    return count
  }
}

extension Module {
  /// Its files of code, C too.
  fileprivate var allFiles: [String] {
    if !files.isEmpty { return files.map(\.path) }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in [".c", ".h"].contains { name.hasSuffix($0) } }.map { "\(path)/\($0)" }
  }
}
