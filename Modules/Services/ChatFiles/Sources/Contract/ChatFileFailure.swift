public import Entities

/// The errors of writing and reading files of chats. The texts are for users.
public enum ChatFileFailure: Error, Hashable, Sendable {
  /// The file exists, and replacing it was not requested.
  case exists(String)
  /// The file or folder to read does not exist.
  case missing(String)
  /// The system refuses to read or write the file.
  case unusable(String, reason: LocalizedText)
  /// The file holds something else than chats; with what it is, and what to do.
  case foreign(String, reason: LocalizedText)
  /// A newer program wrote the file.
  case newer(version: Int64)
  /// The file looks like a format that can be read, but no message was found in it; with the reason.
  case damaged(String, reason: LocalizedText)
  /// The format holds one chat, and a second one was to be written.
  case onlyOneChat(String)
}

extension ChatFileFailure: FileExistsError {
  /// Whether it is `.exists`.
  public var isFileExisting: Bool { if case .exists = self { true } else { false } }
}

extension ChatFileFailure: NotFoundError {
  /// Whether it is `.missing`.
  public var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension ChatFileFailure: UserErrorConvertible {
  /// The file is to blame.
  public var userError: UserError? { .file }
}

extension ChatFileFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .exists(let path):
      language(
        "\(path) already exists. Choose another file, or replace it with --force.",
        "\(path)에 이미 파일이 있습니다. 다른 파일을 지정하거나, --force로 덮어쓰세요.")
    case .missing(let path):
      language("There is no file or folder “\(path)”.", "“\(path)” 파일이나 폴더가 없습니다.")
    case .unusable(let path, let reason):
      language("\(path) cannot be used: \(reason.english).", "\(path) 경로를 사용할 수 없습니다: \(reason.korean).")
    case .foreign(let path, let reason):
      language("\(path) is not a file of chats: \(reason.english)", "\(path) 파일은 대화 파일이 아닙니다: \(reason.korean)")
    case .newer(let version):
      language(
        "A newer aichat wrote this file: its version is \(version), and this program reads up to version \(OwnFormat.version). Use the newer aichat.",
        "더 새로운 aichat이 쓴 파일입니다. 파일의 버전은 \(version)이고 이 프로그램은 \(OwnFormat.version)까지 읽습니다. 새 aichat을 쓰세요.")
    case .damaged(let path, let reason):
      language(
        "No chat could be read from \(path): \(reason.english) Nothing was imported.",
        "\(path)에서 읽을 수 있는 대화가 없습니다: \(reason.korean) 아무것도 가져오지 않았습니다.")
    case .onlyOneChat(let path):
      language(
        "SillyTavern's format holds one chat, so \(path) cannot hold several. Export them one by one, or as .jsonl.",
        "SillyTavern 형식은 파일 하나에 대화 하나만 담습니다. \(path)에 여러 대화를 쓸 수 없습니다. 하나씩 내보내거나 .jsonl로 내보내세요.")
    }
  }
}
