extension String {
  /// Whether it consists of white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
