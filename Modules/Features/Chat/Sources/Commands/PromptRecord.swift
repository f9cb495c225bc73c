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

  struct Picture: Encodable, Equatable {
    let name: String
    let bytes: Int
  }

  init(_ report: PromptReport) {
    (provider, model) = (report.model.provider, report.model.model)
    (estimatedTokens, budget, window) = (report.tokens, report.budget, report.window)
    leftOut = report.leftOut
    parts = report.parts.map { part in
      Part(
        source: part.source, role: part.role, messageID: part.message, text: part.text,
        pictures: part.pictures.map { Picture(name: $0.name, bytes: $0.bytes.count) }, estimatedTokens: part.tokens)
    }
  }
}
