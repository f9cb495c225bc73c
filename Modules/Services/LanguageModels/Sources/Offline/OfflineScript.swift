import Entities

/// Rules that somebody wrote, to answer by in place of the program's own.
public struct OfflineScript: Hashable, Sendable {
  /// Where they stand, for words about them.
  public var path: String
  /// The rules in the form of `ElizaScript`, as they are written.
  public var text: String

  /// Rules from a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The rules; throws `.misconfigured` with the line where they are none.
  func parsed() throws(ModelFailure) -> ElizaScript {
    do throws(ElizaScriptError) {
      return try ElizaScript(parsing: text)
    } catch {
      throw ModelFailure(
        .misconfigured,
        "The rules in \(path) cannot be used. Line \(error.line): \(error.words.english). Their form is described in "
          + "the manual page: man aichat.",
        "\(path) 파일의 규칙을 쓸 수 없습니다. \(error.line)번째 줄: \(error.words.korean). 형식은 설명서에 있습니다: man aichat.")
    }
  }
}
