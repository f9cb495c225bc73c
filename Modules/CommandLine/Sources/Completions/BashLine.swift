/// A command line up to the cursor, split into words as bash does it. Nothing in it is run: `$(…)` and variables stay
/// plain characters.
struct BashLine {
  /// The words without their quotes. The last one ends at the cursor, and is empty after a space.
  private(set) var words: [String] = []
  /// The last word as it was typed.
  private var typed = ""
  /// The quote that is open at the cursor, and the length of the last word before it.
  private var open: (quote: Character, before: Int)?
  /// Whether a quote of the last word was opened and closed.
  private var hasQuoted = false

  init(_ line: String) {
    var rest = Substring(line)
    var word = ""
    var isWithin = false
    while let character = rest.popFirst() {
      if open == nil, character == " " || character == "\t" || character == "\n" {
        if isWithin { words.append(word) }
        (word, typed, isWithin, hasQuoted) = ("", "", false, false)
        continue
      }
      isWithin = true
      typed.append(character)
      switch (open?.quote, character) {
      case (nil, "'"), (nil, "\""): open = (character, word.count)
      case ("'"?, "'"), ("\""?, "\""): (open, hasQuoted) = (nil, true)
      case (nil, "\\"), ("\""?, "\\"):
        guard let next = rest.popFirst() else { break }
        typed.append(next)
        // Between double quotes a backslash is literal before most characters.
        if open != nil, !"\\\"$`".contains(next) { word.append(character) }
        word.append(next)
      default: word.append(character)
      }
    }
    words.append(word)
  }

  /// The text for bash to put in place of `replaced`, so that the last word becomes `word`; nil where no text does
  /// that.
  /// - Parameter replaced: The part that bash replaces, as it was typed. Bash splits words at `=` and `:` too.
  func replacement(_ word: String, for replaced: String) -> String? {
    if let open {
      return Self.escaped(String(word.dropFirst(open.before)), within: open.quote)
    }
    guard !hasQuoted else { return nil }
    return String(Self.escaped(word).dropFirst(typed.count - replaced.count))
  }

  /// A word with a backslash before each character that has a meaning in bash.
  private static func escaped(_ word: String) -> String {
    word.map { character in
      let isPlain = character.isLetter || character.isNumber || "_-./:=@%+,".contains(character) || !character.isASCII
      return isPlain ? String(character) : "\\" + String(character)
    }.joined()
  }

  private static func escaped(_ text: String, within quote: Character) -> String {
    guard quote == "\"" else {
      return text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    }
    return text.map { "\\\"$`".contains($0) ? "\\" + String($0) : String($0) }.joined()
  }
}
