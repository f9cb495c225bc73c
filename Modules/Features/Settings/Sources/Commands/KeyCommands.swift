import Entities
import FeatureKit
import TerminalUI

/// `keys set [PROVIDER]`, `list` and `delete [PROVIDER]`: the API keys of providers. A key is read from a hidden line,
/// or from a pipe, and is never printed.
@MainActor struct KeyCommands {
  let interactor: any KeyCommandsInteractor

  var group: Subcommand {
    Subcommand("keys", summary: { $0.aboutKeys }, subcommands: [set, list, delete])
  }

  private var set: Subcommand {
    Subcommand("set", operands: "[PROVIDER]", takes: [providers], summary: { $0.aboutKeysSet }) { arguments, io in
      let endpoint = try endpoint(arguments, io.language)
      guard let text = try await io.readSecret(io.language.askForKey(endpoint)) else { return .interrupted }
      let place = try interactor.saveKey(text, for: endpoint)
      let entries = try interactor.keyEntries()
      if io.wantsJSON {
        if let entry = entries.first(where: { $0.endpoint == endpoint && $0.place == place }) {
          try io.write(json: KeyRecord(entry))
        }
      } else {
        try io.writeLine(io.language.kept(place, endpoint))
      }
      let earlier = entries.first { $0.endpoint == endpoint && $0.place != place && $0.isInForce }
      if let earlier { io.warn(io.language.comesBeforeTheKept(earlier.place)) }
      return .done
    }
  }

  private var list: Subcommand {
    Subcommand("list", summary: { $0.aboutKeysList }) { _, io in
      let entries = try interactor.keyEntries()
      if io.wantsJSON {
        try io.write(json: entries.map { KeyRecord($0) })
      } else if io.isTerminal, entries.isEmpty {
        try io.writeLine(io.language.noKeys)
      } else {
        let rows = entries.map { io.language.row(about: $0) }
        for line in TextTable(io.isTerminal ? [io.language.keyHeadings] + rows : rows).lines(aligned: io.isTerminal) {
          try io.writeLine(line)
        }
      }
      entries.compactMap(\.error).forEach { io.warn(io.language($0)) }
      return .done
    }
  }

  private var delete: Subcommand {
    Subcommand(
      "delete", operands: "[PROVIDER]", takes: [providers], options: [.yes], summary: { $0.aboutKeysDelete }
    ) { arguments, io in
      let endpoint = try endpoint(arguments, io.language)
      guard try await arguments.agrees(to: io.language.askForDeletion(endpoint), io) else {
        throw CommandFailure(.failed, io.language.keyStays)
      }
      guard try interactor.forgetKey(for: endpoint) else {
        throw CommandFailure(.missing, io.language.noKeyIsKept(endpoint))
      }
      if !io.wantsJSON { try io.writeLine(io.language.forgotten(endpoint)) }
      return .done
    }
  }

  private var providers: ValueKind { .oneOf(interactor.keyProviders) }

  private func endpoint(_ arguments: Arguments, _ language: Language) throws -> KeyEndpoint {
    guard arguments.operands.count <= 1 else {
      // The arguments may contain a key: the error does not repeat them.
      throw CommandFailure(.wrongUsage, language.onlyAProvider)
    }
    return try interactor.keyEndpoint(ofProvider: arguments.operands.first)
  }
}
