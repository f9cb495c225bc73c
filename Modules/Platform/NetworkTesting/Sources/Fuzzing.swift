import Glibc

/// The number of cases of random tests. Each seed is a case of its own, and a failure names it.
///
/// `AICHAT_FUZZ=1000000` in the environment makes it a million cases, from `AICHAT_SEED` on.
public enum Fuzzing {
  /// The seeds to try: the given number, unless the environment sets another one.
  public static func seeds(_ count: Int) -> Range<UInt64> {
    let first = UInt64(max(0, number("AICHAT_SEED") ?? 0))
    return first..<first + UInt64(max(1, number("AICHAT_FUZZ") ?? count))
  }

  /// The bytes, divided at random into pieces, some of them empty.
  public static func pieces(
    of bytes: [UInt8], using generator: inout some RandomNumberGenerator
  ) -> [ArraySlice<UInt8>] {
    let cuts = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      Int.random(in: 0...bytes.count, using: &generator)
    }
    let places = [0] + cuts.sorted() + [bytes.count]
    return zip(places, places.dropFirst()).map { bytes[$0..<$1] }
  }

  private static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
