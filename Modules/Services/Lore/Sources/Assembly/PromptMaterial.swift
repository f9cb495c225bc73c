public import Entities

/// What a prompt is made of. The texts of the card and the persona are in the context of the macros.
public struct PromptMaterial: Sendable {
  /// A message of the chat.
  public struct Message: Hashable, Sendable {
    /// The role; a narrator's is `system`.
    public var role: PromptReport.Part.Role
    /// The speaker's name.
    public var name: String
    /// The text.
    public var text: String
    /// Whether it is the greeting, whose macros are expanded each time.
    public var isGreeting: Bool

    /// A message.
    public init(role: PromptReport.Part.Role, name: String, text: String, isGreeting: Bool = false) {
      self.role = role
      self.name = name
      self.text = text
      self.isGreeting = isGreeting
    }
  }

  /// The user's main prompt, and the one after the history. A card's own take their places.
  public var mainPrompt = "", postHistoryInstructions = ""
  /// Further prompts of the user, after the scenario.
  public var auxiliaryPrompts: [String] = []
  /// Whether macros are expanded. Otherwise all texts are sent as they are.
  public var expandsMacros = true
  /// The place of the persona's description.
  public var persona = PersonaPlacement.inPrompt
  /// The author's note.
  public var note = AuthorsNote()
  /// The depth and the role of the character's own note.
  public var depthPromptDepth = 4, depthPromptRole = PromptReport.Part.Role.system
  /// The activated lore.
  public var lore: [ActivatedLore] = []
  /// The messages that have room, in the order of the chat.
  public var history: [Message] = []
  /// The number of all messages of the user, for the interval of the author's note.
  public var userMessageCount = 0
  /// The last prompt of all: what an impersonation or a quiet request asks for.
  public var controlPrompt = ""
  /// The texts around the parts.
  public var formats: PromptFormats
  /// The context of the macros.
  public var macros: MacroContext
  /// The bounds of the macros of each text.
  public var limits = MacroLimits()

  /// Material without any text.
  public init(macros: MacroContext) {
    self.macros = macros
    formats = PromptFormats(macros.language)
  }
}

/// The place of the persona's description.
public enum PersonaPlacement: Hashable, Sendable, Codable {
  /// With the definitions, or nowhere.
  case inPrompt, nowhere
  /// Above or below the author's note. Where the prompt has no note, the description is left out too.
  case noteTop, noteBottom
  /// Among the messages, counted from the newest.
  case atDepth(Int, PromptReport.Part.Role)
}

extension AuthorsNote {
  /// Whether it is inserted after so many messages of the user.
  func isDue(after count: Int) -> Bool {
    interval == 1 || interval > 1 && count >= interval && count % interval == 0
  }
}

/// The texts around the parts of a prompt. An empty `personality` or `scenario` leaves out that part, an empty marker
/// that line.
public struct PromptFormats: Hashable, Sendable {
  /// How example dialogue is sent.
  public enum Examples: String, Hashable, Sendable, Codable, CaseIterable {
    /// As messages of the user and the assistant.
    case turns
    /// As text of the system message.
    case text
  }

  /// The personality and the scenario, with their macros.
  public var personality = "{{personality}}", scenario = "{{scenario}}"
  /// The lines before each block of examples, and before the chat.
  public var exampleMarker = "", chatMarker = ""
  /// In group chats, the line at the end of the history.
  public var groupNudge = ""
  /// How example dialogue is sent.
  public var examples = Examples.turns

  /// The texts of a language.
  public init(_ language: ContentLanguage) {
    personality = language("The personality of {{char}}: {{personality}}", "{{char}}의 성격: {{personality}}")
    scenario = language("The situation: {{scenario}}", "상황: {{scenario}}")
    exampleMarker = language("An example of the dialogue:", "대화의 예:")
    groupNudge = language("Write only the next message of {{char}}.", "{{char}}의 다음 메시지만 쓰십시오.")
  }
}
