/// Composes Hangul from its letters, by arithmetic (The Unicode Standard, 3.12).
///
/// File names of macOS and some input methods have decomposed Hangul, whose width differs between terminals.
enum JamoComposer {
  /// The syllable of a leading consonant and a vowel; nil when they do not form one.
  static func syllable(_ lead: Unicode.Scalar, _ vowel: Unicode.Scalar) -> Unicode.Scalar? {
    guard 0x1100...0x1112 ~= lead.value, 0x1161...0x1175 ~= vowel.value else { return nil }
    return Unicode.Scalar(0xAC00 + ((lead.value - 0x1100) * 21 + (vowel.value - 0x1161)) * 28)
  }

  /// The syllable with a final consonant added; nil when it has one already, or an argument is of the wrong kind.
  static func syllable(_ open: Unicode.Scalar, closedBy final: Unicode.Scalar) -> Unicode.Scalar? {
    guard 0xAC00...0xD7A3 ~= open.value, (open.value - 0xAC00) % 28 == 0, 0x11A8...0x11C2 ~= final.value
    else { return nil }
    return Unicode.Scalar(open.value + final.value - 0x11A7)
  }

  /// A vowel or a final consonant as a separate letter; nil for other scalars.
  static func standingAlone(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x1161...0x1175: Unicode.Scalar(scalar.value - 0x1161 + 0x314F)
    case 0x11A8...0x11C2: Unicode.Scalar(finals[Int(scalar.value - 0x11A8)])
    default: nil
    }
  }

  /// Composes the syllable at the start of a cluster, or makes its letters separate. Returns whether the cluster now
  /// begins with a syllable, or consists of separate letters.
  static func compose(_ cluster: inout [Unicode.Scalar]) -> Bool {
    guard let first = cluster.first else { return false }
    if standingAlone(first) != nil {
      cluster = cluster.map { standingAlone($0) ?? $0 }
      return true
    }
    if cluster.count > 1, let open = syllable(first, cluster[1]) { cluster.replaceSubrange(0...1, with: [open]) }
    if cluster.count > 1, let closed = syllable(cluster[0], closedBy: cluster[1]) {
      cluster.replaceSubrange(0...1, with: [closed])
    }
    return 0xAC00...0xD7A3 ~= cluster[0].value
  }

  private static let finals: [UInt32] = [
    0x3131, 0x3132, 0x3133, 0x3134, 0x3135, 0x3136, 0x3137, 0x3139, 0x313A, 0x313B, 0x313C, 0x313D, 0x313E, 0x313F,
    0x3140, 0x3141, 0x3142, 0x3144, 0x3145, 0x3146, 0x3147, 0x3148, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]
}
