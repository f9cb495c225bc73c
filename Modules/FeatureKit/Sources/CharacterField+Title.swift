public import Entities
public import TerminalUI

extension CharacterField {
  /// Its name for the user.
  public func title(in language: Language) -> String {
    switch self {
    case .name: language("Name", "이름")
    case .kind: language("Kind", "종류")
    case .action: language("Action", "행동")
    case .location: language("Place", "장소")
    case .tagline: language("In short", "한마디로")
    case .look: language("Portrait", "초상")
    case .nickname: language("Nickname", "별명")
    case .description: language("Description", "설명")
    case .personality: language("Personality", "성격")
    case .scenario: language("Scenario", "상황")
    case .greeting: language("First message", "첫인사")
    case .alternateGreetings: language("Further greetings", "다른 첫인사")
    case .exampleDialogue: language("Example dialogue", "말투 예시")
    case .systemPrompt: language("System prompt", "시스템 프롬프트")
    case .postHistoryInstructions: language("Instruction after the messages", "메시지 뒤의 지시")
    case .note: language("Character's note", "캐릭터 노트")
    case .noteDepth: language("Messages after the note", "노트 뒤의 메시지 수")
    case .noteRole: language("Role of the note", "노트의 역할")
    case .creatorNotes: language("Creator's notes", "만든 이의 메모")
    case .tags: language("Tags", "태그")
    case .talkativeness: language("Talkativeness", "말이 많은 정도")
    case .creator: language("Creator", "만든 이")
    case .version: language("Version", "버전")
    case .lorebook: language("Lorebook", "로어북")
    }
  }
}
