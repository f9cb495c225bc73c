/// The words under which the index files a text.
///
/// A run of words gives the word. A run of Hangul, kana or Han gives every pair of neighbours and then its last
/// character alone, so that two syllables inside a word are one look-up, and one syllable is the beginning of one.
/// Deleting from the index needs the same words again: a change of this rule needs a migration that fills it anew.
enum Emission {
  /// The words, with a space between them.
  static func text(of text: String) -> String {
    var out = ""
    out.reserveCapacity(text.utf8.count)
    SearchRun.forEach(in: text) { run in
      switch run.kind {
      case .word:
        out.unicodeScalars.append(contentsOf: run.scalars)
        out.unicodeScalars.append(" ")
      case .grams:
        for index in run.scalars.indices {
          out.unicodeScalars.append(run.scalars[index])
          if index + 1 < run.scalars.endIndex { out.unicodeScalars.append(run.scalars[index + 1]) }
          out.unicodeScalars.append(" ")
        }
      }
    }
    return out
  }

  /// The words one by one.
  static func tokens(of text: String) -> [Substring.UTF8View] {
    self.text(of: text).utf8.split(separator: 0x20).map { Substring($0).utf8 }
  }
}
