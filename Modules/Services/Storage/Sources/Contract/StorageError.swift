public import Entities

/// The errors of stores. Each has a text that tells the user what happened, and what to do.
public enum StorageError: Error, Hashable, Sendable {
  /// The named thing does not exist.
  case missing(LocalizedText)
  /// The data directory or file cannot be made, opened or written.
  case unusable(path: String, reason: LocalizedText)
  /// A newer aichat made the file. The file was not changed.
  case newer(path: String, version: Int, known: Int)
  /// The file is damaged. The file was not changed.
  case corrupt(path: String, reason: LocalizedText)
  /// A sync failed: the disk has not stored what was written. The store writes nothing more to the file.
  case unsynced(path: String, reason: LocalizedText)
  /// The disk is full.
  case full(path: String)
  /// Another program held the file for longer than the timeout, or the user cancelled the wait.
  case busy(path: String)
  /// Any other error, as the database describes it.
  case failed(LocalizedText)
}

extension StorageError: CategorizedError {
  /// The cause is always this machine.
  public var cause: ErrorCause { .machine }
}

extension StorageError: NotFoundError {
  /// Whether the named thing does not exist.
  public var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension StorageError: ExplainedError {
  /// A text that says what happened, why, and what to do. The texts of the system and the database are not translated.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .missing(let what): what(in: language)
    case .unusable(let path, let reason):
      language(
        "The data cannot be stored in \(path): \(reason.english) Choose another directory with --data-dir DIR.",
        "\(path)에 데이터를 보관할 수 없습니다: \(reason.korean) --data-dir 옵션으로 다른 곳을 지정하세요.")
    case .newer(let path, let version, let known):
      language(
        "A newer aichat made \(path): its format is \(version), and this program reads formats up to \(known). "
          + "The file was not changed. Use the newer aichat, or another --data-dir.",
        "\(path) 파일은 더 새로운 aichat이 만들었습니다. 파일 형식은 \(version)이고 이 프로그램은 \(known)까지 읽을 수 있습니다. "
          + "파일은 그대로 두었습니다. 새 aichat을 쓰거나 --data-dir 옵션으로 다른 곳을 지정하세요.")
    case .corrupt(let path, let reason):
      language(
        "\(path) is damaged, and was not changed: \(reason.english)",
        "\(path) 파일이 손상되었습니다. 파일은 그대로 두었습니다: \(reason.korean)")
    case .unsynced(let path, let reason):
      language(
        "The disk did not store what was written to \(path): \(reason.english) aichat writes nothing more, so that the stored "
          + "data stays intact. Copy its folder to another disk, check this disk, then start aichat again.",
        "디스크가 \(path) 파일에 쓴 내용을 보관하지 못했습니다: \(reason.korean) 이미 있는 내용이 손상되지 않도록 더 이상 쓰지 않습니다. "
          + "파일이 있는 폴더를 다른 디스크에 복사하고 이 디스크를 점검한 뒤 aichat을 다시 시작하세요.")
    case .full(let path):
      language(
        "The disk is full: nothing more can be stored in \(path). Free some space, then try again.",
        "디스크가 가득 차서 \(path)에 더 보관할 수 없습니다. 공간을 비운 뒤 다시 시도하세요.")
    case .busy(let path):
      language(
        "Another program is using \(path). Try again when it is done.",
        "다른 프로그램이 \(path) 파일을 쓰고 있습니다. 끝난 뒤 다시 시도하세요.")
    case .failed(let reason): reason(in: language)
    }
  }
}
