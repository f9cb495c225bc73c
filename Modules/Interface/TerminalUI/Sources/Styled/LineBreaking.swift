import Terminal

/// Where a line may be broken without a space: between the characters of scripts that write words without one, and
/// between Korean syllables. A small part of Unicode's UAX #14: classes ID, H2, H3, CJ, OP, CL and NS.
enum LineBreaking {
  /// What a character is to the break before and after it.
  enum Kind {
    case letter, opening, closing
  }

  /// Nil for what breaks at spaces only.
  static func kind(of cluster: Cluster) -> Kind? {
    guard cluster.width == 2, let scalar = cluster.text.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: return .opening
    case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F: return .opening
    case 0x3001...0x3003, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B:
      return .closing
    case 0x301C, 0x301E, 0x301F, 0x303B, 0x30FB...0x30FE, 0x309B...0x309E: return .closing
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E: return .closing
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6: return .closing
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF64: return .closing
    case 0xAC00...0xD7A3, 0x1100...0x115F, 0xA960...0xA97C: return .letter
    case 0x2E80...0x2FDF, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return .letter
    default: return nil
    }
  }

  /// Whether a line may end between two neighbours.
  static func mayBreak(between before: Kind?, and after: Kind?) -> Bool {
    guard let before, let after else { return false }
    return before != .opening && after != .closing
  }
}
