import FeatureKit
import TerminalUI

extension Language {
  var choose: String { self("Choose", "선택") }
  var personas: String { self("Personas", "페르소나") }
  var newPersona: String { self("New persona", "새 페르소나") }
  /// In the footer.
  var newPersonaShort: String { self("New", "새 페르소나") }
  var editPersona: String { self("Edit persona", "페르소나 고치기") }
  var personasMeaning: String {
    self("What characters know you as.", "캐릭터가 나를 어떤 사람으로 알지 정합니다.")
  }
  var noPersonas: String {
    self("No personas yet: your profile's name is used.", "아직 페르소나가 없어 프로필 이름을 씁니다.")
  }
  var personaNamePrompt: String { self("What characters call you", "캐릭터가 부를 이름") }
  var personaDescription: String { self("Description", "설명") }
  var personaHint: String { self("Who you are in a chat", "대화 속의 나는 누구인지") }
  var color: String { self("Colour", "색") }
  var colorOfProfile: String { self("As the profile", "프로필과 같은 색") }
  var useByDefault: String { self("Use by default", "기본으로 사용") }
  var noDefault: String { self("Not by default", "기본에서 빼기") }
  var undo: String { self("Undo", "되돌리기") }
  var restored: String { self("It is back.", "되돌렸습니다.") }
  var personaOfChat: String { self("Persona of this chat", "이 대화의 페르소나") }
  var asElsewhere: String { self("As elsewhere", "다른 대화와 같게") }
  var chosen: String { self("chosen", "선택됨") }
  var close: String { self("Close", "닫기") }

  func bringBack(_ name: String) -> String { self("Bring \(name) back", "“\(name)” 되돌리기") }
}
