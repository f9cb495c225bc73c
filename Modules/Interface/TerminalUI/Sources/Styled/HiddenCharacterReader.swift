import Terminal

/// Counts what a text hides, without reading again what it has read when the text grows. A view keeps one as its state.
@MainActor public final class HiddenCharacterReader {
  private var source = ""
  private var total = 0
  /// A place before which nothing changes when the text grows, and what was counted up to there.
  private var settled = (place: 0, count: 0)

  /// A reader that has read nothing.
  public init() {}

  /// How many characters of a text do not show as they are: controls, and what shows nothing at all.
  public func count(in text: String) -> Int {
    if text.hasSameBytes(as: source) { return total }
    if settled.place > 0, !text.hasSameBytes(as: source, upTo: settled.place) || text.utf8.count < settled.place {
      settled = (0, 0)
    }
    total = settled.count + HiddenCharacters.count(in: text, from: settled.place)
    source = text
    settle()
    return total
  }

  /// Between two characters of ASCII every text can be cut.
  private func settle() {
    var place: Int?
    _ = source.utf8.withContiguousStorageIfAvailable { bytes in
      place = bytes.indices.dropFirst().last { 0x20..<0x7F ~= bytes[$0] && 0x20..<0x7F ~= bytes[$0 - 1] }
    }
    guard let place, place > settled.place else { return }
    // What comes after the cut is short, as a rule: it is counted again, not the text before it.
    settled = (place, total - HiddenCharacters.count(in: source, from: place))
  }

  /// A text in which each of them is written as its code point: `⟨U+202E⟩`.
  public static func revealed(_ text: String) -> String { HiddenCharacters.revealed(text) }
}
