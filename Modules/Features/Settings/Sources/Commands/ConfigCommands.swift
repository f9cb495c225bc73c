import Entities
import FeatureKit
import TerminalUI

/// `config get KEY`, `set KEY VALUE`, `unset KEY`, `list` and `path`: the options of the program, and the path of the
/// configuration file.
@MainActor struct ConfigCommands {
  let interactor: any ConfigCommandsInteractor
  let composition: any CompositionInteractor

  var group: Subcommand {
    Subcommand("config", summary: { $0.aboutConfig }, subcommands: [get, set, unset, list, path])
  }

  private var keys: ValueKind {
    .words { _, _ in interactor.configurationEntries.map { Suggestion($0.key, $0.value ?? "") } }
  }

  private var values: ValueKind {
    .words { earlier, _ in
      let key = earlier.last.map { String($0.map { $0 == "-" ? "_" : $0 }) }
      if Self.areFeatures(key) { return composition.featureNames.map { Suggestion($0) } }
      return interactor.configurationEntries.first { $0.key == key }?.choices.map { Suggestion($0) } ?? []
    }
  }

  /// Whether the values of a key are names of features.
  private static func areFeatures(_ key: String?) -> Bool { key == "features" || key == "without" }

  private var get: Subcommand {
    Subcommand("get", operands: "KEY", takes: [keys], summary: { $0.aboutConfigGet }) { arguments, io in
      let words = try operands(arguments, of: "get", ["KEY"], io.language)
      let key = String(words[0].map { $0 == "-" ? "_" : $0 })
      let entries = interactor.configurationEntries
      guard let entry = entries.first(where: { $0.key == key }) else {
        let known = entries.map(\.key).joined(separator: ", ")
        throw CommandFailure(.wrongUsage, io.language.unknownSetting(words[0], known: known))
      }
      if io.wantsJSON {
        try io.write(json: ConfigurationRecord(entry))
      } else if let value = entry.value {
        try io.write(value + "\n")
      }
      return .done
    }
  }

  private var set: Subcommand {
    Subcommand("set", operands: "KEY VALUE", takes: [keys, values], summary: { $0.aboutConfigSet }) { arguments, io in
      let words = try operands(arguments, of: "set", ["KEY", "VALUE"], io.language)
      let key = String(words[0].map { $0 == "-" ? "_" : $0 })
      // A text that is not a list of keys is refused below, like any other wrong value.
      if key == "shortcuts",
        let problem = KeyChoices(words[1]).flatMap({ composition.shortcuts.problem(of: $0, in: io.language) })
      {
        throw CommandFailure(.wrongUsage, problem)
      }
      if Self.areFeatures(key), let name = unknownFeature(in: words[1]) {
        throw CommandFailure.unknownFeature(name, among: composition.featureNames)
      }
      try interactor.setConfiguration(words[0], to: words[1])
      try await interactor.finishConfiguration()
      let entry = interactor.configurationEntries.first { $0.key == key }
      let source = entry?.source ?? ""
      // A flag overrides the file in this run only; a variable does in the next run too.
      if source.hasPrefix("AICHAT_") { io.warn(io.language.comesBeforeTheFile(source)) }
      // On a terminal the stored value is printed. A script can ask for it.
      if io.isTerminal, !io.wantsJSON {
        let isRead = source.hasPrefix(interactor.configurationPath)
        try io.writeLine(io.language.isSet(key, to: isRead ? entry?.value : nil, in: interactor.configurationPath))
      }
      return .done
    }
  }

  /// The first name in a list that is not a feature.
  private func unknownFeature(in list: String) -> String? {
    list.split(separator: ",").map { $0.lowercased().filter { !$0.isWhitespace } }
      .first { !$0.isEmpty && !composition.featureNames.contains($0) }
  }

  private var unset: Subcommand {
    Subcommand("unset", operands: "KEY", takes: [keys], summary: { $0.aboutConfigUnset }) { arguments, io in
      let name = try operands(arguments, of: "unset", ["KEY"], io.language)[0]
      try interactor.unsetConfiguration(name)
      try await interactor.finishConfiguration()
      if io.isTerminal, !io.wantsJSON {
        let key = String(name.map { $0 == "-" ? "_" : $0 })
        let isKnown = interactor.configurationEntries.contains { $0.key == key }
        try io.writeLine(io.language.isLeftOpen(isKnown ? key : name, in: interactor.configurationPath))
      }
      return .done
    }
  }

  private var list: Subcommand {
    Subcommand("list", summary: { $0.aboutConfigList }) { _, io in
      let entries = interactor.configurationEntries
      if io.wantsJSON {
        try io.write(json: entries.map { ConfigurationRecord($0) })
      } else {
        let rows = entries.map { [$0.key, $0.value ?? "-", $0.source ?? io.language.defaultValue] }
        for line in TextTable(rows).lines(aligned: io.isTerminal) { try io.writeLine(line) }
      }
      return .done
    }
  }

  private var path: Subcommand {
    Subcommand("path", summary: { $0.aboutConfigPath }) { _, io in
      if io.wantsJSON {
        try io.write(json: interactor.configurationPath)
      } else {
        try io.write(interactor.configurationPath + "\n")
      }
      return .done
    }
  }

  /// The operands of a command, in the required number.
  private func operands(
    _ arguments: Arguments, of command: String, _ names: [String], _ language: Language
  ) throws(CommandFailure) -> [String] {
    guard arguments.operands.count == names.count else {
      throw CommandFailure(.wrongUsage, language.wordsAreNeeded(([command] + names).joined(separator: " ")))
    }
    return arguments.operands
  }
}
