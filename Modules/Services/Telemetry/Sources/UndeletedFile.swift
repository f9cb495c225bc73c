public import Entities
import System

/// An event or crash file that the system refuses to delete.
public struct UndeletedFile: ExplainedError, Hashable {
  /// The path of the file.
  public let path: String
  private let reason: SystemError

  /// The deletion that just failed.
  init(_ path: String, _ reason: SystemError = SystemError()) { (self.path, self.reason) = (path, reason) }

  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    language(
      "\(path) cannot be deleted: \(reason.words(in: language)). Delete it by hand.",
      "\(path) 파일을 삭제할 수 없습니다: \(reason.words(in: language)). 직접 삭제하세요.")
  }
}
