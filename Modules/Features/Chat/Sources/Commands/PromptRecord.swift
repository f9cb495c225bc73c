import Entities
import FeatureKit
import TerminalUI

/// The JSON value of `ask --dry-run --json`.
struct PromptRecord: Encodable, Equatable {
  let provider: String, model: String
  /// The host and port of its server; left out for the provider's own, and for rules.
  let host: String?
  /// The size of all of it, in tokens.
  let estimatedTokens: Int
  /// The largest size of a prompt, and the model's context window, in tokens; left out where they are not known.
  let budget: Int?, window: Int?
  /// The number of messages at the beginning of the chat that have no room.
  let leftOut: Int
  /// The number of answers of rules that are not sent to a model.
  let rulesLeftOut: Int
  /// The number of examples of the character that have no room.
  let examplesLeftOut: Int
  /// The number of messages that are not sent because the user hid them.
  let hidden: Int
  /// The number of the messages without room that a summary covers.
  let summarized: Int
  /// What is left out of the lorebooks; left out where no lorebook is in use.
  let lore: Lore?
  /// The settings of the reply; usual values are left out.
  let settings: [Setting]
  let parts: [Part]

  struct Part: Encodable, Equatable {
    let source: PromptReport.Part.Source
    let role: PromptReport.Part.Role
    /// Left out for a part that is no stored message.
    let messageID: Message.ID?
    let text: String
    let pictures: [Picture]
    let estimatedTokens: Int
    /// Why an entry of a lorebook is here; left out for any other part.
    let lore: Entry?
  }

  /// An entry of a lorebook.
  struct Entry: Encodable, Equatable {
    let book: String, name: String
    /// The key that was found; left out if the entry is there for another reason.
    let key: String?
    /// The reason, in English words.
    let reason: String
  }

  struct Lore: Encodable, Equatable {
    let estimatedTokens: Int, budget: Int
    let notSent: [Entry], remarks: [String]
  }

  struct Setting: Encodable, Equatable {
    let name: Preset.Field
    let value: String
    let origin: PresetStack.Origin
    /// The value that the provider uses instead; left out if it uses the given value.
    let remark: String?
  }

  struct Picture: Encodable, Equatable {
    let name: String
    let bytes: Int
  }

  init(_ report: PromptReport) {
    (provider, model, host) = (report.model.choice.provider, report.model.choice.model, report.model.host)
    (estimatedTokens, budget, window) = (report.tokens, report.budget, report.window)
    (leftOut, rulesLeftOut, summarized) = (report.leftOut, report.rulesLeftOut, report.summarized)
    (examplesLeftOut, hidden) = (report.examplesLeftOut, report.hidden)
    lore = report.lore.map { Lore($0) }
    settings = Preset.Field.allCases.filter { $0 != .model && $0 != .instruction }.compactMap { field in
      guard let origin = report.presets.origin(of: field), let value = report.presets[origin][field] else { return nil }
      return Setting(name: field, value: value, origin: origin, remark: report.remarks[field]?.english)
    }
    parts = report.parts.map { part in
      Part(
        source: part.source, role: part.role, messageID: part.message, text: part.text,
        pictures: part.pictures.map { Picture(name: $0.name, bytes: $0.bytes.count) }, estimatedTokens: part.tokens,
        lore: part.lore.map { Entry($0) })
    }
  }
}

extension PromptRecord.Entry {
  init(_ origin: LoreOrigin) {
    (book, name, reason) = (origin.book, origin.entry, Language.english.words(for: origin.reason))
    if case .key(let key, _) = origin.reason { self.key = key } else { key = nil }
  }

  init(_ lore: LoreLeftOut) {
    (book, name, key, reason) = (lore.book, lore.entry, nil, Language.english.words(for: lore.reason))
  }
}

extension PromptRecord.Lore {
  init(_ lore: LoreSummary) {
    (estimatedTokens, budget, remarks) = (lore.tokens, lore.budget, lore.remarks.map(\.english))
    notSent = lore.leftOut.map { PromptRecord.Entry($0) }
  }
}
