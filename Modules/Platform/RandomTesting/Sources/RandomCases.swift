import Glibc

/// The cases of tests with random input. Each seed is a case of its own; a failure should name it.
///
/// `AICHAT_FUZZ_SECONDS=300` in the environment tries for that long, from a seed of the clock; `AICHAT_SEED` names the
/// first seed.
public enum RandomCases {
  /// Calls a body with one seed after another, and a generator for each.
  /// - Parameter count: The number of cases, unless the environment gives a time.
  public static func run(
    _ count: Int, _ body: (_ seed: UInt64, _ generator: inout SeededGenerator) throws -> Void
  ) rethrows {
    let seconds = number("AICHAT_FUZZ_SECONDS").map { max(0, $0) }
    let start = time(nil)
    var seed = UInt64(max(0, number("AICHAT_SEED") ?? (seconds == nil ? 0 : start)))
    let last = seed + UInt64(max(1, count))
    while seconds.map({ time(nil) - start < $0 }) ?? (seed < last) {
      var generator = SeededGenerator(seed: seed)
      try body(seed, &generator)
      seed += 1
    }
  }

  private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
