import Entities
import TerminalUI

extension CommandOption {
  /// `--yes` of a deletion; `Arguments.agrees(to:_:)` reads it.
  public static let yes = CommandOption("yes", letter: "y") { $0("Do not ask", "묻지 않습니다") }
}

extension Arguments {
  /// Whether the user agrees to a deletion: by `--yes`, or on a terminal.
  /// - Throws: `.wrongUsage` where the question cannot be asked; a `CancellationError` when the user cancels it.
  @MainActor public func agrees(to question: String, _ io: any CommandIO) async throws -> Bool {
    if has(CommandOption.yes.name) { return true }
    if let answer = try await io.confirm(question) { return answer }
    throw CommandFailure(
      .wrongUsage,
      LocalizedText(
        "Nothing was deleted: there is no terminal to ask at. Add --yes to delete without a question.",
        "삭제하지 않았습니다. 물어볼 터미널이 없습니다. 묻지 않고 삭제하려면 --yes를 붙이세요."))
  }
}
