public import Entities

/// A wrong value in the user's price file. It counts as wrong usage: the exit code is 2.
public struct PriceFileError: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The place in it: `prices[3].input`, counted from 1.
  public var place: String
  /// The value found; nil if there is none, or if `prices` is not a list of an allowed length.
  public var found: String?
  /// The expected value.
  public var expected: LocalizedText
}

extension PriceFileError: CategorizedError {
  /// Always wrong usage.
  public var cause: ErrorCause { .usage }
}

extension PriceFileError: ExplainedError {
  /// What happened, and what to do, in sentences for users. The value found is not sanitised.
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
