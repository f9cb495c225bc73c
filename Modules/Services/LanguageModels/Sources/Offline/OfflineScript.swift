import Entities

/// A custom script that replaces the program's own. It is read when a reply is needed, so an error in it affects
/// nothing else.
public struct OfflineScript: Sendable {
  /// The path of the script, for messages.
  public let path: String
  private let read: @Sendable () throws -> String

  /// A script in a file.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - read: Reads the script's text, in the form of `ElizaScript`.
  public init(path: String, read: @escaping @Sendable () throws -> String) {
    self.path = path
    self.read = read
  }

  /// The rules; throws `.misconfigured` when they cannot be read, and names the line when they cannot be parsed.
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
