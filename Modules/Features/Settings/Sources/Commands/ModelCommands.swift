import Entities
import FeatureKit
import TerminalUI

/// `models list|test|spending|prices`: the available models, whether the chosen one answers, and what models cost.
@MainActor struct ModelCommands {
  let interactor: any ModelCommandsInteractor

  var group: Subcommand {
    Subcommand("models", summary: { $0.aboutModels }, subcommands: [list, test, spending, prices])
  }

  private var list: Subcommand {
    Subcommand("list", summary: { $0.aboutModelsList }) { _, io in
      var sources: [ModelSource] = []
      // A terminal shows each source as it answers; a script gets the sources in their own order.
      var lines = ModelLines()
      for await found in try await interactor.modelSources() {
        sources = found
        guard io.isTerminal, !io.wantsJSON else { continue }
        for line in lines.next(of: found, in: io.language) { try io.writeLine(line) }
      }
      if io.wantsJSON {
        try io.write(json: sources.map { ModelSourceRecord($0) })
      } else if !io.isTerminal {
        for line in TextTable(sources.flatMap(\.fields)).lines(aligned: false) { try io.writeLine(line) }
      }
      let silent = sources.compactMap { source in source.error.map { "\(source.name): \(io.language($0))" } }
      silent.forEach { io.warn($0) }
      return silent.isEmpty ? .done : .providerFailed
    }
  }

  private var test: Subcommand {
    Subcommand("test", summary: { $0.aboutModelsTest }) { _, io in
      let trial = try await interactor.tryModel()
      if io.wantsJSON {
        try io.write(json: ModelProbeRecord(trial))
      } else {
        for line in io.language.lines(about: trial) { try io.writeLine(line) }
      }
      return .done
    }
  }
}
