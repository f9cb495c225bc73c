import Entities

/// The JSON value of `ask --json`.
struct AskAnswer: Encodable, Equatable {
  /// Why the reply ended.
  enum FinishReason: String, Encodable {
    case stop, length, interrupted, cancelled, error
  }

  let chatID: Conversation.ID
  /// Nil when the reply did not begin.
  let messageID: Message.ID?
  /// The avatar's name; nil when the avatar is in no store.
  let avatar: String?
  let provider: String
  let model: String
  /// The host and port of its server; nil for the provider's own, and for rules.
  let host: String?
  let text: String
  let finishReason: FinishReason
  /// Why the reply is incomplete, as a sentence; nil if it is complete, or was stopped.
  let error: String?
  /// The usage of the reply; nil if it is unknown.
  let usage: TokenUsage?

  private enum CodingKeys: CodingKey {
    case chatID, messageID, avatar, provider, model, host, text, finishReason, error, usage
  }

  /// Writes every key, also those without a value, so that readers always find the same keys.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(chatID, forKey: .chatID)
    try container.encode(messageID, forKey: .messageID)
    try container.encode(avatar, forKey: .avatar)
    try container.encode(provider, forKey: .provider)
    try container.encode(model, forKey: .model)
    try container.encode(host, forKey: .host)
    try container.encode(text, forKey: .text)
    try container.encode(finishReason, forKey: .finishReason)
    try container.encode(error, forKey: .error)
    try container.encode(usage, forKey: .usage)
  }
}
