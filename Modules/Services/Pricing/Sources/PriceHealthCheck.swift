public import Entities

/// Checks whether the user's price file can be read.
public struct PriceHealthCheck: HealthCheck {
  private let path: String

  /// A check of the file at a path.
  public init(file path: String) {
    self.path = path
  }

  /// The identifier of this check, `prices`.
  public let area = "prices"

  /// The heading.
  public func title(in language: ContentLanguage) -> String { language("Prices", "가격") }

  /// The first error, or the number of the user's own prices.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    do {
      let own = try PriceTable(file: path).entries.count(where: \.isOwn)
      return [
        Diagnostic(
          "file",
          own == 0
            ? language("There are no prices in \(path). The built-in prices are used.", "\(path)에 가격이 없어 내장 가격을 씁니다.")
            : language("\(path) is valid. Prices in it: \(own).", "\(path) 파일이 올바릅니다. 가격: \(own)개."))
      ]
    } catch {
      return [
        Diagnostic(
          "file", .faulty, LocalizedText(explaining: error)(in: language),
          remedy: language("Correct it or move it away.", "고치거나 다른 곳으로 옮기세요."))
      ]
    }
  }
}
