public import Entities

/// What is understood of a card. Everything else in it is kept too, in the card's document.
public struct CardFields: Hashable, Sendable {
  /// A text that is put among the messages of a chat (SillyTavern's `depth_prompt`).
  public struct DepthPrompt: Hashable, Sendable {
    /// The text.
    public var text: String
    /// How many messages come after it, at least 0.
    public var depth: Int
    /// The role of its message.
    public var role: LoreEntry.Role

    /// A text at a depth.
    public init(text: String, depth: Int = 4, role: LoreEntry.Role = .system) {
      (self.text, self.depth, self.role) = (text, depth, role)
    }
  }

  /// The character's name, and the name that stands for `{{char}}` instead of it; nil for none.
  public var name = "", nickname: String?
  /// The main definition, a summary of the personality, and the circumstances.
  public var description = "", personality = "", scenario = ""
  /// The greeting, other greetings, and those for chats of several characters.
  public var firstMessage = "", alternateGreetings: [String] = [], groupOnlyGreetings: [String] = []
  /// Examples of a dialogue, in blocks that begin with `<START>`.
  public var exampleDialogue = ""
  /// Texts that replace the user's system prompt, and the user's text after the chat; empty for none.
  public var systemPrompt = "", postHistoryInstructions = ""
  /// The creator's notes for users; never for the model.
  public var creatorNotes = ""
  /// The creator's notes by language, with the codes of ISO 639-1.
  public var creatorNotesByLanguage: [String: String] = [:]
  /// Words to find the character by.
  public var tags: [String] = []
  /// The creator, and the creator's number of this version.
  public var creator = "", characterVersion = ""
  /// How likely the character speaks in a chat of several, from 0 to 1; nil if the card does not say.
  public var talkativeness: Double?
  /// Whether its owner had marked it as a favourite in SillyTavern. An export writes the mark as it was.
  public internal(set) var isFavorite = false
  /// A text among the messages; nil for none.
  public var depthPrompt: DepthPrompt?
  /// The character's own lorebook; nil for none.
  public var lorebook: Lorebook?
  /// The name of SillyTavern's lorebook that goes with the card; nil for none.
  public var world: String?
  /// How this program shows the character.
  public var presentation = CardPresentation()
  /// Pictures and other files.
  public var assets: [CardAsset] = []
  /// Where the card comes from: ids or addresses.
  public var source: [String] = []
  /// When the card was made and last exported; nil if unknown.
  public var created: Timestamp?, modified: Timestamp?

  /// Empty fields.
  public init() {}
}

extension CardFields {
  /// All greetings of a chat with one character: the first message, then the others, without empty ones.
  public var greetings: [String] { ([firstMessage] + alternateGreetings).filter { !$0.isEmpty } }

  /// The creator's notes for a user.
  public func creatorNotes(in language: ContentLanguage) -> String {
    creatorNotesByLanguage[language.rawValue] ?? creatorNotesByLanguage["en"] ?? creatorNotes
  }
}
