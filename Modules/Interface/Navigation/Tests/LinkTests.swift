import RandomTesting
import Testing

@testable import Navigation

struct LinkTests {
  private static let letters: [Unicode.Scalar] = [
    "a", "Z", "0", "-", "/", "?", "&", "=", "%", "#", ":", " ", "+", "\u{0}", "\u{1B}", "\n", "é",
    "e\u{301}".unicodeScalars.last ?? "e",
    "한", "ᄒ", "👩", "\u{200D}", "🏽",
  ]

  private func word(_ lot: inout SeededGenerator, atLeast least: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: least...6, using: &lot) {
      if let letter = Self.letters.randomElement(using: &lot) { scalars.append(letter) }
    }
    return String(scalars)
  }

  @Test(arguments: 0..<500 as Range<UInt64>) func aWrittenLinkIsReadUnchanged(seed: UInt64) throws {
    var lot = SeededGenerator(seed: seed)
    let path = (0..<Int.random(in: 1...4, using: &lot)).map { _ in word(&lot, atLeast: 1) }
    var query: [String: String] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &lot) { query[word(&lot, atLeast: 1)] = word(&lot, atLeast: 0) }
    let link = Link(path, query: query)
    let read = try #require(Link(link.text, scheme: "aichat"), "seed \(seed): \(link.text)")
    #expect(Array(read.text.utf8) == Array(link.text.utf8) && read == link, "seed \(seed): \(link.text)")
    #expect(Link("aichat://" + link.text, scheme: "aichat") == link)
    #expect(Link("AICHAT://" + link.text, scheme: "aichat") == link)
  }

  @Test(arguments: 0..<500 as Range<UInt64>) func anyTextIsRefusedOrReadUnchanged(seed: UInt64) {
    var lot = SeededGenerator(seed: seed)
    let text = (0..<4).map { _ in word(&lot, atLeast: 0) }.joined()
    guard let link = Link(text, scheme: "aichat") else { return }
    #expect(Link(link.text, scheme: "aichat") == link, "seed \(seed): \(text)")
  }

  @Test(
    arguments: [
      "", "/", "?q=1", "aichat://", "://chat", "other://chat", "a%", "a%2", "a%ZZ", "a%FF", "a?%FF=1", "a?b=%F",
      // Numbers with a sign, a blank, or digits of another script.
      "a%+F", "a%-0", "a% 1", "a%1 ", "a%２", "a%0\u{301}",
    ])
  func invalidTextsAreNoLinks(text: String) {
    #expect(Link(text, scheme: "aichat") == nil)
  }

  @Test func aTextThatIsTooLongIsNoLink() {
    #expect(Link(String(repeating: "a", count: 4_096), scheme: "aichat") != nil)
    #expect(Link(String(repeating: "a", count: 4_097), scheme: "aichat") == nil)
    // Each syllable is written with nine bytes: a link that could not be read again is refused at once.
    #expect(Link(String(repeating: "한", count: 455), scheme: "aichat") != nil)
    #expect(Link(String(repeating: "한", count: 456), scheme: "aichat") == nil)
  }

  @Test func aValueMayBeAnAddress() {
    let link = Link(["search"], query: ["q": "http://x?y=z"])
    #expect(Link("search?q=http://x?y=z", scheme: "aichat") == link)
    #expect(Link("aichat://search?q=http://x?y=z", scheme: "aichat") == link)
  }

  /// Each link has one canonical form, however it was typed.
  @Test(arguments: [
    ("aichat://category/cat", "category/cat"), ("/category//cat/", "category/cat"), ("category/%63at", "category/cat"),
    ("search?q=%ed%95%9c&a=", "search?a=&q=%ED%95%9C"), ("search?q=한", "search?q=%ED%95%9C"), ("a?", "a"),
    ("a?b", "a?b="), ("a?&&b=1&b=2", "a?b=2"), ("a/%2F/..", "a/%2F/.."), ("a#b", "a%23b"),
  ])
  func itIsWrittenInOneWay(typed: String, text: String) throws {
    #expect(try #require(Link(typed, scheme: "aichat")).text == text)
  }

  /// Bytes of any length are refused, or can be read again.
  @Test(arguments: 0..<200 as Range<UInt64>) func anyBytesAreRefusedOrReadUnchanged(seed: UInt64) {
    var lot = SeededGenerator(seed: seed)
    let length = [16, 400, 4_000, 5_000, 100_000].randomElement(using: &lot) ?? 16
    let bytes = (0..<Int.random(in: 0...length, using: &lot)).map { _ in
      Bool.random(using: &lot)
        ? UInt8.random(in: .min ... .max, using: &lot) : Array("%/?&=:#aichat".utf8).randomElement(using: &lot) ?? 0
    }
    guard let link = Link(String(decoding: bytes, as: UTF8.self), scheme: "aichat") else { return }
    #expect(Link(link.text, scheme: "aichat") == link, "seed \(seed)")
    #expect(Link(link.text, scheme: "aichat")?.text == link.text, "seed \(seed)")
  }

  @Test func aPlusInAValueIsASpace() {
    #expect(Link("search?q=secret+words", scheme: "aichat")?.query == ["q": "secret words"])
    #expect(Link("search?q=1%2B1", scheme: "aichat")?.query == ["q": "1+1"])
    #expect(Link(["search"], query: ["q": "1+1 =2"]).text == "search?q=1%2B1%20%3D2")
    #expect(Link("a+b", scheme: "aichat")?.path == ["a+b"])
  }
}
