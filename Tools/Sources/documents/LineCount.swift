import Foundation

/// Lines of Swift and C, without blank ones and comments.
struct LineCount {
  let sources: Int, tests: Int

  /// The lines in all folders of a layer: what tests use counts as tests.
  init(of modules: [Module]) {
    var sources: Set<String> = []
    var tests: Set<String> = []
    for module in modules {
      let files = Self.files(in: module.path)
      if module.isTest || module.name.hasSuffix("TestSupport") || module.name.hasSuffix("Testing") {
        tests.formUnion(files)
      } else {
        sources.formUnion(files)
      }
    }
    self.sources = sources.subtracting(tests).map(Self.lines(inFile:)).reduce(0, +)
    self.tests = tests.map(Self.lines(inFile:)).reduce(0, +)
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in [".swift", ".c", ".h"].contains { name.hasSuffix($0) } }.map { "\(folder)/\($0)" }
  }

  private static func lines(inFile path: String) -> Int {
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
