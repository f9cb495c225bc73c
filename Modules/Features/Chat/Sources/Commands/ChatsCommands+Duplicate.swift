import Entities
import FeatureKit
import TerminalUI

extension ChatsCommands {
  /// `chats duplicate ID`: copies a chat, and prints the id and the title of the copy.
  static func duplicating(_ interactor: any ChatsCommandsInteractor) -> Subcommand {
    Subcommand(
      "duplicate", operands: "ID", takes: [.chats(interactor)], summary: { $0.duplicateSummary },
      run: { arguments, io in
        try await ChatsCommands(interactor: interactor, io: io).duplicate(arguments)
        return .done
      })
  }

  private func duplicate(_ arguments: Arguments) async throws {
    let id = try await chat(named: arguments.onlyOperand(or: io.language.oneChatToDuplicate)).id
    let copy = try await io.working(stopped: io.language.duplicationStopped, saying: io.language.progress) {
      [interactor] report in
      try await interactor.duplicateConversation(id, report)
    }
    if io.wantsJSON {
      try io.write(json: TitleRecord(copy))
    } else {
      try io.writeLine("\(copy.id)\t\((copy.title ?? "").onOneLine)")
    }
  }
}
