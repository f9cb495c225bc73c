import Foundation
import JSON
import Testing

private struct Sample: Codable, Equatable {
  enum Kind: String, Codable { case cat, alien }
  enum State: Codable, Equatable {
    case complete
    case failed(String)
    case movedOn(toPlace: Int)
  }
  struct Inner: Codable, Equatable { var tokenCount: UInt8 }

  var baseURL: String
  var isOn: Bool
  var kind: Kind
  var state: State
  var numbers: [Double]
  var inner: Inner
  var nested: [[Inner?]]
  var words: [String: Inner]
  var nothing: Int?
  var something: Float?

  static let example = Sample(
    baseURL: "http://x", isOn: true, kind: .alien, state: .failed("why"), numbers: [1, 2.5],
    inner: Inner(tokenCount: 255), nested: [[Inner(tokenCount: 1), nil], []],
    words: ["camelCase Key": Inner(tokenCount: 2)], something: 0.1)
}

private class Animal: Codable {
  var legCount = 4
}

private final class Cat: Animal {
  var furColor = "red"

  enum CodingKeys: CodingKey { case furColor }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    furColor = try container.decode(String.self, forKey: .furColor)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(furColor, forKey: .furColor)
    try super.encode(to: container.superEncoder())
  }
}

@Suite struct JSONCodingTests {
  @Test func writesInTheOrderOfTheFields() throws {
    #expect(
      try JSONWriter.encode(Sample.example) == """
        {"base_url":"http://x","is_on":true,"kind":"alien","state":{"failed":{"_0":"why"}},"numbers":[1.0,2.5],\
        "inner":{"token_count":255},"nested":[[{"token_count":1},null],[]],\
        "words":{"camelCase Key":{"token_count":2}},"something":0.1}
        """)
  }

  @Test(arguments: [JSONKeyStyle.snakeCase, .asWritten]) func readsBack(keys: JSONKeyStyle) throws {
    for state in [Sample.State.complete, .failed(""), .movedOn(toPlace: -1)] {
      var sample = Sample.example
      sample.state = state
      let text = try JSONWriter.encode(sample, keys: keys)
      #expect(try JSONReader.decode(Sample.self, from: text.utf8, keys: keys) == sample)
    }
  }

  @Test func foundationReadsAndWritesTheSame() throws {
    let text = try JSONWriter.encode(Sample.example, keys: .asWritten)
    #expect(try JSONDecoder().decode(Sample.self, from: Data(text.utf8)) == .example)
    let theirs = try JSONEncoder().encode(Sample.example)
    #expect(try JSONReader.decode(Sample.self, from: theirs, keys: .asWritten) == .example)
  }

  @Test func spellsKeys() throws {
    struct Keys: Codable, Equatable {
      var apiKey = 1
      var urlOfTLSServer = 2
      var _hidden = 3
      var utf8Text = 4
      var already_snake = 5
    }
    let text = try JSONWriter.encode(Keys())
    #expect(text == #"{"api_key":1,"url_of_tls_server":2,"_hidden":3,"utf8_text":4,"already_snake":5}"#)
    #expect(try JSONReader.decode(Keys.self, from: text.utf8) == Keys())
  }

  @Test func codesClassesWithTheirSuperclass() throws {
    let cat = Cat()
    cat.legCount = 3
    let text = try JSONWriter.encode(cat)
    #expect(text == #"{"fur_color":"red","super":{"leg_count":3}}"#)
    #expect(try JSONReader.decode(Cat.self, from: text.utf8).legCount == 3)
  }

  @Test func codesPlainValues() throws {
    #expect(try JSONWriter.encode("a") == #""a""#)
    #expect(try JSONWriter.encode([Int?.none, 1]) == "[null,1]")
    #expect(try JSONWriter.encode([String: Int]()) == "{}")
    #expect(try JSONReader.decode([Int].self, from: "[1,2.0]".utf8) == [1, 2])
    #expect(try JSONReader.decode(Double.self, from: "3".utf8) == 3)
    #expect(try JSONReader.decode(Int?.self, from: "null".utf8) == nil)
    #expect(try JSONReader.decode([String: Int].self, from: #"{"a":1,"a":2}"#.utf8) == ["a": 2])
  }

  @Test func readsLargeObjects() throws {
    let words = Dictionary(uniqueKeysWithValues: (0..<2_000).map { ("key_\($0)", $0) })
    let text = try JSONWriter.encode(words)
    #expect(try JSONReader.decode([String: Int].self, from: text.utf8) == words)
  }

  @Test func refusesWhatJSONCannotSay() {
    #expect(throws: EncodingError.self) { try JSONWriter.encode([Double.nan]) }
    #expect(throws: EncodingError.self) { try JSONWriter.encode(["a": Float.infinity]) }
    #expect(throws: EncodingError.self) { try JSONWriter.encode(UInt64.max) }
  }

  @Test func namesThePlaceOfAnError() throws {
    struct Outer: Codable { var theItems: [Sample.Inner] }
    func path(_ text: String) -> [String] {
      let error = #expect(throws: DecodingError.self) { try JSONReader.decode(Outer.self, from: text.utf8) }
      return switch error {
      case .typeMismatch(_, let context), .dataCorrupted(let context), .keyNotFound(_, let context),
        .valueNotFound(_, let context):
        context.codingPath.map(\.stringValue) + [context.debugDescription]
      default: []
      }
    }
    #expect(
      path(#"{"the_items":[{"token_count":1},{"token_count":"x"}]}"#)
        == ["theItems", "Index 1", "tokenCount", "expected UInt8, found a text"])
    #expect(
      path(#"{"the_items":[{"token_count":256}]}"#)
        == ["theItems", "Index 0", "tokenCount", "the number does not fit UInt8"])
    #expect(path(#"{"theItems":[]}"#) == ["\"the_items\" is missing"])
    #expect(path(#"{"the_items":null}"#) == ["theItems", "expected Array<JSONValue>, found null"])
    #expect(path("[]") == ["expected Dictionary<String, JSONValue>, found an array"])
  }
}
