public import Entities

/// Something in a user's file of prices that is no price. Wrong usage: the exit code is 2.
public struct PriceFileError: Error, Hashable, Sendable {
  /// The file.
  public var path: String
  /// Where in it: `prices[3].input`, counted from 1.
  public var place: String
  /// What stands there; nil for nothing, or for what is too long to repeat.
  public var found: String?
  /// What should.
  public var expected: LocalizedText
}

extension PriceFileError: CategorizedError {
  /// What was written into the file.
  public var cause: ErrorCause { .usage }
}

extension PriceFileError: ExplainedError {
  /// What happened, and what to do, in sentences for people. What was found is as it came: not sanitised.
  public func message(in language: ContentLanguage) -> String {
    guard let found else {
      return language(
        "\(path), \(place): expected \(expected.english).", "\(path), \(place): 필요한 값: \(expected.korean).")
    }
    let beginning = found.prefix(60)
    let value = beginning.endIndex == found.endIndex ? found : "\(beginning)…"
    return language(
      "\(path), \(place): found \(value), expected \(expected.english).",
      "\(path), \(place): \(value) 값을 쓸 수 없습니다. 필요한 값: \(expected.korean).")
  }
}
