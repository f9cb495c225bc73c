import Entities
import FeatureKit
import TerminalUI

extension LorebookCommands {
  /// The path that means standard input or output, and the files that stand for them.
  private static let standard = (path: "-", input: "/dev/stdin", output: "/dev/stdout")

  /// `lorebooks import PATH…`: adds the lorebooks that are not here yet. The path `-` is standard input.
  var importing: Subcommand {
    Subcommand("import", operands: "PATH…", takes: [.file], summary: { $0.aboutLorebooksImport }) { arguments, io in
      guard !arguments.operands.isEmpty else { throw CommandFailure(.wrongUsage, io.language.lorebookFilesAreNeeded) }
      _ = try await interactor.ensureProfile()
      let work = Task {
        var files: [LorebookImport] = []
        for path in arguments.operands where !Task.isCancelled {
          let isInput = path == Self.standard.path
          files += try await interactor.importLorebooks(at: isInput ? Self.standard.input : path).map { file in
            var file = file
            if isInput { file.path = path }
            return file
          }
        }
        return (files, Task.isCancelled)
      }
      let watch = io.cancelOnInterrupt { work.cancel() }
      defer { withExtendedLifetime(watch) {} }
      let (files, wasStopped) = try await work.value
      if io.wantsJSON {
        try io.write(json: files.map { LorebookImportItem($0, in: io.language) })
      } else {
        for file in files { try write(file, io) }
      }
      let counts = LorebookCounts(files)
      io.warn(io.language.imported(counts))
      if wasStopped { return .interrupted }
      return files.contains(where: \.isMissing) ? .missing : counts.refused > 0 ? .failed : .done
    }
  }

  private func write(_ file: LorebookImport, _ io: any CommandIO) throws {
    switch file.outcome {
    case .added(let lorebook), .known(let lorebook):
      try io.writeLine("\(lorebook.id)\t\(lorebook.name)\t\(io.language.entries(lorebook.entryCount))")
    case .refused: break
    }
    for note in io.language.notes(on: file) { io.warn("\(file.path): \(note)") }
  }

  /// `lorebooks export NAME --output FILE [--format FORMAT] [--force]`. The path `-` is standard output.
  var exporting: Subcommand {
    let formats = LorebookFileFormat.allCases.map(\.rawValue)
    return Subcommand(
      "export", operands: "NAME", takes: [names],
      options: [
        .output { $0.aboutLorebookFile },
        CommandOption("format", value: "FORMAT", kind: .oneOf(formats)) { $0.aboutLorebookFormat }, .force,
      ], summary: { $0.aboutLorebooksExport }
    ) { arguments, io in
      let lorebook = try await named(arguments, io)
      let path = try arguments.outputPath(or: io.language.lorebookOutputIsNeeded)
      let name = arguments.value(of: "format") ?? LorebookFileFormat.original.rawValue
      guard let format = LorebookFileFormat(rawValue: name.lowercased()) else {
        throw CommandFailure(
          .wrongUsage, io.language.unknownLorebookFormat(name, known: formats.joined(separator: ", ")))
      }
      let isOutput = path == Self.standard.path
      if isOutput, io.isTerminal { throw CommandFailure.terminalIsNoFile }
      do {
        try await interactor.exportLorebook(
          lorebook.id, as: format, to: isOutput ? Self.standard.output : path, replacing: arguments.has("force"))
      } catch let error as any FileExistsError where error.isFileExisting {
        throw CommandFailure.fileExists(path)
      }
      // Standard output contains only the lorebook.
      if !isOutput { try await writeJSON(lorebook, io) }
      return .done
    }
  }
}
