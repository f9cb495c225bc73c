import Entities
import FeatureKit
import TerminalUI

/// `models list` and `models test`: the available models, and whether the chosen one answers.
@MainActor struct ModelCommands {
  let interactor: any ModelCommandsInteractor

  var group: Subcommand {
    Subcommand("models", summary: { $0.aboutModels }, subcommands: [list, test, spending, prices])
  }

  private var list: Subcommand {
    Subcommand("list", summary: { $0.aboutModelsList }) { _, io in
      var sources: [ModelSource] = []
      // The widths of the columns are known when all sources have answered.
      for await found in try await interactor.modelSources() { sources = found }
      if io.wantsJSON {
        try io.write(json: sources.map { ModelSourceRecord($0) })
      } else {
        let table = TextTable(models: sources, language: io.language, isForTerminal: io.isTerminal)
        for line in table.lines(aligned: io.isTerminal) { try io.writeLine(line) }
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
