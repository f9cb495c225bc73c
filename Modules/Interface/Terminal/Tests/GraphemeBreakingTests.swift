import RandomTesting
import Testing

@testable import Terminal

/// Characters end where Swift's do, in any combination.
struct GraphemeBreakingTests {
  /// A few of each class of UAX #29, as in Unicode's GraphemeBreakTest.txt.
  private static let samples: [Unicode.Scalar] = [
    "\u{20}", "\r", "\n", "\u{1}", "\u{34F}", "\u{1F1E6}", "\u{600}", "\u{A03}", "\u{1100}", "\u{1160}", "\u{11A8}",
    "\u{AC00}", "\u{AC01}", "\u{900}", "\u{903}", "\u{904}", "\u{D4E}", "\u{915}", "\u{231A}", "\u{300}", "\u{93C}",
    "\u{94D}", "\u{200D}", "\u{378}", "\u{FE0F}", "\u{1F3FB}", "\u{1F469}", "\u{200C}", "a", "\u{416}", "\u{E0061}",
    "\u{9CD}", "\u{99F}", "\u{1F3F4}", "\u{AD}", "\u{A9}", "\u{E01}", "\u{E33}", "\u{D7B0}", "\u{D7CB}", "\u{A960}",
  ]

  /// The ends of the characters, as byte offsets.
  private func ends(_ text: String) -> [Int] {
    var ends: [Int] = []
    ClusterWalk.forEach(in: text) { step in
      if step.continues { ends.removeLast() }
      ends.append(step.end)
      return true
    }
    return ends
  }

  private func endsOfSwift(_ text: String) -> [Int] {
    var place = 0
    return text.map { character in
      place += character.utf8.count
      return place
    }
  }

  private func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test func `Every scalar has the class that it has in Swift`() {
    let beside: [Unicode.Scalar] = ["a", "\u{308}", "\u{AC00}", "\u{1100}", "\u{1160}", "\u{11A8}"]
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Samples are enough in Han and in unused planes, where all scalars are of one class.
      if value > 0x32000, value < 0xE0000, value & 0xFFF != 0 { continue }
      if 0x3400..<0xA000 ~= value || value > 0xE1000, value & 0xFF != 0 { continue }
      for other in beside {
        let one = text([scalar, other]), two = text([other, scalar])
        if ends(one) != endsOfSwift(one) || ends(two) != endsOfSwift(two) {
          Issue.record("U+\(String(value, radix: 16)) beside U+\(String(other.value, radix: 16))")
        }
      }
    }
  }

  @Test func `Pairs of each class, with and without a mark between them`() {
    for one in Self.samples {
      for other in Self.samples {
        for scalars in [[one, other], [one, "\u{308}", other], [one, "\u{200D}", other], ["\u{915}", one, other]] {
          let text = text(scalars)
          #expect(ends(text) == endsOfSwift(text), "\(scalars.map { String($0.value, radix: 16) })")
        }
      }
    }
  }

  @Test(arguments: [
    "\r\na\n\u{308}", "a\u{308}", " \u{200D}\u{646}", "\u{646}\u{200D} ", "ᄀᄀ", "각ᄀ", "각ᆨᄀ", "🇦🇧🇨b", "a🇦🇧🇨b",
    "a🇦🇧\u{200D}🇨b", "a🇦\u{200D}🇧🇨b", "a🇦🇧🇨🇩b", "a\u{200D}", "a\u{308}b", "a\u{903}b", "a\u{600}b", "👶🏿👶",
    "a🏿👶", "a🏿👶\u{200D}🛑", "👶🏿̈\u{200D}👶🏿", "🛑\u{200D}🛑", "a\u{200D}🛑", "✁\u{200D}✁", "a\u{200D}✁", "कत",
    "क्त", "क््त", "क्\u{200D}त", "क़्\u{200D}त", "क़्त", "क्त्य", "क्a", "a्त", "?्त",
    "क््त", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "❤️❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿x",
  ])
  func `Unicode's examples`(text: String) {
    #expect(ends(text) == endsOfSwift(text))
  }

  @Test func `Random texts break as in Swift`() {
    var random = SeededGenerator(seed: 0x6A1)
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...24, using: &random)
      let scalars = (0..<count).map { _ in Self.samples.randomElement(using: &random) ?? "a" }
      let text = text(scalars)
      #expect(ends(text) == endsOfSwift(text), "\(scalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test func `A certain start is one, and near in ordinary text`() {
    var random = SeededGenerator(seed: 0x6A2)
    for _ in 0..<1_000 {
      let count = Int.random(in: 1...16, using: &random)
      let text = text((0..<count).map { _ in Self.samples.randomElement(using: &random) ?? "a" })
      let known = Set([0] + endsOfSwift(text))
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        for place in 0...bytes.count {
          let start = GraphemeBreaking.certainStart(in: bytes, before: place)
          #expect(known.contains(start) && start <= place)
        }
      }
    }
    Array("ordinary words 가나다".utf8).withUnsafeBufferPointer { bytes in
      #expect(GraphemeBreaking.certainStart(in: bytes, before: bytes.count) >= bytes.count - 3)
    }
  }

  /// Each kind of text that once took the square of its length.
  @Test(arguments: ["🇰🇷", "👩‍👩‍👧‍👦", "❤️", "e\u{301}", "क्त", "\u{200D}", "\u{301}", "a", "한", "\t", "\u{202E}"])
  func `Twice the text is twice the work, and a character that is painted is short`(unit: String) {
    func work(_ count: Int) -> TextWork {
      let text = String(repeating: unit, count: count)
      let before = TextWork.ofThisThread
      _ = HiddenCharacters.count(in: text)
      let safe = SafeText(untrusted: text)
      _ = safe.wrapped(to: 80)
      for cluster in safe.clusters { #expect(cluster.text.unicodeScalars.count <= ClusterRules.scalarLimit) }
      return TextWork.ofThisThread - before
    }
    let (one, two) = (work(1_000), work(2_000))
    #expect(two.clusters <= 2 * one.clusters + 64 && two.bytes <= 2 * one.bytes + 4_096)
    #expect(one.bytes <= 12 * 1_000 * unit.utf8.count + 4_096)
  }

  @Test func `Endless marks are one character, and the removed ones are counted`() {
    let tower = "a" + String(repeating: "\u{301}", count: 20_000)
    #expect(SafeText(untrusted: tower).width == 1)
    #expect(HiddenCharacters.count(in: tower) == 20_000 - 15)
  }
}
