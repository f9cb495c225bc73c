extension String {
  /// The words that commas divide, without spaces around them and without empty ones.
  public var commaDivided: [String] { split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty } }
}

extension [String] {
  /// The words with commas between them.
  ///
  /// `joined(separator:)` asks the runtime about conformances when it is called first. The options of the program, which
  /// every start reads, would wait for that.
  public var commaSeparated: String { dropFirst().reduce(into: first ?? "") { $0 += ", " + $1 } }
}
