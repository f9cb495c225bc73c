import Entities

/// What `ask --dry-run --json` prints.
struct PromptRecord: Encodable, Equatable {
  let provider: String, model: String
  /// The size of all of it, and the largest that it may have, in tokens.
  let estimatedTokens: Int, budget: Int
  /// How many tokens the model keeps in view.
  let window: Int
  /// How many messages at the beginning of the chat have no room.
  let leftOut: Int
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
    (provider, model) = (report.model.provider, report.model.model)
    (estimatedTokens, budget, window) = (report.tokens, report.budget, report.window)
    (leftOut, summarized) = (report.leftOut, report.summarized)
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
