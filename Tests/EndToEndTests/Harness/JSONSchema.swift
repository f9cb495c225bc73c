import Foundation

/// A description of JSON values; tests check the program's output with it.
///
/// It supports the keywords that this project's schemas use, as https://json-schema.org/draft/2020-12 defines them, and
/// refuses a schema with any other, so that no keyword is silently unchecked.
struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema from a file of the project.
  init(at path: String) throws {
    let top = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: top.appending(path: path)))
    guard let root = value as? [String: Any] else { throw Failure("\(path) is no schema") }
    self.root = root
  }

  /// The faults of a value, each with its place; empty when it matches.
  func problems(of value: Any) throws -> [String] { try problems(of: value, root, at: "value") }

  private static let notes: Set = ["$schema", "title", "description", "$defs"]

  private func problems(of value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
    try schema.sorted { $0.key < $1.key }.flatMap { keyword, wanted -> [String] in
      switch (keyword, wanted) {
      case ("$ref", let name as String):
        return try problems(of: value, try definition(name), at: place)
      case ("anyOf", let choices as [[String: Any]]):
        let found = try choices.map { try problems(of: value, $0, at: place) }
        return found.contains(where: \.isEmpty) ? [] : ["\(place) is none of these: \(found)"]
      case ("type", let name as String): return Self.types(of: value).contains(name) ? [] : ["\(place) is no \(name)"]
      case ("type", let names as [String]):
        return Self.types(of: value).isDisjoint(with: names) ? ["\(place) is none of \(names)"] : []
      case ("enum", let words as [String]):
        return (value as? String).map(words.contains) == true ? [] : ["\(place) is none of \(words)"]
      case ("pattern", let pattern as String):
        guard let text = value as? String else { return [] }
        return try text.contains(Regex(pattern)) ? [] : ["\(place) is not like \(pattern)"]
      case ("minLength", let least as Int):
        return (value as? String).map { $0.count >= least } ?? true ? [] : ["\(place) is too short"]
      case ("minimum", let least as Int):
        return (value as? NSNumber).map { $0.doubleValue >= Double(least) } ?? true ? [] : ["\(place) is too small"]
      case ("required", let names as [String]):
        guard let object = value as? [String: Any] else { return [] }
        return names.filter { object[$0] == nil }.map { "\(place) lacks \($0)" }
      case ("properties", let parts as [String: [String: Any]]):
        guard let object = value as? [String: Any] else { return [] }
        return try parts.flatMap { name, part in
          try object[name].map { try problems(of: $0, part, at: "\(place).\(name)") } ?? []
        }
      case ("additionalProperties", let areAllowed as Bool) where !areAllowed:
        let known = (schema["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
        guard let object = value as? [String: Any] else { return [] }
        return Set(object.keys).subtracting(known).map { "\(place) has \($0), which the schema does not describe" }
      case (let note, _) where Self.notes.contains(note): return []
      default: throw Failure("the schema says \(keyword), which is not checked")
      }
    }
  }

  private func definition(_ name: String) throws -> [String: Any] {
    guard name.hasPrefix("#/$defs/"), let all = root["$defs"] as? [String: [String: Any]],
      let found = all[String(name.dropFirst(8))]
    else { throw Failure("the schema defines no \(name)") }
    return found
  }

  private static func types(of value: Any) -> Set<String> {
    switch value {
    case is NSNull: ["null"]
    case is String: ["string"]
    case is [Any]: ["array"]
    case is [String: Any]: ["object"]
    // Foundation distinguishes true from 1 by the type of the number.
    case let number as NSNumber where isTruth(number): ["boolean"]
    case let number as NSNumber where number.doubleValue.rounded() == number.doubleValue: ["integer", "number"]
    case is NSNumber: ["number"]
    default: []
    }
  }

  private static func isTruth(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
