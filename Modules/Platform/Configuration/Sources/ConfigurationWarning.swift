public import Entities

/// An unknown key of config.json, or a variable with an unusable value.
public struct ConfigurationWarning: Hashable, Sendable {
  /// The file and the key in it; for a variable, the ignored value and the variable's name.
  public let path: String, key: String
  /// The replacement of a variable's value; nil for a key of the file.
  var substitute: String?

  init(path: String, key: String) { (self.path, self.key) = (path, key) }

  /// A variable whose relative path is ignored.
  init(variable: String, ignored value: String, insteadUsing substitute: String) {
    (path, key, self.substitute) = (value, variable, substitute)
  }

  /// Whether it is about a variable.
  var isVariable: Bool { substitute != nil }

  /// The warning in a sentence for the user. The key in it is not sanitised.
  public func message(in language: ContentLanguage) -> String {
    if let substitute {
      return language(
        "\(key) is “\(path)”, which is no absolute path: it is ignored, and \(substitute) is used.",
        "\(key) 값이 절대 경로가 아니므로(“\(path)”) 무시하고 \(substitute) 경로를 씁니다.")
    }
    return LocalizedText(
      "\(path): there is no setting \"\(key)\"; it has no effect.",
      "\(path): “\(key)” 설정은 없는 설정이므로 무시합니다.")(in: language)
  }
}
