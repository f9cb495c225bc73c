/// What people say on the screens that are measured: English and Korean, short and long, the same in every run.
struct Strings {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private static let words = [
    "the", "lighthouse", "keeps", "its", "own", "time", "and", "nobody", "asks", "why", "우리는", "바다", "옆에서",
    "이야기를", "나누었다", "a", "quiet", "evening", "with", "tea", "그래서", "다음에", "또", "만나요", "certainly", "perhaps",
  ]

  /// A whole number from 0 up to a bound. Knuth's linear congruence, of which the high bits are used.
  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// So many words, as one paragraph.
  mutating func paragraph(_ count: Int) -> String {
    (0..<count).map { _ in Self.words[number(below: Self.words.count)] }.joined(separator: " ")
  }
}
