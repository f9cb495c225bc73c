import Foundation
import JSON

@testable import CharacterCards

/// The cards that `Corpus` describes.
struct Corpus {
  /// A card and what a reader makes of it.
  struct Card: CustomStringConvertible {
    let description: String
    let version: CardVersion
    let value: JSONValue
    let fields: JSONObject
    let warnings: [CardWarning.Kind]
  }

  let cards: [Card]

  /// Whether every card is packed into every container. Usually each is packed into a few.
  static let isThorough = ProcessInfo.processInfo.environment["AICHAT_SLOW_TESTS"] == "1"

  static let all: Corpus = {
    do { return try Corpus() } catch { fatalError("The corpus cannot be read: \(error)") }
  }()

  private init() throws {
    var bases: [String: (CardVersion, JSONValue)] = [:]
    for line in try Self.lines("bases") {
      let version = line["version"]?.int.flatMap { CardVersion(rawValue: Int($0)) }
      guard let name = line["base"]?.string, let version, let card = line["card"] else { throw CardError.notACard }
      bases[name] = (version, card)
    }
    cards = try Self.lines("quirks").flatMap { line in
      try (line["bases"]?.array ?? []).map { base in
        guard let name = base.string, let (version, card) = bases[name] else { throw CardError.notACard }
        var value = card
        for member in line["set"]?.object?.members ?? [] { Self.set(member.value, at: member.key, in: &value) }
        for member in line["raw"]?.object?.members ?? [] {
          let text = (member.value.string ?? "").replacing("{n}", with: "\(version.rawValue)")
          Self.set(try Self.parsed(text), at: member.key, in: &value)
        }
        for path in line["unset"]?.array ?? [] { Self.set(nil, at: path.string ?? "", in: &value) }
        return Card(
          description: "\(name): \(line["quirk"]?.string ?? "?")", version: version, value: value,
          fields: line["fields"]?.object ?? JSONObject(),
          warnings: (line["warns"]?.array ?? []).compactMap { warning in
            CardWarning.Kind.allCases.first { "\($0)" == warning.string }
          })
      }
    }
  }

  /// The objects in a file, one in each line.
  static func lines(_ name: String) throws -> [JSONObject] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Corpus/\(name).jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      guard let object = try parsed(String(line)).object else { throw CardError.notACard }
      return object
    }
  }

  static func parsed(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: text, limits: JSONLimits(keepsNumberText: true))
  }

  /// Sets the value at a path, or removes it.
  private static func set(_ value: JSONValue?, at path: String, in root: inout JSONValue) {
    set(value, at: path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...], in: &root)
  }

  private static func set(_ new: JSONValue?, at path: ArraySlice<String>, in value: inout JSONValue) {
    guard let key = path.first else {
      if let new { value = new }
      return
    }
    let rest = path.dropFirst()
    if case .array(var elements) = value, let index = Int(key) {
      if index == elements.count { elements.append(.null) }
      set(new, at: rest, in: &elements[index])
      value = .array(elements)
    } else {
      var object = value.object ?? JSONObject()
      if rest.isEmpty {
        object[key] = new
      } else {
        var inner = object[key] ?? .object(JSONObject())
        set(new, at: rest, in: &inner)
        object[key] = inner
      }
      value = .object(object)
    }
  }
}
