/// The definition of a character: the fields of a character card, as models and users get them.
///
/// It is loaded by the avatar's id, because its texts can be long: lists need only the `Avatar`. The fields are those
/// of the card formats V1 to V3 (https://github.com/malfoyslastname/character-card-spec-v2,
/// https://github.com/kwaroran/character-card-spec-v3). Texts may contain macros such as `{{char}}`, and come from
/// files of others: sanitise before showing.
public struct CharacterDefinition: Hashable, Sendable, Codable {
  /// The most bytes of UTF-8 of all fields together: 4 MiB, two hundred times the largest card that was measured.
  public static let longest = 4 << 20

  /// The name that stands for `{{char}}`; empty for the avatar's name.
  public var nickname: String
  /// The description of the character, for the model.
  public var description: String
  /// Its personality in short, for the model.
  public var personality: String
  /// The circumstances of the conversation, for the model.
  public var scenario: String
  /// Its first message in a new chat.
  public var greeting: String
  /// Other first messages, which are alternatives to `greeting`.
  public var alternateGreetings: [String]
  /// Examples of how it talks: blocks that begin with a line `<START>`, with lines `{{user}}: …` and `{{char}}: …`.
  public var exampleDialogue: String
  /// Replaces the program's instruction for characters; `{{original}}` in it stands for that one.
  public var systemPrompt: String
  /// An instruction after the last message.
  public var postHistoryInstructions: String
  /// Its own note among the messages.
  public var note: CharacterNote
  /// Words for the user. They are in no prompt.
  public var creatorNotes: String
  /// Words to find it by. They are in no prompt.
  public var tags: [String]
  /// How often it speaks in a group, from 0 to 1; nil where it is not set. A number out of range becomes the nearest.
  public var talkativeness: Double? {
    didSet { talkativeness = Self.inRange(talkativeness) }
  }
  /// Its author, in words.
  public var creator: String
  /// The author's name for this version of it.
  public var version: String
  /// Its lorebook, as the JSON text of a `character_book`; empty for none.
  public var lorebook: String

  /// A definition; every field is empty unless it is given.
  public init(
    nickname: String = "", description: String = "", personality: String = "", scenario: String = "",
    greeting: String = "", alternateGreetings: [String] = [], exampleDialogue: String = "", systemPrompt: String = "",
    postHistoryInstructions: String = "", note: CharacterNote = CharacterNote(), creatorNotes: String = "",
    tags: [String] = [], talkativeness: Double? = nil, creator: String = "", version: String = "",
    lorebook: String = ""
  ) {
    self.nickname = nickname
    self.description = description
    self.personality = personality
    self.scenario = scenario
    self.greeting = greeting
    self.alternateGreetings = alternateGreetings
    self.exampleDialogue = exampleDialogue
    self.systemPrompt = systemPrompt
    self.postHistoryInstructions = postHistoryInstructions
    self.note = note
    self.creatorNotes = creatorNotes
    self.tags = tags
    self.talkativeness = Self.inRange(talkativeness)
    self.creator = creator
    self.version = version
    self.lorebook = lorebook
  }

  private static func inRange(_ number: Double?) -> Double? {
    number.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }
}

extension CharacterDefinition {
  /// Whether every field is empty.
  public var isEmpty: Bool { self == CharacterDefinition() }

  /// The first messages to choose from: the greeting and its alternatives, without blank ones.
  public var greetings: [String] {
    ([greeting] + alternateGreetings).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The bytes of all fields in UTF-8, for comparison with `longest`.
  public var size: Int {
    CharacterField.ofDefinition.reduce(0) { $0 + self[$1].utf8.count }
  }
}
