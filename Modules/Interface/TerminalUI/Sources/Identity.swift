/// The place of a view in the tree: a hash of the path to it, the same in every frame while the view is there.
struct Identity: Hashable, Sendable {
  private let hash: UInt64

  static let root = Identity(hash: 0xCBF2_9CE4_8422_2325)

  /// The place one step further down. FNV-1a over the step's bytes.
  func child(_ step: Int) -> Identity {
    var hash = hash
    var rest = UInt64(bitPattern: Int64(step))
    for _ in 0..<8 {
      hash = (hash ^ (rest & 0xFF)) &* 0x0000_0100_0000_01B3
      rest >>= 8
    }
    return Identity(hash: hash)
  }
}
