public import Entities

/// Why an export or an import of chats failed. The texts are for users.
public enum ChatTransferFailure: Error, Hashable, Sendable {
  /// No profile is in use.
  case noProfile
  /// The user has no chat with this id, or it is not stored yet.
  case missing(Conversation.ID)
  /// The ending of the path names no format of chats.
  case unknownEnding(String)
  /// Several chats in SillyTavern's format need a folder; the path is not one.
  case needsFolder(String)
  /// A file changed while it was read.
  case changed(String)
}

extension ChatTransferFailure: CategorizedError {
  /// The user, for a path that cannot be used; this machine for the others.
  public var cause: ErrorCause {
    switch self {
    case .unknownEnding, .needsFolder: .usage
    case .noProfile, .missing, .changed: .machine
    }
  }
}

extension ChatTransferFailure: NotFoundError {
  /// Whether it is `.missing`.
  public var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension ChatTransferFailure: UserErrorConvertible {
  /// The error of an input that the user can correct.
  public var userError: UserError? {
    switch self {
    case .unknownEnding, .needsFolder, .changed: .file
    case .noProfile, .missing: .moment
    }
  }
}

extension ChatTransferFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .noProfile:
      language("There is no profile in use, so there are no chats.", "사용 중인 프로필이 없어 대화도 없습니다.")
    case .missing(let id):
      language(
        "There is no chat with the id \(id), or it has no messages yet.", "ID가 \(id)인 대화가 없거나 아직 메시지가 없습니다.")
    case .unknownEnding(let path):
      language(
        "“\(path)” does not end as a file of chats does: .jsonl, .md or .html. --format chooses the format too.",
        "“\(path)”의 끝이 대화 파일이 아닙니다: .jsonl, .md, .html. --format으로 형식을 고를 수도 있습니다.")
    case .needsFolder(let path):
      language(
        "SillyTavern's files hold one chat each, so “\(path)” must be a folder.",
        "SillyTavern 파일은 하나에 대화 하나를 담으므로 “\(path)” 경로는 폴더여야 합니다.")
    case .changed(let path):
      language(
        "\(path) changed while it was read. Nothing was imported; try again.",
        "\(path) 파일이 읽는 동안 바뀌었습니다. 아무것도 가져오지 않았으니 다시 해 보세요.")
    }
  }
}
