import Glibc

/// How much work tests do that try things at random. Each seed is a case of its own, and is told when it fails.
///
/// `AICHAT_FUZZ=1000000` in the environment makes it a million cases, from `AICHAT_SEED` on.
enum Fuzzing {
  /// The seeds to try: so many, unless the environment asks for more.
  static func seeds(_ count: Int) -> Range<UInt64> {
    let first = UInt64(max(0, number("AICHAT_SEED") ?? 0))
    return first..<first + UInt64(max(1, number("AICHAT_FUZZ") ?? count))
  }

  private static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
