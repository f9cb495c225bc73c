/// The files that a build compiled, from the output of `swift build -v`.
///
/// Each line that starts `swift-frontend -frontend` is a job of the compiler. Its `-module-name` is the module, and
/// each `-primary-file` a file that it compiles; without any, it compiles all files of its command line. A job for
/// several files is printed once for each of them, so files are counted by name.
package struct Recompilation: Equatable, Sendable {
  /// The number of compiled files, by module. A module with only its interface compiled again has none.
  package var files: [String: Int]

  package init(files: [String: Int]) { self.files = files }

  package init(log: String) {
    var paths: [String: Set<String>] = [:]
    for line in log.split(separator: "\n") where line.contains("swift-frontend") {
      let words = Self.words(of: line)
      guard let start = words.firstIndex(of: "-frontend"), start > 0, words[start - 1].hasSuffix("swift-frontend"),
        // The manifest is a program too.
        !words.contains("-package-description-version"),
        let place = words.firstIndex(of: "-module-name"), place + 1 < words.count
      else { continue }
      paths[words[place + 1], default: []].formUnion(Self.compiled(by: words))
    }
    files = paths.mapValues(\.count)
  }

  package var modules: Set<String> { Set(files.keys) }
  package var fileCount: Int { files.values.reduce(0, +) }

  private static func compiled(by words: [String]) -> [String] {
    guard words.contains("-c") else { return [] }
    let primary = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map(\.1)
    return primary.isEmpty ? words.filter { $0.hasSuffix(".swift") } : primary
  }

  /// The words of a line, split as a shell does: SwiftPM quotes words with a space.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
