/// A summary of the beginning of a conversation. It replaces messages that have no room in the prompt.
public struct ConversationSummary: Hashable, Sendable {
  /// The longest summary, in bytes of UTF-8: 16 KiB.
  public static let longest = 16 << 10

  /// The text. It comes from a model: sanitise before showing.
  public var text: String
  /// The last message that it covers.
  public var last: Message.ID
  /// The number of messages that it covers.
  public var count: Int
  /// The model that wrote it; nil when the user wrote or edited it.
  public var model: ModelChoice?
  /// The number of messages up to the last covered one, when the summary was written. It is more than `count` if the
  /// summary did not cover all of them.
  public var length: Int
  /// The number of deleted messages among them since then. The text may still tell of them.
  public var deleted = 0

  /// A summary.
  /// - Parameter length: The number of messages up to the last one; nil for those that it covers.
  public init(text: String, last: Message.ID, count: Int, length: Int? = nil, model: ModelChoice? = nil) {
    self.text = text
    self.length = length ?? count
    self.last = last
    self.count = count
    self.model = model
  }
}

extension ConversationSummary {
  /// The summary as a text to store: what it covers, its author, and last its text, which may contain anything.
  public var note: String {
    [
      last.description, length == count ? "\(count)" : "\(count) \(length)", model?.provider ?? "",
      Escapes.write(model?.model ?? ""), text,
    ].joined(
      separator: "\n")
  }

  /// Parses a stored text; nil when it is invalid.
  public init?(note: String) {
    let parts = note.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, let last = Message.ID(parts[0]) else { return nil }
    let numbers = parts[1].split(separator: " ").compactMap { Int($0) }
    guard let count = numbers.first, count > 0, let length = numbers.last, length >= count,
      let model = Escapes.read(parts[3])?.first
    else { return nil }
    self.init(
      text: parts[4], last: last, count: count, length: length,
      model: parts[2].isEmpty ? nil : ModelChoice(provider: parts[2], model: model))
  }
}
