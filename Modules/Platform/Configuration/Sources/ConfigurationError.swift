public import Entities
public import System

/// Why settings cannot be used, or cannot be saved.
public enum ConfigurationError: Error, Hashable, Sendable {
  /// The option cannot have the value from this origin.
  case wrongValue(CommonOption, found: String, at: SettingOrigin)
  /// An option is at the end, or before another one, without its value.
  case missingValue(CommonOption)
  /// A variable for a key has a value that cannot be a key. The value is not repeated.
  case unusableKey(variable: String)
  /// The file is not a JSON object: the line, counted from 1, and the problem there.
  case brokenFile(path: String, line: Int, FileSyntaxProblem)
  /// A file cannot be read, or does not exist although a setting names it.
  case unreadableFile(FileFailure)
  /// The file of a theme has a mistake, and is not used.
  case wrongTheme(ThemeMistake)
  /// A key cannot be saved, found or used.
  case key(KeyFailure)
  /// There is no setting of that name.
  case unknownKey(String)
  /// The file cannot be written.
  case unwritableFile(FileFailure)
  /// The user's home folder is not known.
  case noHome
}

extension ConfigurationError: UserErrorConvertible {
  /// The error of an input that the user can correct.
  public var userError: UserError? {
    switch self {
    case .wrongValue: .value
    case .key(let failure): failure.userError
    default: nil
    }
  }
}

extension ConfigurationError: CategorizedError {
  /// The user's settings, or the machine that cannot save them.
  public var cause: ErrorCause {
    switch self {
    case .wrongValue, .missingValue, .unusableKey, .brokenFile, .unreadableFile, .wrongTheme, .unknownKey, .noHome:
      .usage
    case .key(let failure): failure.cause
    case .unwritableFile: .machine
    }
  }
}

extension ConfigurationError: ExplainedError {
  /// What happened, and what to do, in sentences for the user. The values in it are not sanitised.
  public func message(in language: ContentLanguage) -> String {
    localizedText(in: language)(in: language)
  }

  private func localizedText(in language: ContentLanguage) -> LocalizedText {
    switch self {
    case .wrongValue(let option, let found, let origin):
      let place = origin.description
      let value = Self.shortened(found)
      let expected = option.expected(in: language)
      return LocalizedText(
        "\(place): found \"\(value)\", expected \(expected).",
        "\(place): “\(value)” 값을 쓸 수 없습니다. 필요한 값: \(expected).")
    case .missingValue(let option):
      let placeholder = option.placeholder ?? ""
      return LocalizedText(
        "\(option.flag) needs a value: \(option.flag) \(placeholder). "
          + "A value that begins with two dashes follows an equals sign: \(option.flag)=\(placeholder).",
        "\(option.flag) 옵션에는 값이 필요합니다: \(option.flag) \(placeholder). "
          + "값이 --로 시작하면 \(option.flag)=\(placeholder) 형식으로 쓰세요.")
    case .unusableKey(let variable):
      return LocalizedText(
        "\(variable): expected a key, found spaces or signs that no key has. Copy it again.",
        "\(variable): 키에 쓸 수 없는 문자가 있습니다. 키를 다시 복사하세요.")
    case .brokenFile(let path, let line, let problem):
      let expected = problem.localizedText(in: language)
      return LocalizedText(
        "\(path), line \(line): \(expected). The file is left as it is; correct it or move it away.",
        "\(path), \(line)번째 줄: \(expected). 파일은 그대로 두었습니다. 고치거나 다른 곳으로 옮기세요.")
    case .unreadableFile(let failure):
      return LocalizedText(
        "\(failure.path) cannot be read: \(failure.reason).",
        "\(failure.path) 파일을 읽을 수 없습니다: \(failure.reason.words.korean).")
    case .wrongTheme(let mistake):
      return LocalizedText(mistake.message(in: .english), mistake.message(in: .korean))
    case .key(let failure): return LocalizedText(explaining: failure)
    case .unknownKey(let key):
      let known = CommonOption.allCases.map(\.key).joined(separator: ", ")
      let name = Self.shortened(key)
      return LocalizedText(
        "There is no setting \"\(name)\". The settings are \(known). Providers' keys do not stand there: "
          + "keep one with aichat keys set, or set a variable such as OPENAI_API_KEY.",
        "“\(name)” 설정은 없습니다. 설정 목록: \(known). API 키는 이 파일에 두지 않습니다. "
          + "aichat keys set 명령으로 저장하거나 OPENAI_API_KEY 같은 환경 변수로 지정하세요.")
    case .unwritableFile(let failure):
      return LocalizedText(
        "\(failure.path) cannot be written: \(failure.reason). It is as it was.",
        "\(failure.path) 파일에 쓸 수 없습니다: \(failure.reason.words.korean). 파일은 그대로입니다.")
    case .noHome:
      return LocalizedText(
        "There is no home folder to keep files in. Set HOME to an absolute path.",
        "파일을 보관할 홈 폴더가 없습니다. HOME 환경 변수를 절대 경로로 설정하세요.")
    }
  }

  /// A message names a value, but does not repeat a whole pasted document.
  private static func shortened(_ text: String) -> String {
    let beginning = text.prefix(60)
    return beginning.endIndex == text.endIndex ? text : "\(beginning)…"
  }
}
