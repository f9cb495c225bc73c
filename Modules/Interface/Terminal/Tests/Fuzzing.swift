import Glibc

/// The number of cases of random tests. Each seed is a case of its own, and a failure names it.
///
/// `AICHAT_FUZZ=1000000` in the environment makes it a million cases, from `AICHAT_SEED` on.
enum Fuzzing {
  /// The seeds to try: `count`, unless the environment sets another number.
  static func seeds(_ count: Int) -> Range<UInt64> {
    let first = UInt64(max(0, number("AICHAT_SEED") ?? 0))
    return first..<first + UInt64(max(1, number("AICHAT_FUZZ") ?? count))
  }

  private static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
