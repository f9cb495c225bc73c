/// An amount of money as users write it: `10`, `12.50`, `$10`, `10.5$`, `10 USD`, `10달러`. Dollars can be named, and no
/// other currency.
struct AmountText {
  let amount: Double

  private static let before = ["us$", "$", "usd"], after = ["us$", "$", "usd", "dollars", "dollar", "달러"]

  init?(_ text: String) {
    var rest = Self.trimmed(text.lowercased()[...])
    if let mark = Self.before.first(where: rest.hasPrefix) { rest = Self.trimmed(rest.dropFirst(mark.count)) }
    if let mark = Self.after.first(where: rest.hasSuffix) { rest = Self.trimmed(rest.dropLast(mark.count)) }
    // A smaller amount buys nothing, and JSON would write it with an exponent.
    guard rest.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }), let amount = Double(rest),
      amount == 0 || (0.0001...1e9).contains(amount)
    else { return nil }
    self.amount = amount
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
