import Entities
import FeatureKit
import TerminalUI

extension ChatsCommands {
  /// The operand that means standard input, and its path.
  private static let standardInput = (operand: "-", path: "/dev/stdin")

  /// `chats import PATH… [--preview]`, and `chats import --undo`. The path `-` is standard input.
  static func importing(_ interactor: any ChatsCommandsInteractor) -> Subcommand {
    Subcommand(
      "import", operands: "[PATH…]", takes: [.file],
      options: [CommandOption("preview") { $0.previewOption }, CommandOption("undo") { $0.undoOption }],
      summary: { $0.chatsImportSummary },
      run: { arguments, io in try await ChatsCommands(interactor: interactor, io: io).importAll(arguments) })
  }

  private func importAll(_ arguments: Arguments) async throws -> ExitCode {
    let (paths, isPreview) = (arguments.operands, arguments.has("preview"))
    if arguments.has("undo") {
      guard paths.isEmpty, !isPreview else { throw CommandFailure(.wrongUsage, io.language.undoStandsAlone) }
      return try await undo()
    }
    guard !paths.isEmpty else { throw CommandFailure(.wrongUsage, io.language.chatFilesAreNeeded) }
    if !isPreview { _ = try await interactor.ensureProfile() }
    let read = paths.map { $0 == Self.standardInput.operand ? Self.standardInput.path : $0 }
    var files = try await io.working(stopped: io.language.importStopped, saying: io.language.progress) {
      [interactor] report in
      try await interactor.importChats(at: read, isPreview: isPreview, report)
    }
    if files.isEmpty { throw CommandFailure(.missing, io.language.noChatFiles) }
    for index in files.indices where files[index].path == Self.standardInput.path {
      files[index].path = Self.standardInput.operand
    }
    if files.allSatisfy(\.isMissing) {
      for file in files { io.warn(io.language.outcome(of: file, isPreview: isPreview)) }
      return .missing
    }
    if io.wantsJSON {
      try io.write(json: files.map { ChatFileRecord($0, in: io.language) })
    } else {
      for file in files { try write(file, isPreview: isPreview) }
    }
    let counts = ImportCounts(files)
    var summary = io.language.importSummary(counts, isPreview: isPreview)
    if !isPreview, !counts.isEmpty { summary += " " + io.language.howToTakeBack }
    io.warn(summary)
    if files.contains(where: \.isMissing) { return .missing }
    return counts.refused + counts.cut > 0 ? .failed : .done
  }

  private func write(_ file: ChatFileImport, isPreview: Bool) throws {
    if file.chats.isEmpty, file.refusal == nil, !file.items.isEmpty {
      try io.writeLine(file.path)
      for item in file.items {
        try io.writeLine("  " + io.language.line(of: item, isPreview: isPreview))
        for warning in item.warnings { try io.writeLine("    ! " + io.language(warning)) }
      }
    } else {
      try io.writeLine("\(file.path)\t\(io.language.outcome(of: file, isPreview: isPreview))")
    }
    for chat in isPreview ? file.chats : [] {
      try io.writeLine("  " + io.language.line(of: chat))
      if !chat.isKnown { for line in io.language.instructionLines(of: chat) { try io.writeLine("    " + line) } }
    }
    for warning in file.warnings { try io.writeLine("  ! " + io.language(warning)) }
    let more = file.warningCount - file.warnings.count
    if more > 0 { try io.writeLine("  ! " + io.language.moreWarnings(more)) }
  }

  private func undo() async throws -> ExitCode {
    let undo = try await hasProfile() ? interactor.undoChatImport() : ChatImportUndo()
    if io.wantsJSON {
      try io.write(json: undo.deleted.map { TitleRecord($0) })
    } else {
      for chat in undo.deleted { try io.writeLine("\(chat.id)\t\(chat.title ?? "")") }
    }
    io.warn(io.language.undone(undo))
    return .done
  }
}
