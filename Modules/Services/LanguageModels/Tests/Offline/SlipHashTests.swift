import Testing

@testable import LanguageModels

struct SlipHashTests {
  @Test(arguments: [("HERE", 2, 3), ("KIDS", 2, 1), ("TIME", 2, 0), ("ALWAYS", 7, 14)])
  func agreesWithThe7094(word: String, bits: Int, hash: Int) {
    #expect(SlipHash.hash(word, bits: bits) == hash)
  }

  @Test func hashesTheLastChunk() {
    #expect(SlipHash.hash("INVENTHERE", bits: 2) == SlipHash.hash("HERE", bits: 2))
    #expect(SlipHash.hash("ABCDEFALWAYS", bits: 7) == 14)
  }

  @Test(arguments: ["", "안녕하세요", "🙂", String(repeating: "Z", count: 1_000)])
  func hashesAnyText(word: String) {
    #expect((0...3).contains(SlipHash.hash(word, bits: 2)))
  }
}
