extension Identifier {
  /// The least number of digits in a short form.
  public static var shortestForm: Int { 8 }

  /// The last digits of the identifier, which are random but for built-in entities: as many as are needed to
  /// distinguish it from the others. The first digits are a time, and equal for entities created together.
  public func shortForm(among others: some Sequence<Self>) -> String {
    let digits = digits
    let rivals = others.filter { $0 != self }.map(\.digits)
    let length = (Self.shortestForm...32).first { length in
      !rivals.contains { $0.suffix(length) == digits.suffix(length) }
    }
    return String(digits.suffix(length ?? 32))
  }

  /// Whether a text is a short form of it: its last digits, at least eight of them.
  public func hasShortForm(_ text: String) -> Bool {
    text.count >= Self.shortestForm && text.count <= 32 && digits.hasSuffix(text.lowercased())
  }

  private var digits: String { description.filter { $0 != "-" } }
}
