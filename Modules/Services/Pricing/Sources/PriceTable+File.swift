import Configuration
import Entities
import JSON

/// The file in which a user sets prices:
///
///     {
///       "currency": "USD",
///       "prices": [
///         { "provider": "openai", "model": "gpt-5*", "input": 1.25, "cached_input": 0.125, "output": 10 },
///         { "model": "house-*", "input": 0, "output": 0 }
///       ]
///     }
///
/// Amounts are for a million tokens. `currency` is USD by default. For another currency, `"per_dollar": 1390` is the
/// value of one US dollar. The built-in prices are converted with it; without it they do not count.
extension PriceTable {
  /// The maximum size of the file in bytes, number of prices, and length of a name in bytes.
  public static let longestFile = 256 << 10, mostPrices = 1000, longestName = 200
  /// The highest valid price.
  static let highest = 1e9

  /// The prices of a file, followed by the built-in ones; the built-in prices alone if there is no file.
  /// - Throws: A `ConfigurationError` for a file that cannot be read or is not a JSON object, a `PriceFileError` for an
  ///   invalid entry.
  public init(file path: String) throws {
    try self.init(try HandWrittenFile.object(at: path, limit: Self.longestFile), of: path)
  }

  init(_ object: JSONObject, of path: String) throws(PriceFileError) {
    let reader = PriceFileReader(path: path)
    try reader.check(object, has: ["currency", "per_dollar", "prices"], at: "")
    let currency = try reader.currency(object["currency"])
    let rate = try object["per_dollar"].map { (json) throws(PriceFileError) in
      try reader.amount(json, at: "per_dollar", above: true)
    }
    self.init(
      currency: currency, own: try reader.entries(object["prices"]), rate: rate ?? (currency == "USD" ? 1 : nil))
  }
}

/// Reads the parts of the file, and reports the place of an error.
private struct PriceFileReader {
  let path: String

  func wrong(_ place: String, _ found: JSONValue?, _ english: String, _ korean: String) -> PriceFileError {
    PriceFileError(path: path, place: place, found: found?.text(), expected: LocalizedText(english, korean))
  }

  /// Refuses an unknown name: it may be a typing error, which would otherwise have no effect and stay unnoticed.
  func check(_ object: JSONObject, has known: [String], at place: String) throws(PriceFileError) {
    guard let other = object.keys.first(where: { !known.contains($0) }) else { return }
    let names = known.joined(separator: ", ")
    throw wrong(place + other, object[other], "one of the names \(names)", "\(names) 중 하나의 이름")
  }

  func currency(_ json: JSONValue?) throws(PriceFileError) -> String {
    guard let json else { return "USD" }
    guard let code = json.string?.uppercased(), code.utf8.count == 3, code.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else {
      throw wrong("currency", json, "a code of three letters: \"USD\", \"KRW\"", "세 글자 통화 코드: \"USD\", \"KRW\"")
    }
    return code
  }

  func amount(_ json: JSONValue?, at place: String, above isPositive: Bool = false) throws(PriceFileError) -> Double {
    guard let amount = json?.double, amount >= 0, amount <= PriceTable.highest, !isPositive || amount > 0 else {
      throw isPositive
        ? wrong(place, json, "a number above 0", "0보다 큰 숫자")
        : wrong(
          place, json, "a number from 0 to 1,000,000,000 for a million tokens", "100만 토큰당 가격(0부터 1,000,000,000까지의 숫자)")
    }
    return amount
  }

  func entries(_ json: JSONValue?) throws(PriceFileError) -> [PriceTable.Entry] {
    guard let json else { return [] }
    guard let list = json.array, list.count <= PriceTable.mostPrices else {
      throw wrong(
        "prices", nil, "a list of at most \(PriceTable.mostPrices) prices: [ { … }, … ]",
        "최대 \(PriceTable.mostPrices)개의 가격 목록: [ { … }, … ]")
    }
    var entries: [PriceTable.Entry] = []
    for (index, json) in list.enumerated() {
      entries.append(try entry(json, at: "prices[\(index + 1)]"))
    }
    return entries
  }

  private func entry(_ json: JSONValue, at place: String) throws(PriceFileError) -> PriceTable.Entry {
    guard case .object(let object) = json else {
      throw wrong(
        place, json, "{ \"model\": …, \"input\": …, \"output\": … }", "{ \"model\": …, \"input\": …, \"output\": … } 형식"
      )
    }
    try check(object, has: ["provider", "model", "input", "cached_input", "output"], at: place + ".")
    let cached = try object["cached_input"].map { (json) throws(PriceFileError) in
      try amount(json, at: place + ".cached_input")
    }
    return PriceTable.Entry(
      provider: try object["provider"].map { (json) throws(PriceFileError) in
        try name(json, at: place + ".provider")
      } ?? "*", model: try name(object["model"], at: place + ".model"),
      price: TokenPrice(
        input: try amount(object["input"], at: place + ".input"), cachedInput: cached,
        output: try amount(object["output"], at: place + ".output")), isOwn: true)
  }

  private func name(_ json: JSONValue?, at place: String) throws(PriceFileError) -> String {
    guard let name = json?.string, !name.isEmpty, name.utf8.count <= PriceTable.longestName else {
      throw wrong(
        place, json, "a name, in which * stands for anything: \"gpt-5*\"", "이름(*는 모든 글자를 뜻함): \"gpt-5*\"")
    }
    return name
  }
}
