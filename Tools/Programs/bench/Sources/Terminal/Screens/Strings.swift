/// The texts on the measured screens: English and Korean, short and long, the same in every run.
struct Strings {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private static let words = [
    "the", "lighthouse", "keeps", "its", "own", "time", "and", "nobody", "asks", "why", "우리는", "바다", "옆에서",
    "이야기를", "나누었다", "a", "quiet", "evening", "with", "tea", "그래서", "다음에", "또", "만나요", "certainly", "perhaps",
  ]

  /// A random whole number from 0 up to a bound, by Knuth's linear congruential generator; only its high bits are used.
  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// A paragraph of the given number of words.
  mutating func paragraph(_ count: Int) -> String {
    (0..<count).map { _ in Self.words[number(below: Self.words.count)] }.joined(separator: " ")
  }
}
