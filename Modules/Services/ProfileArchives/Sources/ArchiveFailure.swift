public import Entities

/// The errors of writing a profile to a file, and of reading one. The texts are for users.
public enum ArchiveFailure: Error, Hashable, Sendable {
  /// The file exists, and replacing it was not requested.
  case exists(String)
  /// The file to read does not exist.
  case missing(String)
  /// The system refuses to read or write the file, or a stream sends too much.
  case unusable(String, reason: LocalizedText)
  /// The file is not an export of a profile.
  case foreign(String)
  /// A newer program wrote the file.
  case newer(version: Int64)
  /// The file ends before its last line.
  case cut(afterLine: Int)
  /// A line is not valid in an export; with the expected contents.
  case line(Int, expected: LocalizedText)
  /// A line is valid, but the store could not add its record.
  case refused(line: Int, reason: LocalizedText)
}

extension ArchiveFailure: FileExistsError {
  /// Whether it is `.exists`.
  public var isFileExisting: Bool { if case .exists = self { true } else { false } }
}

extension ArchiveFailure: NotFoundError {
  /// Whether it is `.missing`.
  public var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension ArchiveFailure: UserErrorConvertible {
  /// The file is to blame, except for records that the store refuses.
  public var userError: UserError? {
    if case .refused = self { nil } else { .file }
  }
}

extension ArchiveFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .exists(let path):
      language(
        "\(path) already exists. Choose another file, or replace it with --force.",
        "\(path)에 이미 파일이 있습니다. 다른 파일을 지정하거나, --force로 덮어쓰세요.")
    case .missing(let path):
      language("There is no file “\(path)”.", "“\(path)” 파일이 없습니다.")
    case .unusable(let path, let reason):
      language("The file \(path) cannot be used: \(reason.english).", "\(path) 파일을 사용할 수 없습니다: \(reason.korean).")
    case .foreign(let path):
      language(
        "\(path) was not made by `profiles export`.",
        "\(path) 파일은 `profiles export`로 만든 것이 아닙니다.")
    case .newer(let version):
      language(
        "A newer aichat wrote this file: its version is \(version), and this program reads up to version \(ArchiveFormat.version). Use the newer aichat.",
        "더 새로운 aichat이 쓴 파일입니다. 파일의 버전은 \(version)이고 이 프로그램은 \(ArchiveFormat.version)까지 읽습니다. 새 aichat을 쓰세요.")
    case .cut(let line):
      language(
        "The file ends after line \(line), before its last line: it was not copied whole. Nothing was imported.",
        "파일이 마지막 줄에 이르기 전에 \(line)번째 줄에서 끝납니다. 온전히 복사되지 않았습니다. 아무것도 가져오지 않았습니다.")
    case .line(let number, let expected):
      language(
        "Line \(number) cannot be read; expected: \(expected.english). Nothing was imported.",
        "\(number)번째 줄을 읽을 수 없습니다. 있어야 할 것: \(expected.korean). 아무것도 가져오지 않았습니다.")
    case .refused(let number, let reason):
      language(
        "Line \(number) cannot be imported: \(reason.english)",
        "\(number)번째 줄을 가져올 수 없습니다: \(reason.korean)")
    }
  }
}
