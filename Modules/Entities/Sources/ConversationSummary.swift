/// A summary of the beginning of a conversation, which stands for messages that have no room any more.
public struct ConversationSummary: Hashable, Sendable {
  /// The longest, in bytes of UTF-8: 16 KiB.
  public static let longest = 16 << 10

  /// The words: from a model, so unsafe to show as they are.
  public var text: String
  /// The last message that it stands for.
  public var last: Message.ID
  /// How many messages it stands for.
  public var count: Int
  /// Who wrote it; nil when the user did, or changed it.
  public var model: ModelChoice?

  /// A summary from its parts.
  public init(text: String, last: Message.ID, count: Int, model: ModelChoice? = nil) {
    self.text = text
    self.last = last
    self.count = count
    self.model = model
  }
}

extension ConversationSummary {
  /// It as a text to keep: what it stands for, who wrote it, and its words, which may be anything, last.
  public var note: String {
    [last.description, "\(count)", model?.provider ?? "", Escapes.write(model?.model ?? ""), text].joined(
      separator: "\n")
  }

  /// Reads a text that was kept; nil when it is none.
  public init?(note: String) {
    let parts = note.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, let last = Message.ID(parts[0]), let count = Int(parts[1]), count > 0,
      let model = Escapes.read(parts[3])?.first
    else { return nil }
    self.init(
      text: parts[4], last: last, count: count,
      model: parts[2].isEmpty ? nil : ModelChoice(provider: parts[2], model: model))
  }
}
