/// An amount of money for display; it is not precise enough for accounting.
public struct Money: Hashable, Sendable, Codable {
  /// The amount, in whole units of the currency.
  public var amount: Double
  /// The currency's code by ISO 4217: `USD`.
  public var currency: String

  /// An amount of a currency.
  public init(_ amount: Double, _ currency: String) {
    self.amount = amount
    self.currency = currency
  }
}

extension Money: CustomStringConvertible {
  private static let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "INR": "₹"]
  /// Currencies without a smaller unit.
  private static let whole: Set = ["JPY", "KRW", "VND", "CLP", "ISK"]

  /// The amount with its currency sign and grouped digits: `$1,234.50`. An amount below the smallest coin has two
  /// significant digits within six decimals, `$0.0031`. One below the last of these is `<$0.000001`.
  public var description: String {
    guard amount.isFinite, abs(amount) < 1e15 else { return signed("?") }
    let decimals = Self.whole.contains(currency) ? 0 : 2
    let coin = decimals == 0 ? 1.0 : 0.01
    guard amount != 0, abs(amount) < coin else { return signed(Self.digits(amount, decimals)) }
    var places = decimals + 1
    while places < 6, abs(amount) * Self.power(places) < 10 { places += 1 }
    // An amount that rounds to a coin is shown as a coin.
    guard (abs(amount) * Self.power(places)).rounded() < coin * Self.power(places) else {
      return signed(Self.digits(amount, decimals))
    }
    guard abs(amount) * Self.power(places) >= 1 else {
      return "<" + signed(Self.digits(1 / Self.power(places), places))
    }
    return signed(Self.digits(amount, places))
  }

  private func signed(_ digits: String) -> String {
    Self.signs[currency].map { $0 + digits } ?? digits + " " + currency
  }

  private static func power(_ places: Int) -> Double { (0..<places).reduce(1) { power, _ in power * 10 } }

  private static func digits(_ amount: Double, _ places: Int) -> String {
    let scale = Int64(power(places))
    let scaled = Int64((abs(amount) * Double(scale)).rounded())
    let sign = amount < 0 && scaled > 0 ? "-" : ""
    let whole = (scaled / scale).grouped
    guard places > 0 else { return sign + whole }
    let fraction = String(scaled % scale)
    return sign + whole + "." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
