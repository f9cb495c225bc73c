public import Entities

/// Whether the user's prices can be read.
public struct PriceHealthCheck: HealthCheck {
  private let path: String

  /// A look at the file at a path.
  public init(file path: String) {
    self.path = path
  }

  /// `prices`.
  public let area = "prices"

  /// The heading.
  public func title(in language: ContentLanguage) -> String { language("Prices", "가격") }

  /// The first thing that is wrong, or how many prices are the user's own.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    do {
      let own = try PriceTable(file: path).entries.count(where: \.isOwn)
      return [
        Diagnostic(
          "file",
          own == 0
            ? language("There are no prices in \(path): the built-in ones count.", "\(path)에 가격이 없어 내장 가격을 씁니다.")
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
