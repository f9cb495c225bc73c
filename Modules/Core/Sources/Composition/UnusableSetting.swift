import Configuration
import Entities

/// A setting names a folder, a profile or a feature that cannot be used. The message names the source of the setting.
struct UnusableSetting: ExplainedError, NotFoundError, CategorizedError {
  let error: any ExplainedError
  /// The source of the setting; nil for the default.
  let origin: SettingOrigin?

  var isMissing: Bool { (error as? any NotFoundError)?.isMissing ?? false }
  var cause: ErrorCause { ErrorCause(of: error) }

  func message(in language: ContentLanguage) -> String {
    let words = error.message(in: language)
    switch origin {
    case .file(let path, let key):
      return words
        + language(
          " It comes from the setting “\(key)” in \(path); `aichat config unset \(key)` removes it.",
          " \(path) 파일의 “\(key)” 설정에 그렇게 되어 있습니다. `aichat config unset \(key)` 명령으로 지울 수 있습니다.")
    case .variable(let name):
      return words + language(" It comes from the variable \(name).", " \(name) 환경 변수에 그렇게 되어 있습니다.")
    case .flag, .keyring, nil: return words
    }
  }
}
