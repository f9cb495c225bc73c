/// The width of text in cells: Unicode's widths, and rules for emoji of several scalars.
public enum CellWidth {
  /// The cells of one character: 0, 1 or 2.
  ///
  /// Where terminals disagree, it is the width that most modern ones draw. `FrameEncoder` keeps a different width
  /// from spreading.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    return scalars.index(after: scalars.startIndex) == scalars.endIndex
      ? of(scalar: first) : of(cluster: scalars)
  }

  /// The cells of a line of text. Line breaks and other controls take none.
  public static func of(_ text: some StringProtocol) -> Int {
    var total = 0
    ClusterWalk.forEach(in: text as? String ?? String(text)) { step in
      total += step.width
      return true
    }
    return total
  }
}

extension CellWidth {
  /// The cells of one scalar that stands alone.
  static func of(scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if let width = ofSimple(value) { return width }
    if value < 0x20 || value >= 0x7F && value < 0xA0 { return 0 }
    if value < 0x300 { return 1 }
    if contains(value, in: WidthTables.zero) { return 0 }
    return contains(value, in: WidthTables.wide) ? 2 : 1
  }

  /// The width of a scalar that is common, safe to paint, and never shares a cluster with another such scalar; nil
  /// for every other scalar. This shortcut keeps plain text fast.
  @inline(__always)
  static func ofSimple(_ value: UInt32) -> Int? {
    if value < 0x7F { return value >= 0x20 ? 1 : nil }
    switch value {
    case 0xC0...0x17F: return 1  // Latin.
    case 0x2010...0x2015, 0x2018...0x201F, 0x2022, 0x2026: return 1  // Dashes, quotation marks, bullet, ellipsis.
    case 0x2500...0x259F: return 1  // Box drawing and blocks.
    case 0x3000...0x3002, 0x3008...0x3011: return 2  // Ideographic punctuation.
    case 0x3041...0x3096, 0x30A1...0x30FA: return 2  // Kana.
    case 0x4E00...0x9FFF: return 2  // Han.
    case 0xAC00...0xD7A3: return 2  // Hangul syllables.
    case 0xFF01...0xFF5E: return 2  // Full-width forms.
    case 0x1F600...0x1F64F: return 2  // Faces.
    default: return nil
    }
  }

  /// The cells of a cluster of two scalars or more.
  static func of(cluster scalars: some Collection<Unicode.Scalar>) -> Int {
    guard let base = scalars.first else { return 0 }
    let isEmoji = base.properties.isEmoji
    var widest = 0, sum = 0
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0F, 0x20E3: if isEmoji { return 2 }  // Drawn as a picture; a keycap.
      case 0x200D, 0x1F3FB...0x1F3FF: if isEmoji && base.value > 0xFF { return 2 }
      case 0x1F1E6...0x1F1FF: return 2  // Half of a flag, or a whole one.
      case 0x1100...0x115F, 0xA960...0xA97C: return 2  // Conjoining jamo make one syllable.
      default: break
      }
      let width = of(scalar: scalar)
      widest = max(widest, width)
      sum += width
    }
    // Spacing vowel signs add a cell to their letter; a cell of a grid holds two at most.
    return widest == 2 ? 2 : min(sum, 2)
  }

  /// Whether terminals may draw another width than this one, so that the position after it is unknown.
  static func isContested(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    guard let base = scalars.first else { return false }
    if base.properties.isEmojiPresentation { return !(0x1F600...0x1F64F ~= base.value) || scalars.count > 1 }
    if base.properties.generalCategory == .format || joinsWhatFollows(base.value) { return true }
    return scalars.dropFirst().contains { !isPlainMark($0.value) }
  }

  /// Whether a terminal may join it with the next cell into one character: leading consonants of old Hangul, and
  /// letters of Unicode's class Prepend (UAX #29, GB6 and GB9b). After such a cell the cursor position is sent again.
  private static func joinsWhatFollows(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0xA960...0xA97C: true
    case 0x0D4E, 0x111C2, 0x111C3, 0x1193F, 0x11941, 0x11A3A, 0x11A84...0x11A89, 0x11D46, 0x11F02: true
    default: false
    }
  }

  /// Marks that every terminal combines with the letter before: Latin, Greek and Cyrillic diacritics.
  private static func isPlainMark(_ value: UInt32) -> Bool {
    0x300...0x36F ~= value && value != 0x34F
  }

  private static func contains(_ value: UInt32, in table: [UInt64]) -> Bool {
    var low = 0, high = table.count
    while low < high {
      let middle = (low + high) / 2
      let range = table[middle]
      if value < UInt32(truncatingIfNeeded: range >> 32) {
        high = middle
      } else if value > UInt32(truncatingIfNeeded: range) {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
