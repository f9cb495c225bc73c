import Terminal

/// Counts the hidden characters of a text. When the text grows, only the new part is read. A view keeps one as its
/// state.
@MainActor public final class HiddenCharacterReader {
  private var source = ""
  private var total = 0
  private var settled = HiddenCharacters.Settled()
  private var shown: String?

  /// A reader that has read nothing.
  public init() {}

  /// The number of characters that do not show as they are: controls and invisible characters.
  public func count(in text: String) -> Int {
    if text.hasSameBytes(as: source) { return total }
    if !text.hasSameBytes(as: source, upTo: settled.bytes) { settled = HiddenCharacters.Settled() }
    total = HiddenCharacters.count(in: text, after: &settled)
    (source, shown) = (text, nil)
    return total
  }

  /// The text counted last, with each hidden character as its code point: `⟨U+202E⟩`.
  public func revealed() -> String {
    let text = shown ?? HiddenCharacters.revealed(source)
    shown = text
    return text
  }
}
