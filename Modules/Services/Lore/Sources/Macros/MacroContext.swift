public import Entities

/// Everything that macros can stand for, as values. A new context is empty; the caller sets what it knows.
public struct MacroContext: Hashable, Sendable {
  /// The names of the participants.
  public struct Names: Hashable, Sendable {
    /// The name of the user's persona: `{{user}}`.
    public var user = ""
    /// The nickname or the name of the character: `{{char}}`.
    public var character = ""
    /// The members of a group chat in its order; empty in a chat with one character.
    public var group: [String] = []
    /// The members that are muted.
    public var muted: Set<String> = []
  }

  /// The fields of the card and of the persona. They may contain macros.
  public struct Fields: Hashable, Sendable {
    /// Texts of the card.
    public var description = "", personality = "", scenario = "", examples = ""
    /// The card's own prompts.
    public var systemPrompt = "", postHistoryInstructions = "", depthPrompt = ""
    /// Facts about the card.
    public var creatorNotes = "", version = ""
    /// The first message and the alternate greetings.
    public var greetings: [String] = []
    /// The description of the user's persona.
    public var persona = ""
  }

  /// The state of the chat. Texts of messages are inserted as they are: macros in them are not expanded.
  public struct Chat: Hashable, Sendable {
    /// The latest message of all, of the user, of the character.
    public var lastMessage = "", lastUserMessage = "", lastCharacterMessage = ""
    /// Indices of messages, from 0; nil where there is none.
    public var lastIndex: Int?, firstIncludedIndex: Int?, firstDisplayedIndex: Int?
    /// The shown swipe of the last message and the number of its swipes, from 1.
    public var swipe: Int?, swipeCount: Int?
    /// The time of the user's message before the last one, for `{{idleDuration}}`.
    public var lastUserMessageTime: Timestamp?
    /// The text in the composer.
    public var input = ""
    /// The summary of messages without room.
    public var summary = ""
  }

  /// Facts about the request and its texts.
  public struct Request: Hashable, Sendable {
    /// The name of the model.
    public var model = ""
    /// Token counts: the window, the share of the reply, and the rest.
    public var contextTokens = 0, responseTokens = 0, promptTokens = 0
    /// The kind of generation, in SillyTavern's words.
    public var kind = GenerationKind.normal
    /// The prompt that a card's own prompt replaces: `{{original}}`, once in a text.
    public var original = ""
    /// The system prompt in use, and the usual one.
    public var systemPrompt = "", defaultSystemPrompt = ""
    /// The author's notes: of the chat, of the character, the usual one.
    public var authorsNote = "", characterNote = "", defaultNote = ""
    /// The joined lore of each outlet.
    public var outlets: [String: String] = [:]
  }

  /// The values.
  public var names = Names(), fields = Fields(), chat = Chat(), request = Request()
  /// The moment, and the user's seconds ahead of UTC at it.
  public var now = Timestamp(milliseconds: 0), utcOffset = 0
  /// The language of times and dates.
  public var language = ContentLanguage.english
  /// The seed of `{{random}}` and `{{roll}}`: another one for each prompt.
  public var seed: UInt64 = 0
  /// The seed of `{{pick}}`: the same for the whole chat.
  public var chatSeed: UInt64 = 0
  /// The variables before the expansion.
  public var variables = MacroVariables()

  /// An empty context.
  public init() {}
}

extension MacroContext.Fields {
  /// The texts of a character, without the white space around them.
  public init(_ definition: CharacterDefinition) {
    description = definition.description.trimmed
    personality = definition.personality.trimmed
    scenario = definition.scenario.trimmed
    examples = definition.exampleDialogue
    systemPrompt = definition.systemPrompt.trimmed
    postHistoryInstructions = definition.postHistoryInstructions.trimmed
    depthPrompt = definition.note.text.trimmed
    (creatorNotes, version, greetings) = (definition.creatorNotes, definition.version, definition.greetings)
  }
}

/// Why a reply is generated, in SillyTavern's words (documentation, “Triggers”).
public enum GenerationKind: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, `continue`, impersonate, swipe, regenerate, quiet
}
