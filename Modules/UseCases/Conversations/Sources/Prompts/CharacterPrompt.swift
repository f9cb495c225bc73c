import Entities

/// What a prompt says about a character, each part by its source. The order is that of other programs for character
/// cards; a part without text is left out. The plain assistant has no part.
struct CharacterPrompt {
  /// A part of the system's text.
  struct Section {
    var source: PromptReport.Part.Source
    var text: String
  }

  /// The parts before the conversation.
  private(set) var definitions: [Section] = []
  /// Examples of conversations, which are sent as far as there is room.
  private(set) var examples: [String] = []
  /// The instruction after the conversation; empty for none.
  private(set) var postHistory = ""

  init(_ speakers: Speakers) {
    guard !speakers.avatar.isAssistant else { return }
    let (definition, macros, language) = (speakers.definition, speakers.macros, speakers.language)
    let own = Self.instruction(for: macros.char, in: language)
    add(.systemPrompt, definition.systemPrompt.isBlank ? own : macros.expanded(definition.systemPrompt, original: own))
    add(.description, macros.expanded(Self.description(of: speakers.character, in: language)))
    add(
      .persona, macros.expanded(speakers.persona), under: language("About \(macros.user): ", "‘\(macros.user)’에 대하여: "))
    add(
      .personality, macros.expanded(definition.personality),
      under: language("\(macros.char)'s personality: ", "‘\(macros.char)’의 성격: "))
    add(
      .scenario, macros.expanded(definition.scenario), under: language("The circumstances: ", "상황: "))
    let heading = language("An example of how \(macros.char) talks:\n", "‘\(macros.char)’의 말투 예시:\n")
    examples = Self.blocks(of: definition.exampleDialogue).map { heading + macros.expanded($0) }
    postHistory = macros.expanded(definition.postHistoryInstructions, original: "").trimmed
  }

  private mutating func add(_ source: PromptReport.Part.Source, _ text: String, under heading: String = "") {
    if !text.isBlank { definitions.append(Section(source: source, text: heading + text.trimmed)) }
  }

  /// The instruction of this program for every character.
  private static func instruction(for name: String, in language: ContentLanguage) -> String {
    language(
      """
      You are \(name), a character in a conversation with one person.

      Stay in character and speak as \(name), in the first person. Never write what the person says. Answer in the \
      language that the person writes in.
      """,
      """
      당신은 한 사람과 이야기를 나누는 캐릭터이고, 이름은 ‘\(name)’입니다.

      언제나 이 캐릭터로서 일인칭으로 말하고, 상대방이 할 말을 대신 쓰지 마십시오. 상대방이 쓰는 언어로 대답하십시오.
      """)
  }

  /// The description; without any definition, the phrase of the three choices and the line for lists.
  private static func description(of character: CharacterDetails, in language: ContentLanguage) -> String {
    let (avatar, definition) = (character.avatar, character.definition)
    guard definition.description.isBlank, definition.personality.isBlank else { return definition.description }
    let phrase = AvatarDescription(
      character: avatar.character, action: avatar.action, location: avatar.location
    ).sentence(in: language)
    let sentence = language("{{char}}: \(phrase).", "\(phrase)입니다.")
    return avatar.tagline.isBlank ? sentence : sentence + "\n\n" + avatar.tagline
  }

  /// The blocks of example dialogue, which `<START>` separates, in any case.
  private static func blocks(of text: String) -> [String] {
    var (blocks, block) = ([String](), [Substring]())
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let isStart = line.utf8.count < 64 && String(line).trimmed.lowercased() == "<start>"
      if isStart {
        blocks.append(block.joined(separator: "\n"))
        block = []
      } else {
        block.append(line)
      }
    }
    blocks.append(block.joined(separator: "\n"))
    return blocks.map(\.trimmed).filter { !$0.isEmpty }
  }
}
