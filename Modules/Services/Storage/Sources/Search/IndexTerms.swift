/// The terms under which the index files a text.
///
/// A run of letters gives one word. A run of Hangul, kana or Han gives every pair of neighbours and then its last
/// character alone. Two syllables inside a word are therefore one look-up, and one syllable is the beginning of a pair.
///
/// Deleting from the index needs the same terms again: a change of this rule needs a migration that fills the index
/// again.
enum IndexTerms {
  /// The terms, each followed by a space.
  static func text(of text: String) -> String {
    // As bytes, because every reply waits for this before it is stored, and appending scalars to a string is slow.
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    func append(_ scalar: Unicode.Scalar) {
      if scalar.isASCII { out.append(UInt8(scalar.value)) } else { out.append(contentsOf: scalar.utf8) }
    }
    SearchRun.forEach(in: text) { run in
      switch run.kind {
      case .word:
        for scalar in run.scalars { append(scalar) }
        append(" ")
      case .grams:
        for index in run.scalars.indices {
          append(run.scalars[index])
          if index + 1 < run.scalars.endIndex { append(run.scalars[index + 1]) }
          append(" ")
        }
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The terms as a list.
  static func tokens(of text: String) -> [Substring.UTF8View] {
    self.text(of: text).utf8.split(separator: 0x20).map { Substring($0).utf8 }
  }
}
