/// An action on one message of a chat.
public enum MessageVerb: String, Hashable, Sendable, CaseIterable {
  /// Requests another reply to the same question.
  case again
  /// Requests more of a reply.
  case goOn
  /// Shows the other form after it: another reply to the same question, or the message as it was edited.
  case otherAnswer
  /// Shows the one before it.
  case previousAnswer
  /// Takes a message of the user back into the field.
  case edit
  /// Copies its text.
  case copy
  /// Keeps it out of the prompt, or sends it again.
  case hide
  /// Pins it, or takes the pin away.
  case pin
  /// Gives it a bookmark, or takes the bookmark away.
  case bookmark
  /// Deletes it.
  case delete
  /// Deletes it and everything after it.
  case deleteBelow
}

/// The messages of a chat that actions are offered for.
public struct MessageMenu: Hashable, Sendable {
  /// A message, and the actions that apply to it.
  public struct Item: Hashable, Sendable {
    /// The message.
    public var message: Message
    /// The actions, in the order of a menu.
    public var verbs: [MessageVerb]
    /// The name of its speaker; nil for the character, and for the user without a persona.
    public var speaker: String?

    /// An item.
    public init(_ message: Message, verbs: [MessageVerb], speaker: String? = nil) {
      (self.message, self.verbs, self.speaker) = (message, verbs, speaker)
    }
  }

  /// The messages, the oldest first.
  public var items: [Item]
  /// The message that the menu begins with.
  public var first: Message.ID
  /// The name of the character; nil where there is none.
  public var characterName: String?

  /// A menu.
  public init(_ items: [Item], first: Message.ID, characterName: String? = nil) {
    (self.items, self.first, self.characterName) = (items, first, characterName)
  }
}

/// An action that the user chose for a message.
public struct MessageChoice: Hashable, Sendable {
  /// The message.
  public let message: Message.ID
  /// The action.
  public let verb: MessageVerb

  /// A choice.
  public init(_ message: Message.ID, _ verb: MessageVerb) { (self.message, self.verb) = (message, verb) }
}
