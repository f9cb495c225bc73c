import Terminal

/// Counts what a text hides, without reading again what it has read when the text grows. A view keeps one as its state.
@MainActor public final class HiddenCharacterReader {
  private var source = ""
  private var total = 0
  private var settled = HiddenCharacters.Settled()
  private var shown: String?

  /// A reader that has read nothing.
  public init() {}

  /// How many characters of a text do not show as they are: controls, and what shows nothing at all.
  public func count(in text: String) -> Int {
    if text.hasSameBytes(as: source) { return total }
    if !text.hasSameBytes(as: source, upTo: settled.bytes) { settled = HiddenCharacters.Settled() }
    total = HiddenCharacters.count(in: text, after: &settled)
    (source, shown) = (text, nil)
    return total
  }

  /// The text that was counted in last, in which each of them is written as its code point: `⟨U+202E⟩`.
  public func revealed() -> String {
    let text = shown ?? HiddenCharacters.revealed(source)
    shown = text
    return text
  }
}
