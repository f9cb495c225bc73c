import Glibc
public import Entities

/// An event or crash file that the system refuses to delete.
public struct UndeletedFile: ExplainedError, Hashable {
  /// The path of the file.
  public let path: String
  private let reason: LocalizedText

  /// The deletion that just failed.
  init(_ path: String, number: Int32 = errno) {
    self.path = path
    reason = LocalizedText(systemError: number)
  }

  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    language(
      "\(path) cannot be deleted: \(reason(in: language)). Delete it by hand.",
      "\(path) 파일을 삭제할 수 없습니다: \(reason(in: language)). 직접 삭제하세요.")
  }
}
