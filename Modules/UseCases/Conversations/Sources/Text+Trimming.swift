extension String {
  /// Whether there is nothing to read in it.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
