import Entities
import LanguageModels

/// The instruction for writing a character, in the language of most of the user's words and the texts so far.
struct CharacterPrompt {
  private let idea: CharacterIdea
  private let language: ContentLanguage

  init(_ idea: CharacterIdea) {
    self.idea = idea
    let draft = idea.draft.definition
    let words = idea.words + idea.draft.name + draft.description + draft.personality + draft.greeting
    language = ContentLanguage(ofMost: words)
  }

  var task: String {
    let start = language(
      """
      You write characters for a program in which a person talks with them. What the person sends are ideas and texts of \
      such a character. Write in their language. In the texts write {{char}} for the character's name and {{user}} for \
      the person's.
      """,
      """
      당신은 사람이 대화할 캐릭터를 씁니다. 받은 글은 그런 캐릭터의 아이디어와 내용입니다. 그 글의 언어로 쓰십시오. 글 안에서 \
      캐릭터의 이름은 {{char}}, 상대방의 이름은 {{user}}라고 쓰십시오.
      """)
    return start + "\n\n" + (idea.field.map(form(of:)) ?? formOfAll)
  }

  private var formOfAll: String {
    let sections = CharacterIdea.fields.map { "### \(name(of: $0))\n(\(purpose(of: $0)))" }.joined(separator: "\n")
    return language(
      "Answer with these sections and nothing else, each behind its heading:", "다음 항목만, 제목을 붙여 차례대로 쓰십시오:")
      + "\n\n" + sections
  }

  private func form(of field: CharacterField) -> String {
    language(
      "Write only this part anew: \(name(of: field)) (\(purpose(of: field))). Answer with its text alone, without a heading.",
      "이 부분만 새로 쓰십시오: \(name(of: field)) (\(purpose(of: field))). 제목 없이 내용만 쓰십시오.")
  }

  /// The user's words, and the texts of the character so far.
  var material: String {
    var parts: [String] = []
    if !idea.words.isBlank { parts.append(language("The idea: ", "아이디어: ") + idea.words.trimmed) }
    let there = CharacterIdea.fields.filter { !text(of: $0).isBlank }
    if !there.isEmpty {
      parts.append(
        language("What is there so far. Keep to it:", "지금까지의 내용입니다. 이에 맞추십시오:") + "\n\n"
          + there.map { "### \(name(of: $0))\n\(text(of: $0).trimmed)" }.joined(separator: "\n\n"))
    }
    if let field = idea.field, !text(of: field).isBlank {
      parts.append(
        language(
          "Write \(name(of: field)) in another way than there.", "\(name(of: field)) 부분은 지금 내용과 다르게 쓰십시오."))
    }
    return parts.isEmpty ? language("Any character you like.", "원하는 캐릭터를 자유롭게.") : parts.joined(separator: "\n\n")
  }

  private func text(of field: CharacterField) -> String {
    field == .tags ? idea.draft.definition.tags.joined(separator: ", ") : idea.draft[field]
  }

  private func name(of field: CharacterField) -> String {
    switch field {
    case .name: language("Name", "이름")
    case .personality: language("Personality", "성격")
    case .scenario: language("Scenario", "상황")
    case .greeting: language("First message", "첫인사")
    case .exampleDialogue: language("Example dialogue", "말투 예시")
    case .tags: language("Tags", "태그")
    default: language("Description", "설명")
    }
  }

  private func purpose(of field: CharacterField) -> String {
    switch field {
    case .name: language("one line, at most 40 characters", "한 줄, 40자 이하")
    case .personality: language("a few words or sentences", "몇 낱말이나 문장")
    case .scenario: language("where and when the two meet", "둘이 만나는 곳과 때")
    case .greeting:
      language("what the character says and does first, as in a conversation", "대화에서 캐릭터가 처음 하는 말과 행동")
    case .exampleDialogue:
      language(
        "two exchanges: a line <START> before each, then lines {{user}}: … and {{char}}: …",
        "두 번의 주고받음. 각각 앞에 <START> 줄, 그다음 {{user}}: …와 {{char}}: … 줄")
    case .tags: language("three to six words with commas between them", "쉼표로 구분한 낱말 세 개에서 여섯 개")
    default:
      language("looks, past, habits and manner of speaking, in up to 250 words", "외모, 과거, 버릇, 말투를 250단어 이내로")
    }
  }
}
