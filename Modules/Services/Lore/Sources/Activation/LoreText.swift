/// A text to scan, made of the parts in which a key can be found.
///
/// A part begins with the letter U+0001, as in SillyTavern, so that patterns can match the speaker of a message. Only
/// the further contents of one pass have none.
final class LoreText {
  /// A part, and whether it begins with the letter. Contents of one pass are joined by line breaks alone.
  struct Part: Hashable {
    var text: String
    var place: LoreMatch.Place
    var isMarked = true
  }

  /// The text in a notation, with the places where its parts begin.
  struct Notation<Unit: BinaryInteger> {
    var units: [Unit] = []
    var starts: [Int] = []
  }

  private let parts: [Part]
  /// Whether parts had no room.
  let isCut: Bool
  /// The number of bytes of the parts and of the separators between them.
  let bytes: Int

  /// A text of the parts that have room.
  init(_ parts: [Part], limit: Int) {
    var room = limit
    self.parts = parts.filter { part in
      let length = part.text.utf8.count + 2
      guard length <= room else { return false }
      room -= length
      return true
    }
    isCut = self.parts.count < parts.count
    bytes = limit - room
  }

  /// The bytes as they are, and in small letters, each with an index.
  private(set) lazy var exact = indexed { Array($0.utf8) }
  private(set) lazy var small = indexed { Array($0.lowercased().utf8) }
  /// The units for patterns without and with the flag `u`.
  private(set) lazy var utf16 = joined { Pattern.units(of: $0, Pattern.Flags()) }
  private(set) lazy var scalars = joined { Pattern.units(of: $0, Pattern.Flags(isUnicode: true)) }

  private func indexed(_ convert: (String) -> [UInt8]) -> (text: Notation<UInt8>, index: TripleIndex) {
    let text = joined(convert)
    return (text, TripleIndex(text.units))
  }

  private func joined<Unit: BinaryInteger>(_ convert: (String) -> [Unit]) -> Notation<Unit> {
    var result = Notation<Unit>()
    for (index, part) in parts.enumerated() {
      result.starts.append(result.units.count)
      if index > 0 { result.units.append(0x0A) }
      if part.isMarked { result.units.append(0x01) }
      result.units += convert(part.text)
    }
    return result
  }

  /// The place of the part that has the offset.
  func place(at offset: Int, in starts: [Int]) -> LoreMatch.Place? {
    starts.lastIndex { $0 <= offset }.map { parts[$0].place }
  }
}

/// The triples of bytes in a text: most keys of a large lorebook are excluded by it without a search.
struct TripleIndex {
  private var bits = [UInt64](repeating: 0, count: 1 << 10)

  init(_ bytes: [UInt8]) {
    for slot in Self.slots(of: bytes) { bits[slot >> 6] |= 1 << UInt64(slot & 63) }
  }

  /// Whether a key can be in the text. A key of less than three bytes always can.
  func mayContain(_ key: [UInt8]) -> Bool {
    Self.slots(of: key).allSatisfy { bits[$0 >> 6] & 1 << UInt64($0 & 63) != 0 }
  }

  /// A number from 0 to 65,535 for each triple.
  private static func slots(of bytes: [UInt8]) -> some Sequence<Int> {
    (0..<max(0, bytes.count - 2)).lazy.map { at in
      let triple = UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
      return Int((triple &* 0x9E37_79B1) >> 16)
    }
  }
}
