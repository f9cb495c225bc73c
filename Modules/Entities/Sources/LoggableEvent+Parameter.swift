extension LoggableEvent {
  /// A detail of an event. Only the functions below make one.
  public struct Parameter: Hashable, Sendable {
    /// The kinds of values. The list is complete: none of them contains free text.
    public enum Value: Hashable, Sendable {
      /// The bits of an identifier.
      case id(high: UInt64, low: UInt64)
      /// A choice of a list in the program.
      case choice(String)
      case count(Int)
      /// Whole milliseconds.
      case duration(Int64)
      case truth(Bool)
    }

    /// Its name: `chat_id`.
    public let key: String
    /// Its value.
    public let value: Value

    private init(_ key: StaticString, _ value: Value) {
      self.key = "\(key)"
      self.value = value
    }
  }
}

extension LoggableEvent.Parameter {
  /// The avatar: `avatar_id`.
  public static func avatar(_ id: Avatar.ID) -> Self { .id("avatar_id", id) }

  /// The conversation: `chat_id`.
  public static func chat(_ id: Conversation.ID) -> Self { .id("chat_id", id) }

  /// The message: `message_id`.
  public static func message(_ id: Message.ID) -> Self { .id("message_id", id) }

  /// An identifier of another entity.
  public static func id<Entity>(_ key: StaticString, _ id: Identifier<Entity>) -> Self {
    Self(key, .id(high: id.high, low: id.low))
  }

  /// A choice of a list; a value that is not in its type's list becomes `other`.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: StaticString, _ choice: Choice
  ) -> Self {
    let isListed = Choice.allCases.contains { $0.rawValue == choice.rawValue }
    return Self(key, .choice(isListed ? choice.rawValue : "other"))
  }

  /// A number.
  public static func count(_ key: StaticString, _ count: Int) -> Self { Self(key, .count(count)) }

  /// A duration: `duration`, rounded down to milliseconds.
  public static func duration(_ duration: Duration) -> Self {
    let (seconds, attoseconds) = duration.components
    return Self("duration", .duration(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
  }

  /// A truth value.
  public static func truth(_ key: StaticString, _ truth: Bool) -> Self { Self(key, .truth(truth)) }

  /// The type of an error: `error_kind`. The text of the error is left out, because it may quote the user.
  public static func kind(of error: any Error) -> Self {
    Self("error_kind", .choice("\(type(of: error))"))
  }
}
