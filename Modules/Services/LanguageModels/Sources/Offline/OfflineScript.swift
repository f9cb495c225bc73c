import Entities

/// Rules that somebody wrote, to answer by in place of the program's own. They are read when somebody is to answer by
/// them: what is wrong with them disturbs nobody else.
public struct OfflineScript: Sendable {
  /// Where they stand, for words about them.
  public let path: String
  private let read: @Sendable () throws -> String

  /// Rules in a file.
  /// - Parameters:
  ///   - path: Where it is.
  ///   - read: Has what stands in it, in the form of `ElizaScript`.
  public init(path: String, read: @escaping @Sendable () throws -> String) {
    self.path = path
    self.read = read
  }

  /// The rules; throws `.misconfigured` where they cannot be read, and with the line where they are none.
  func parsed() throws(ModelFailure) -> ElizaScript {
    let text: String
    do {
      text = try read()
    } catch {
      throw ModelFailure(.misconfigured, LocalizedText(explaining: error))
    }
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
