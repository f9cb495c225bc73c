import Foundation

/// The functions of one file that a program called, from callgrind's report.
///
/// The format: https://valgrind.org/docs/manual/cl-format.html. A name is written where it is first mentioned, with a
/// number in parentheses that replaces it from then on.
struct CalledFunctions {
  /// The linker's names. Functions without a name, which have only an address, are left out.
  private(set) var names: Set<String> = []

  init(in report: URL, of program: String) throws {
    self.init(String(decoding: try Data(contentsOf: report), as: UTF8.self), of: program)
  }

  /// - Parameter program: The file of the functions, as the report names it.
  init(_ report: String, of program: String) {
    var objects = Names(), functions = Names()
    var isWanted = false
    for line in report.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let equals = line.prefix(5).firstIndex(of: UInt8(ascii: "=")) else { continue }
      let value = line[line.index(after: equals)...]
      switch String(Substring(line[..<equals])) {
      case "ob": isWanted = objects.name(of: value) == program
      // A called function may be mentioned here first.
      case "cob": _ = objects.name(of: value)
      case "cfn": _ = functions.name(of: value)
      case "fn":
        guard let name = functions.name(of: value), isWanted, !name.hasPrefix("0x") else { continue }
        // A recursive function has one more entry for each depth: NAME'2.
        names.insert(String(name.prefix { $0 != "'" }))
      default: break
      }
    }
  }

  /// Names by their numbers.
  private struct Names {
    private var known: [Substring: String] = [:]

    mutating func name(of value: Substring.UTF8View.SubSequence) -> String? {
      let words = Substring(value).split(separator: " ", maxSplits: 1)
      guard let number = words.first else { return nil }
      if words.count > 1 { known[number] = String(words[1]) }
      return known[number]
    }
  }
}
