extension Conversation {
  /// The longest title that is made from a question, in characters.
  private static let longestMadeTitle = 48

  /// A title from the first message of a conversation: its first line with words, without Markdown's marks at the
  /// beginning, shortened between two words where that is possible. Nil for a text without words.
  public static func title(from question: String) -> String? {
    // Only a beginning is read, because a message may be long and without a line break.
    let lines = question.prefix(2000).split(whereSeparator: \.isNewline).lazy.map(words)
    guard let line = lines.first(where: { $0.contains { $0.isLetter || $0.isNumber } }) else { return nil }
    guard line.count > longestMadeTitle else { return line }
    let beginning = line.prefix(longestMadeTitle - 1)
    let cut = beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning
    return (cut.count > longestMadeTitle / 2 ? cut : beginning) + "…"
  }

  /// The words of a line with one space between them. Fences of code, headings, quotes and list marks are left out.
  private static func words(of line: Substring) -> String {
    if line.hasPrefix("```") || line.hasPrefix("~~~") { return "" }
    return line.drop { "#>*-`_ \t".contains($0) }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
