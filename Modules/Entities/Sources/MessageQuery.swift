/// What a search over the messages looks for.
public struct MessageQuery: Hashable, Sendable {
  /// The words: every one must be in the message.
  public var text: String
  /// The letters of the name of the chat's character; nil for any.
  public var character: String?
  /// The letters of a tag of the chat; nil for any chat.
  public var tag: String?
  /// The side that wrote the message; nil for both.
  public var role: Message.Role?
  /// The message was written on `from` or later, and before `before`; nil for any day.
  public var from: CalendarTime?, before: CalendarTime?

  /// A search for words.
  public init(_ text: String) { self.text = text }
}
