extension LoggableEvent {
  /// Something known about an event. It is made by the functions below and by nothing else.
  public struct Parameter: Hashable, Sendable {
    /// What a parameter can be. A list that is complete: none of them holds words.
    public enum Value: Hashable, Sendable {
      /// The bits of an identifier.
      case id(high: UInt64, low: UInt64)
      /// One of a list that the program has.
      case choice(String)
      case count(Int)
      /// In whole milliseconds.
      case duration(Int64)
      case truth(Bool)
    }

    /// Its name: `chat_id`.
    public let key: String
    /// What it is.
    public let value: Value

    private init(_ key: StaticString, _ value: Value) {
      self.key = "\(key)"
      self.value = value
    }
  }
}

extension LoggableEvent.Parameter {
  /// Which avatar: `avatar_id`.
  public static func avatar(_ id: Avatar.ID) -> Self { .id("avatar_id", id) }

  /// Which conversation: `chat_id`.
  public static func chat(_ id: Conversation.ID) -> Self { .id("chat_id", id) }

  /// Which message: `message_id`.
  public static func message(_ id: Message.ID) -> Self { .id("message_id", id) }

  /// An identifier of something else.
  public static func id<Entity>(_ key: StaticString, _ id: Identifier<Entity>) -> Self {
    Self(key, .id(high: id.high, low: id.low))
  }

  /// One of a list; what is not on its type's list becomes `other`.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: StaticString, _ choice: Choice
  ) -> Self {
    let isListed = Choice.allCases.contains { $0.rawValue == choice.rawValue }
    return Self(key, .choice(isListed ? choice.rawValue : "other"))
  }

  /// How many.
  public static func count(_ key: StaticString, _ count: Int) -> Self { Self(key, .count(count)) }

  /// How long: `duration`, rounded down to milliseconds.
  public static func duration(_ duration: Duration) -> Self {
    let (seconds, attoseconds) = duration.components
    return Self("duration", .duration(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
  }

  /// Whether something was so.
  public static func truth(_ key: StaticString, _ truth: Bool) -> Self { Self(key, .truth(truth)) }

  /// The type of an error, as the program calls it: `error_kind`. What the error says stays out: it may quote anybody.
  public static func kind(of error: any Error) -> Self {
    Self("error_kind", .choice("\(type(of: error))"))
  }
}
