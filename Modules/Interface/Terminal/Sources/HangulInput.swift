/// Composes conjoining jamo, which some input methods send one by one, into syllables.
struct HangulInput: Sendable {
  /// A leading consonant, or a syllable that a final consonant may still close.
  private var waiting: Unicode.Scalar?

  /// Whether a syllable waits.
  var isPending: Bool { waiting != nil }

  /// Consumes a scalar that begins or continues a syllable. Returns false for any other, such as a vowel without a
  /// consonant.
  mutating func consume(_ scalar: Unicode.Scalar, into events: inout [TerminalEvent]) -> Bool {
    if let begun = waiting {
      if let syllable = JamoComposer.syllable(begun, scalar) {
        waiting = syllable
        return true
      }
      waiting = nil
      if let syllable = JamoComposer.syllable(begun, closedBy: scalar) {
        events.append(.key(KeyPress(.character(Character(syllable)))))
        return true
      }
      events.append(.key(KeyPress(.character(Character(begun)))))
    }
    guard 0x1100...0x1112 ~= scalar.value else { return false }
    waiting = scalar
    return true
  }

  /// Ends the waiting, and returns the waiting scalar.
  mutating func flush() -> Unicode.Scalar? {
    defer { waiting = nil }
    return waiting
  }
}
