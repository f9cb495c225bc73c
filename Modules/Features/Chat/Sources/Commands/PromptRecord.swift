import Entities

/// What `ask --dry-run --json` prints.
struct PromptRecord: Encodable, Equatable {
  let provider: String, model: String
  /// The host and port of its server; left out where that is the provider's own, and for rules.
  let host: String?
  /// The size of all of it, in tokens.
  let estimatedTokens: Int
  /// The largest size that it may have, and how many tokens the model keeps in view; left out where nobody knows.
  let budget: Int?, window: Int?
  /// How many messages at the beginning of the chat have no room.
  let leftOut: Int
  /// How many answers of rules are not sent to a model.
  let rulesLeftOut: Int
  /// For how many of them a summary stands.
  let summarized: Int
  /// What is set for the reply; nothing that is as usual.
  let settings: [Setting]
  let parts: [Part]

  struct Part: Encodable, Equatable {
    let source: PromptReport.Part.Source
    let role: PromptReport.Part.Role
    /// Left out for what is no message yet.
    let messageID: Message.ID?
    let text: String
    let pictures: [Picture]
    let estimatedTokens: Int
  }

  struct Setting: Encodable, Equatable {
    let name: Preset.Field
    let value: String
    let origin: PresetStack.Origin
    /// What the provider makes of it otherwise than it says; left out where it is as it says.
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
    settings = Preset.Field.allCases.filter { $0 != .model && $0 != .instruction }.compactMap { field in
      guard let origin = report.presets.origin(of: field), let value = report.presets[origin][field] else { return nil }
      return Setting(name: field, value: value, origin: origin, remark: report.remarks[field]?.english)
    }
    parts = report.parts.map { part in
      Part(
        source: part.source, role: part.role, messageID: part.message, text: part.text,
        pictures: part.pictures.map { Picture(name: $0.name, bytes: $0.bytes.count) }, estimatedTokens: part.tokens)
    }
  }
}
