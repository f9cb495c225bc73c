import Entities
import FeatureKit
import TerminalUI

extension AvatarCommands {
  /// The path that stands for standard input among the operands, and the file that it is.
  private static let standardInput = (operand: "-", path: "/dev/stdin")

  /// `avatars import PATH… [--preview]`, and `avatars import --undo`. The path `-` is standard input.
  var importing: Subcommand {
    Subcommand(
      "import", operands: "[PATH…]", takes: [.file],
      options: [
        CommandOption("preview") { $0.aboutPreviewOption }, CommandOption("undo") { $0.aboutUndoOption },
      ], summary: { $0.aboutAvatarsImport }, run: runImport)
  }

  private func runImport(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    if arguments.has("undo") {
      guard arguments.operands.isEmpty, !arguments.has("preview") else {
        throw CommandFailure(.wrongUsage, io.language.undoIsAlone)
      }
      return try await undo(io)
    }
    guard !arguments.operands.isEmpty else { throw CommandFailure(.wrongUsage, io.language.cardsAreNeeded) }
    let isPreview = arguments.has("preview")
    let (paths, unread, refusal) = try await files(of: arguments.operands, io)
    if paths.isEmpty, let refusal {
      if io.wantsJSON { try io.write(json: unread.map { CardEntry($0, isPreview: isPreview, in: io.language) }) }
      return refusal
    }
    if paths.isEmpty { throw CommandFailure(.missing, io.language.noCardFiles) }
    if !isPreview { _ = try await interactor.ensureProfile() }
    let work = Task { [paths] in try await importAll(paths, isPreview: isPreview, io) }
    let watch = io.cancelOnInterrupt { work.cancel() }
    defer { withExtendedLifetime(watch) {} }
    let results = try await work.value.map(Self.named)
    if io.wantsJSON {
      try io.write(json: (unread + results).map { CardEntry($0, isPreview: isPreview, in: io.language) })
    }
    let summary = CardSummary(results)
    io.warn(io.language.importEnd(summary, isPreview: isPreview, wasStopped: results.count < paths.count))
    if results.count < paths.count { return .interrupted }
    return refusal ?? (summary.refused > 0 ? .failed : .done)
  }

  /// The files of the operands. An operand that cannot be read is named, and the others are imported.
  /// - Returns: The files, the operands that cannot be read, and their exit code; nil for none.
  private func files(
    of operands: [String], _ io: any CommandIO
  ) async throws -> ([String], unread: [CardImport], refusal: ExitCode?) {
    var (paths, unread, refusal): ([String], [CardImport], ExitCode?) = ([], [], nil)
    for operand in operands {
      let isInput = operand == Self.standardInput.operand
      do {
        paths += try await interactor.cardFiles(at: isInput ? Self.standardInput.path : operand)
      } catch let error as any UserErrorConvertible & ExplainedError {
        let isMissing = (error as? any NotFoundError)?.isMissing == true
        refusal = isMissing ? .missing : refusal ?? .failed
        let reason = LocalizedText(explaining: error)
        unread.append(CardImport(path: operand, outcome: .refused(reason)))
        io.warn("\(operand): \(io.language(reason))")
      }
    }
    return (paths, unread, refusal)
  }

  /// Imports the cards, and writes the outcome of each file and the progress.
  private func importAll(_ paths: [String], isPreview: Bool, _ io: any CommandIO) async throws -> [CardImport] {
    try await interactor.importCards(at: paths, isPreview: isPreview) { step, done in
      for result in step.map(Self.named) where !io.wantsJSON { try write(result, isPreview: isPreview, io) }
      guard step.count < paths.count, io.isTerminal || io.wantsJSON else { return }
      io.warn(io.language.importProgress(done, of: paths.count))
    }
  }

  /// The outcome under the path that the user gave.
  private static func named(_ result: CardImport) -> CardImport {
    var result = result
    if result.path == standardInput.path { result.path = standardInput.operand }
    return result
  }

  private func write(_ result: CardImport, isPreview: Bool, _ io: any CommandIO) throws {
    try io.writeLine("\(result.path)\t\(io.language.outcome(of: result, isPreview: isPreview))")
    for note in io.language.notes(on: result) { try io.writeLine("  " + note) }
  }

  private func undo(_ io: any CommandIO) async throws -> ExitCode {
    let (deleted, kept) = try await interactor.undoCardImport()
    if io.wantsJSON {
      try io.write(json: deleted.map { AvatarEntry($0, in: io.language) })
    } else {
      for avatar in deleted { try io.writeLine("\(avatar.id)\t\(avatar.name)") }
    }
    io.warn(io.language.undone(deleted.count, kept: kept.map(\.name)))
    return .done
  }
}

extension AvatarCommands {
  /// `avatars export NAME --output FILE.png|.json|.charx [--force]`. The path `-` is standard output, which gets JSON.
  var exporting: Subcommand {
    Subcommand(
      "export", operands: "NAME", takes: [.avatars(interactor)],
      options: [.output { $0.aboutCardFileOption }, .force], summary: { $0.aboutAvatarsExport }, run: runExport)
  }

  private func runExport(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let avatar = try await named(arguments, io)
    let path = try arguments.outputPath(or: io.language.outputIsNeeded)
    let isOutput = path == "-"
    if isOutput, io.isTerminal { throw CommandFailure.terminalIsNoFile }
    do {
      let lacks = try await interactor.exportCard(
        avatar.id, to: isOutput ? "/dev/stdout" : path, replacing: arguments.has("force"))
      for text in lacks { io.warn(io.language(text)) }
    } catch let error as any FileExistsError where error.isFileExisting {
      throw CommandFailure.fileExists(path)
    }
    // Standard output contains only the card.
    if io.wantsJSON, !isOutput { try io.write(json: AvatarEntry(avatar, in: io.language)) }
    return .done
  }
}
