import Entities

/// A profile's pseudorandom number in a test, which depends only on the two.
///
/// FNV-1a, 64 bits (RFC 9923), over the test's name in UTF-8, a zero byte, and the 16 bytes of the profile's id, the
/// most significant first; then the finaliser of SplitMix64 (Steele, Lea and Flood, 2014), because FNV's high bits
/// depend too little on the last bytes. The numbers of different tests are independent.
struct Bucket {
  let number: UInt64

  init(_ profile: UserProfile.ID, _ test: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in test.utf8 { add(byte) }
    add(0)
    for half in [profile.high, profile.low] {
      for shift in stride(from: 56, through: 0, by: -8) { add(UInt8(truncatingIfNeeded: half >> UInt64(shift))) }
    }
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    number = hash ^ hash >> 31
  }

  /// One of `count` values with equal shares: the number scaled to that range (Lemire, 2019).
  func draw(of count: Int) -> Int {
    Int(number.multipliedFullWidth(by: UInt64(count)).high)
  }
}
