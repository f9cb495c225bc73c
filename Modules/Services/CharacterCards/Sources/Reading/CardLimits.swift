/// The limits of a card's file. Files are of unknown origin, and none should take more than 100 MiB of memory.
///
/// No program has a complete set. These are above every card that was measured (the largest text chunk had 20 KB, the
/// largest picture 1.9 MB) and near the limits of RisuAI (5 MiB of Base64, 50 MiB for an entry).
struct CardLimits: Hashable, Sendable {
  /// The bytes of a file, by its kind.
  var png = 64 << 20, json = 16 << 20, charx = 512 << 20
  /// A card inside a picture as it is stored there, and a card's JSON.
  var storedCard = 16 << 20, card = 12 << 20
  /// The depth of a card's JSON, and the number of its values.
  var depth = 128, values = 250_000
  /// Entries of a lorebook, and assets.
  var loreEntries = 15_000, assets = 10_000
  /// The files in an archive, and the bytes of the list of them.
  var archiveEntries = 10_000, archiveList = 4 << 20
  /// One picture or another asset, unpacked.
  var asset = 50 << 20
  /// The chunks of a picture.
  var chunks = 500_000
  /// The sides and the pixels of a picture that may be decoded.
  var side = 16_384, pixels = 64 << 20
  /// A regular expression of a lorebook, in bytes. A longer one never matches.
  static let pattern = 1 << 10
}
