import Testing

@testable import Navigation

struct LinkTests {
  /// A generator that gives the same in every run.
  private struct Lot: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      // SplitMix64 (Steele, Lea, Flood).
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
      return bits ^ bits >> 31
    }
  }

  private static let letters: [Unicode.Scalar] = [
    "a", "Z", "0", "-", "/", "?", "&", "=", "%", "#", ":", " ", "+", "\u{0}", "\u{1B}", "\n", "é",
    "e\u{301}".unicodeScalars.last ?? "e",
    "한", "ᄒ", "👩", "\u{200D}", "🏽",
  ]

  private func word(_ lot: inout Lot, atLeast least: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: least...6, using: &lot) {
      if let letter = Self.letters.randomElement(using: &lot) { scalars.append(letter) }
    }
    return String(scalars)
  }

  @Test(arguments: 0..<500 as Range<UInt64>) func whatIsWrittenIsReadAsItWas(seed: UInt64) throws {
    var lot = Lot(state: seed)
    let path = (0..<Int.random(in: 1...4, using: &lot)).map { _ in word(&lot, atLeast: 1) }
    var query: [String: String] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &lot) { query[word(&lot, atLeast: 1)] = word(&lot, atLeast: 0) }
    let link = Link(path, query: query)
    let read = try #require(Link(link.text, scheme: "aichat"), "seed \(seed): \(link.text)")
    #expect(Array(read.text.utf8) == Array(link.text.utf8) && read == link, "seed \(seed): \(link.text)")
    #expect(Link("aichat://" + link.text, scheme: "aichat") == link)
    #expect(Link("AICHAT://" + link.text, scheme: "aichat") == link)
  }

  @Test(arguments: 0..<500 as Range<UInt64>) func anyTextIsRefusedOrStaysItself(seed: UInt64) {
    var lot = Lot(state: seed)
    let text = (0..<4).map { _ in word(&lot, atLeast: 0) }.joined()
    guard let link = Link(text, scheme: "aichat") else { return }
    #expect(Link(link.text, scheme: "aichat") == link, "seed \(seed): \(text)")
  }

  @Test(arguments: ["", "/", "?q=1", "aichat://", "other://chat", "a%", "a%2", "a%ZZ", "a%FF", "a?%FF=1", "a?b=%F"])
  func whatIsNoLinkIsNone(text: String) {
    #expect(Link(text, scheme: "aichat") == nil)
  }

  @Test func whatIsTooLongIsNone() {
    #expect(Link(String(repeating: "a", count: 4_096), scheme: "aichat") != nil)
    #expect(Link(String(repeating: "a", count: 4_097), scheme: "aichat") == nil)
  }
}
