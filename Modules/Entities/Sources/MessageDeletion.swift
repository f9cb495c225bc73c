/// Messages that the user deleted together. They are in the trash until the trash is emptied, and can be restored.
public struct MessageDeletion: Hashable, Identifiable, Sendable {
  /// The identifier of a deletion.
  public typealias ID = Identifier<MessageDeletion>

  /// How much is deleted.
  public enum Extent: String, Hashable, Sendable, Codable, CaseIterable {
    /// One message. The messages after it follow the one before it.
    case one
    /// A message and everything after it, on every branch.
    case below
  }

  /// Its identifier.
  public let id: ID
  /// The first of the messages, as it was.
  public let message: Message
  /// The number of messages.
  public let count: Int
  /// The time of the deletion.
  public let time: Timestamp

  /// A deletion.
  public init(id: ID, message: Message, count: Int, time: Timestamp) {
    (self.id, self.message, self.count, self.time) = (id, message, count, time)
  }
}
