/// The prompt for one reply: every part with its source and its approximate cost, and the messages without room.
///
/// The request to the model is made of these parts, so that it cannot contain anything else.
public struct PromptReport: Hashable, Sendable {
  /// One part.
  public struct Part: Hashable, Sendable {
    /// The source of a part.
    public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
      /// The instruction for playing the character: the program's, or the character's own.
      case systemPrompt = "system_prompt"
      /// The description of the character.
      case description
      /// Its personality.
      case personality
      /// The circumstances of the conversation.
      case scenario
      /// The description of the user's persona.
      case persona
      /// An entry of a lorebook.
      case lore
      /// The user's note in the chat.
      case note = "authors_note"
      /// The character's own note among the messages.
      case depthPrompt = "depth_prompt"
      /// The instruction of a preset.
      case preset
      /// The user's instruction for this turn alone.
      case instruction
      /// An example of how the character talks.
      case example
      /// The summary that replaces messages without room.
      case summary
      /// A message that the provider requires before a conversation begun by the avatar.
      case opening
      /// The avatar's first message in every conversation.
      case greeting
      /// A message of the conversation.
      case message
      /// The message that is about to be sent.
      case question
      /// The character's instruction after the last message, in the user's turn.
      case postHistory = "post_history"
    }

    /// The role of a part.
    public enum Role: String, Hashable, Sendable, Codable {
      case system, user, assistant
    }

    /// The source.
    public var source: Source
    /// The role.
    public var role: Role
    /// The message; nil for another part, or for a message that is not stored yet.
    public var message: Message.ID?
    /// The text as it is sent: sanitise before showing.
    public var text: String
    /// The attached pictures.
    public var pictures: [UserTurn.Picture]
    /// The approximate number of tokens.
    public var tokens: Int
    /// Why an entry of a lorebook is here; nil for any other part.
    public var lore: LoreOrigin?
    /// The name of the speaker before a message of a group chat, or before the words of a narrator; nil for the words of the
    /// character that answers, and for those of the user in a chat with one character.
    public var speaker: String?
    /// The author of a message of the conversation; nil for any other part. The role of the words of
    /// another member or of a narrator is the user's.
    public var author: Message.Role?
    /// Whether it stands on the next line of the part before it, and not in a message or a paragraph of its own.
    public var isContinuation: Bool

    /// A part.
    public init(
      source: Source, role: Role, message: Message.ID? = nil, text: String, pictures: [UserTurn.Picture] = [],
      tokens: Int, lore: LoreOrigin? = nil, isContinuation: Bool = false, speaker: String? = nil,
      author: Message.Role? = nil
    ) {
      self.source = source
      self.role = role
      self.message = message
      self.text = text
      self.pictures = pictures
      self.tokens = tokens
      self.lore = lore
      self.isContinuation = isContinuation
      self.speaker = speaker
      self.author = author
    }
  }

  /// The model that receives it.
  public var model: ModelSelection
  /// The parts, in the order of sending.
  public var parts: [Part]
  /// The number of messages at the beginning of the conversation that have no room.
  public var leftOut: Int
  /// The number of replies of the offline rules that are not sent, because they are not a model's words.
  public var rulesLeftOut: Int
  /// The number of examples of the character that have no room.
  public var examplesLeftOut: Int
  /// The number of messages that are not sent because the user hid them, as far back as the conversation was read.
  public var hidden: Int
  /// What is left out of the lorebooks; nil where no lorebook is in use.
  public var lore: LoreSummary?
  /// The summary in the prompt; nil for none.
  public var summary: ConversationSummary?
  /// The settings for the reply with their origins, and the values that the provider refuses or does not receive.
  public var presets: PresetStack, remarks: [Preset.Field: LocalizedText]
  /// The model's context window in tokens, nil where it is unknown, and the tokens reserved for the reply.
  public var window: Int?, reply: Int

  /// A report.
  public init(
    model: ModelSelection, parts: [Part], leftOut: Int = 0, rulesLeftOut: Int = 0, examplesLeftOut: Int = 0,
    hidden: Int = 0, lore: LoreSummary? = nil, summary: ConversationSummary? = nil,
    presets: PresetStack = PresetStack(),
    remarks: [Preset.Field: LocalizedText] = [:], window: Int?, reply: Int
  ) {
    self.model = model
    self.parts = parts
    self.leftOut = leftOut
    self.rulesLeftOut = rulesLeftOut
    self.examplesLeftOut = examplesLeftOut
    self.hidden = hidden
    self.lore = lore
    self.summary = summary
    self.presets = presets
    self.remarks = remarks
    self.window = window
    self.reply = reply
  }

  /// Whether something of a character is sent. The plain assistant has nothing of the kind.
  public var hasPersona: Bool {
    parts.contains { [.systemPrompt, .description, .personality, .scenario].contains($0.source) }
  }

  /// The approximate number of tokens of all parts.
  public var tokens: Int { parts.reduce(0) { $0 + $1.tokens } }

  /// The most tokens for the prompt; nil where the context window is unknown.
  public var budget: Int? { window.map { max(0, $0 - reply) } }

  /// The place where the sent part of the conversation begins; nil when all or none of it is sent.
  public var cut: PromptCut? {
    guard leftOut > 0, let first = parts.lazy.compactMap(\.message).first else { return nil }
    return PromptCut(first: first, leftOut: leftOut, summarized: summarized)
  }

  /// The number of messages without room that the summary covers.
  public var summarized: Int { min(leftOut, summary?.count ?? 0) }
}

/// The beginning of the part of a conversation that is sent.
public struct PromptCut: Hashable, Sendable {
  /// The oldest message that is sent.
  public var first: Message.ID
  /// The number of messages before it.
  public var leftOut: Int
  /// The number of those that a summary covers.
  public var summarized: Int

  /// A cut.
  public init(first: Message.ID, leftOut: Int, summarized: Int = 0) {
    self.first = first
    self.leftOut = leftOut
    self.summarized = summarized
  }
}
