public import Entities

/// A key of config.json that means nothing to the program.
public struct ConfigurationWarning: Hashable, Sendable {
  /// The file, and the key in it.
  public let path: String, key: String

  /// The warning in a sentence for people. The key is as it came: not sanitised.
  public func message(in language: ContentLanguage) -> String {
    Wording(
      "\(path): there is no setting \"\(key)\"; it has no effect.",
      "\(path): \"\(key)\" 설정은 없는 설정이므로 무시합니다.")(in: language)
  }
}
