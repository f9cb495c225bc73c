/// The same numbers for the same seed, on every machine.
///
/// The algorithm is SplitMix64, from Steele, Lea and Flood, “Fast Splittable Pseudorandom Number Generators” (2014).
struct SeededNumbers {
  private var state: UInt64

  /// Numbers for one decision: they do not depend on the decisions before it.
  init(seed: UInt64, _ names: String...) {
    var fingerprint = Fingerprint(seed)
    for name in names { fingerprint.feed(name) }
    state = fingerprint.value
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A fraction, at least 0 and below 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number, at least 0 and below `count`, which is above 0.
  mutating func index(below count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }
}

/// A number that stands for texts: equal for equal texts, in every run.
///
/// The algorithm is FNV-1a with 64 bits, RFC 9923.
struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ seed: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { feed(UInt8(truncatingIfNeeded: seed >> UInt64(shift))) }
  }

  private mutating func feed(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Feeds a text and its end, so that “a”, “bc” differs from “ab”, “c”.
  mutating func feed(_ text: String) {
    for byte in text.utf8 { feed(byte) }
    feed(0xFF)
  }
}
