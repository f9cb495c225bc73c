import RandomTesting
import Foundation
import JSON
import Testing

extension JSONValue {
  /// A random value with few levels. No key is repeated, because parsers treat that differently.
  static func random(depth: Int = 4, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &generator) {
    case 0: return .null
    case 1: return .bool(.random(using: &generator))
    case 2: return .int(Int64(bitPattern: generator.next()) >> Int64.random(in: 0..<64, using: &generator))
    case 3:
      let number = Double(bitPattern: generator.next())
      return number.isFinite ? .double(number) : .null
    case 4, 5: return .string(randomText(using: &generator))
    case 6:
      let count = Int.random(in: 0..<5, using: &generator)
      return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    default:
      let count = Int.random(in: 0..<5, using: &generator)
      return .object(
        JSONObject(
          (0..<count).map { index in
            JSONObject.Member(
              key: "\(randomText(using: &generator))\(index)", value: random(depth: depth - 1, using: &generator))
          }))
    }
  }

  private static func randomText(using generator: inout SeededGenerator) -> String {
    let scalars = (0..<Int.random(in: 0..<12, using: &generator)).compactMap { _ in
      let limit: UInt32 = Bool.random(using: &generator) ? 0x80 : 0x110000
      return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// A value as read by Foundation.
private struct Theirs: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = .null
    } else if let truth = try? single.decode(Bool.self) {
      value = .bool(truth)
    } else if let number = try? single.decode(Int64.self) {
      value = .int(number)
    } else if let number = try? single.decode(Double.self) {
      value = .double(number)
    } else if let text = try? single.decode(String.self) {
      value = .string(text)
    } else if let elements = try? single.decode([Theirs].self) {
      value = .array(elements.map(\.value))
    } else {
      let members = try single.decode([String: Theirs].self)
      value = .object(JSONObject(members.map { .init(key: $0.key, value: $0.value.value) }))
    }
  }
}

@Suite struct JSONRandomTests {
  @Test(arguments: 0..<300) func whatIsWrittenIsRead(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = JSONValue.random(using: &generator)
    #expect(try JSONValue(parsing: value.text()) == value, "seed \(seed)")
    #expect(try JSONValue(parsing: value.text(pretty: true)) == value, "seed \(seed)")
  }

  @Test func randomBytesNeverCrash() {
    let alphabet = Array(#"{}[]",:\u0123456789abcdefntrl.eE+- "#.utf8) + [0, 0x0A, 0x80, 0xC3, 0xED, 0xFF]
    RandomCases.run(20_000) { _, generator in
      let count = Int.random(in: 0..<40, using: &generator)
      check((0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 })
    }
  }

  @Test func changedTextsNeverCrash() {
    RandomCases.run(3_000) { _, generator in
      var bytes = Array(JSONValue.random(using: &generator).text().utf8)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      check(bytes)
      check(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))))
    }
  }

  /// Foundation's parser reads our output as the same value.
  @Test(arguments: 0..<50) func foundationAgrees(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed + 1_000_000)
    let value = JSONValue.array([.random(using: &generator)])
    let theirs = try JSONDecoder().decode(Theirs.self, from: Data(value.text().utf8))
    #expect(Self.comparable(theirs.value) == Self.comparable(value), "seed \(seed)")
  }

  /// An accepted text is read as the same value after writing; a filter accepts and refuses the same texts.
  private func check(_ bytes: [UInt8]) {
    let value = try? JSONValue(parsing: bytes)
    #expect(((try? JSONValue(parsing: bytes, keeping: JSONKeySet(["a"]))) == nil) == (value == nil), "\(bytes)")
    if let value { #expect((try? JSONValue(parsing: value.text())) == value, "\(bytes)") }
  }

  /// Without the differences that Foundation's containers lose: order, and 1 versus 1.0.
  private static func comparable(_ value: JSONValue) -> JSONValue {
    switch value {
    case .int(let number): .double(Double(number))
    case .array(let elements): .array(elements.map(comparable))
    case .object(let object):
      .object(
        JSONObject(
          object.keys.sorted().map { .init(key: $0, value: comparable(object[$0] ?? .null)) }))
    default: value
    }
  }
}
