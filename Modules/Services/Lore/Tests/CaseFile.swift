import Foundation
import JSON
import Testing

/// Cases as data: one JSON object in each line, each with a name and its source.
enum CaseFile {
  static func read(_ name: String) throws -> [JSONValue] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONValue(parsing: String($0)) }
  }

  /// Checks what all files of cases have in common.
  static func check(_ cases: [JSONValue], atLeast count: Int) {
    #expect(cases.count >= count)
    let names = cases.compactMap { $0["name"]?.string }
    #expect(Set(names).count == cases.count)
    for value in cases {
      #expect(value["source"]?.string?.isEmpty == false, "\(value["name"]?.string ?? "")")
    }
  }
}

extension JSONValue {
  var strings: [String] { array?.compactMap(\.string) ?? [] }

  func int(_ key: String) -> Int? { self[key]?.int.map { Int($0) } }

  var table: [String: String] {
    (object?.members ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.string }
  }
}
