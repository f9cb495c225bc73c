/// What is sent to a model for one reply: every part, where it comes from and about what it costs, and what has no room.
///
/// What the model gets is made of these parts, so that nothing else can be in it.
public struct PromptReport: Hashable, Sendable {
  /// One part.
  public struct Part: Hashable, Sendable {
    /// Where a part comes from.
    public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
      /// Who the avatar is.
      case avatar
      /// What a preset tells the model besides.
      case preset
      /// What the user told the model for this turn alone.
      case instruction
      /// What stands for messages that have no room any more.
      case summary
      /// What the provider wants before a conversation that the avatar begins.
      case opening
      /// What the avatar says first in every conversation.
      case greeting
      /// A message of the conversation.
      case message
      /// What is about to be said.
      case question
    }

    /// As whom it is sent.
    public enum Role: String, Hashable, Sendable, Codable {
      case system, user, assistant
    }

    /// Where it comes from.
    public var source: Source
    /// As whom it is sent.
    public var role: Role
    /// Which message it is; nil for what is none, or not yet.
    public var message: Message.ID?
    /// The words, as they are sent: unsafe to show as they are.
    public var text: String
    /// The pictures that go with it.
    public var pictures: [UserTurn.Picture]
    /// About how many tokens it costs.
    public var tokens: Int

    /// A part from its properties.
    public init(
      source: Source, role: Role, message: Message.ID? = nil, text: String, pictures: [UserTurn.Picture] = [],
      tokens: Int
    ) {
      self.source = source
      self.role = role
      self.message = message
      self.text = text
      self.pictures = pictures
      self.tokens = tokens
    }
  }

  /// Who gets it.
  public var model: ModelSelection
  /// The parts, in the order in which they are sent.
  public var parts: [Part]
  /// How many messages at the beginning of the conversation have no room.
  public var leftOut: Int
  /// How many answers of the rules on this machine are not sent to a model: they are not its words.
  public var rulesLeftOut: Int
  /// The summary that is sent; nil for none.
  public var summary: ConversationSummary?
  /// What was set for the reply, and where; what its provider makes of a value otherwise than it says.
  public var presets: PresetStack, remarks: [Preset.Field: LocalizedText]
  /// How many tokens the model can keep in view, nil where nobody knows, and how many are left for its reply.
  public var window: Int?, reply: Int

  /// A report from its properties.
  public init(
    model: ModelSelection, parts: [Part], leftOut: Int = 0, rulesLeftOut: Int = 0, summary: ConversationSummary? = nil,
    presets: PresetStack = PresetStack(), remarks: [Preset.Field: LocalizedText] = [:], window: Int?, reply: Int
  ) {
    self.model = model
    self.parts = parts
    self.leftOut = leftOut
    self.rulesLeftOut = rulesLeftOut
    self.summary = summary
    self.presets = presets
    self.remarks = remarks
    self.window = window
    self.reply = reply
  }

  /// About how many tokens all of it costs.
  public var tokens: Int { parts.reduce(0) { $0 + $1.tokens } }

  /// How many tokens it may cost; nil where nobody knows.
  public var budget: Int? { window.map { max(0, $0 - reply) } }

  /// Where what is sent of the conversation begins; nil when all of it is sent, or none.
  public var cut: PromptCut? {
    guard leftOut > 0, let first = parts.lazy.compactMap(\.message).first else { return nil }
    return PromptCut(first: first, leftOut: leftOut, summarized: summarized)
  }

  /// For how many of the messages without room the summary stands.
  public var summarized: Int { min(leftOut, summary?.count ?? 0) }
}

/// Where the part of a conversation begins that is sent.
public struct PromptCut: Hashable, Sendable {
  /// The oldest message that is sent.
  public var first: Message.ID
  /// How many messages before it are not.
  public var leftOut: Int
  /// For how many of them a summary stands.
  public var summarized: Int

  /// A cut from its properties.
  public init(first: Message.ID, leftOut: Int, summarized: Int = 0) {
    self.first = first
    self.leftOut = leftOut
    self.summarized = summarized
  }
}
