import Configuration
import Entities
import Storage

/// The data cannot be kept where it was to be, with who says that it was.
struct UnusablePlace: ExplainedError {
  let error: StorageError
  /// Where the place is named; nil where it is the usual one.
  let origin: SettingOrigin?

  func message(in language: ContentLanguage) -> String {
    let words = error.message(in: language)
    switch origin {
    case .file(let path, let key):
      return words
        + language(
          " “\(key)” in \(path) names this one; `aichat config unset data-dir` takes it out.",
          " 지금 위치는 \(path) 파일의 “\(key)” 설정입니다. `aichat config unset data-dir` 명령으로 지울 수 있습니다.")
    case .variable(let name):
      return words + language(" \(name) names this one.", " 지금 위치는 \(name) 변수에 있습니다.")
    case .flag, .keyring, nil: return words
    }
  }
}
