import Entities
import FeatureKit
import TerminalUI

/// The group `chats`: reading and changing chats from the command line.
@MainActor struct ChatsCommands {
  /// The number of messages, or of listed chats, read at once.
  static let pageSize = 200
  /// The number of chats that are listed, and of matches that a search lists, unless the user sets another limit.
  static let usualLimit = 50, usualFindings = 20

  let interactor: any ChatsCommandsInteractor
  let io: any CommandIO

  static func group(_ interactor: any ChatsCommandsInteractor) -> Subcommand {
    func command(_ work: @escaping @MainActor (ChatsCommands, Arguments) async throws -> Void) -> Subcommand.Run {
      { arguments, io in
        try await work(ChatsCommands(interactor: interactor, io: io), arguments)
        return .done
      }
    }
    func limit(_ usual: Int) -> CommandOption {
      CommandOption("limit", value: "N") { $0.limitOption(usual) }
    }
    let offset = CommandOption("offset", value: "N") { $0.offsetOption }
    let off = CommandOption("off") { $0.offOption }
    return Subcommand(
      "chats", summary: { $0.chatsSummary },
      subcommands: [
        Subcommand(
          "list",
          options: [
            limit(usualLimit), offset, CommandOption("archived") { $0.archivedOption },
            CommandOption("tag", value: "NAME") { $0.tagOption }, CommandOption("deleted") { $0.deletedOption },
          ], summary: { $0.listSummary }, run: command { try await $0.list($1) }),
        Subcommand(
          "show", operands: "ID", takes: [.chats(interactor)], summary: { $0.showSummary },
          run: command { try await $0.show($1) }),
        Subcommand(
          "rename", operands: "ID TITLE", takes: [.chats(interactor)], summary: { $0.renameSummary },
          run: command { try await $0.rename($1) }),
        duplicating(interactor),
        Subcommand(
          "delete", operands: "[ID]", takes: [.chats(interactor)],
          options: [
            CommandOption("for-good") { $0.forGoodOption }, CommandOption("trash") { $0.trashOption }, .yes,
          ], summary: { $0.deleteSummary },
          run: { arguments, io in
            try await ChatsCommands(interactor: interactor, io: io).delete(arguments) ? .done : .failed
          }),
        Subcommand(
          "restore", operands: "ID", takes: [.deletedChats(interactor)], summary: { $0.restoreSummary },
          run: command { try await $0.restore($1) }),
        Subcommand(
          "search", operands: "TEXT…", options: [limit(usualFindings)], summary: { $0.searchSummary },
          run: command { try await $0.search($1) }),
        Subcommand(
          "pin", operands: "ID", takes: [.chats(interactor)], options: [off], summary: { $0.pinSummary },
          run: command { try await $0.pin($1) }),
        Subcommand(
          "archive", operands: "ID", takes: [.chats(interactor)], options: [off], summary: { $0.archiveSummary },
          run: command { try await $0.archive($1) }),
        Subcommand(
          "tag", operands: "ID TAGS", takes: [.chats(interactor)], summary: { $0.tagSummary },
          run: command { try await $0.tag($1) }),
        beginning(interactor), members(interactor), exporting(interactor), importing(interactor),
      ])
  }

  /// Whether there is a profile. A command that only reads does not make one.
  func hasProfile() async throws -> Bool {
    try await interactor.currentProfile() != nil
  }

  /// The chat that a command names. A chat in the trash counts as missing, and the error says how to restore it.
  func chat(named name: String) async throws -> Conversation {
    guard let conversation = try await interactor.conversation(named: name) else {
      if let deleted = try await interactor.deletedConversation(named: name) {
        throw CommandFailure(.missing, io.language.inTrash("\(deleted.id)"))
      }
      throw CommandFailure(.missing, io.language.noSuchChat(name))
    }
    return conversation
  }

  /// The number that the user gave with an option; `usual` without the option.
  func number(_ option: String, of arguments: Arguments, from least: Int, usually usual: Int) throws -> Int {
    guard let text = arguments.value(of: option) else { return usual }
    guard let number = Int(text), number >= least else {
      throw CommandFailure(.wrongUsage, io.language.wrongNumber(option, text, from: least))
    }
    return min(number, 1 << 31)
  }
}

extension String {
  /// The text with a space for each line break and tab, which would break a line of a list.
  var onOneLine: String {
    String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
