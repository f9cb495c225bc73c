import Entities
import FeatureKit
import TerminalUI

extension ChatsCommands {
  /// `chats export ID…|--all --output FILE.jsonl|.md|.html [--format FORMAT] [--force]`
  static func exporting(_ interactor: any ChatsCommandsInteractor) -> Subcommand {
    Subcommand(
      "export", operands: "[ID…]", takes: [.chats(interactor)],
      options: [
        CommandOption("all") { $0.allOption }, .output { $0.outputOption },
        CommandOption("format", value: "FORMAT", kind: .oneOf(ChatFileFormat.writable.map(\.rawValue))) {
          $0.formatOption
        }, .force,
      ], summary: { $0.chatsExportSummary },
      run: { arguments, io in
        try await ChatsCommands(interactor: interactor, io: io).export(arguments)
        return .done
      })
  }

  private func export(_ arguments: Arguments) async throws {
    let isAll = arguments.has("all")
    guard arguments.operands.isEmpty == isAll else {
      throw CommandFailure(.wrongUsage, isAll ? io.language.notChatsAndAll : io.language.chatsOrAll)
    }
    let path = try arguments.outputPath(or: io.language.exportFileIsNeeded)
    let isOutput = path == "-"
    if isOutput, io.isTerminal { throw CommandFailure.terminalIsNoFile }
    let format = try arguments.value(of: "format").map { name in
      guard let format = ChatFileFormat(named: name), ChatFileFormat.writable.contains(format) else {
        throw CommandFailure(.wrongUsage, io.language.unknownFormat(name))
      }
      return format
    }
    var ids: [Conversation.ID] = []
    for name in arguments.operands { ids.append(try await chat(named: name).id) }
    let isReplacing = arguments.has("force")
    let export = try await io.working(stopped: io.language.exportStopped, saying: io.language.progress) {
      [interactor, ids] report in
      try await interactor.exportChats(
        isAll ? nil : ids, to: path, as: format, replacing: isReplacing, report)
    }
    // Standard output contains only the exported chats.
    if isOutput {
      io.warn(io.language.exported(export))
    } else if io.wantsJSON {
      try io.write(json: ExportRecord(export))
    } else {
      try io.writeLine(io.language.exported(export))
    }
    if let leftOut = io.language.leftOut(export) { io.warn(leftOut) }
  }
}
