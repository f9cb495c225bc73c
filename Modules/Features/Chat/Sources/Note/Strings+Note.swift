import Entities
import FeatureKit
import TerminalUI

extension Language {
  var authorsNote: String { self("Author's note", "작가 노트") }
  var noteSaved: String { self("The author's note is saved.", "작가 노트를 저장했습니다.") }
  var noteHint: String { self("What the model should keep in mind in this chat", "이 대화에서 모델이 기억할 내용") }
  var notePlace: String { self("Place", "위치") }
  var noteDepth: String { self("Messages after it", "뒤에 올 메시지 수") }
  var noteInterval: String { self("Every", "보내는 간격") }
  var noteRole: String { self("Role", "역할") }
  var noteRoleUse: String {
    self(
      "Among the messages a system text is sent as user, since many models accept it only before the first one.",
      "첫 메시지 뒤의 시스템 글은 사용자 글로 보냅니다. 그 앞에서만 시스템 글을 받는 모델이 많기 때문입니다.")
  }
  var noteNumber: String {
    self("Expected: a number from 0 to \(AuthorsNote.deepest).", "0부터 \(AuthorsNote.deepest)까지의 수를 적으세요.")
  }
  var noteUse: String {
    self(
      "With 3 the note goes with every third of your messages, with 0 never. Macros such as {{char}} work in it.",
      "3이면 내 메시지 세 개마다 한 번 함께 보내고, 0이면 보내지 않습니다. {{char}} 같은 매크로를 쓸 수 있습니다.")
  }

  /// The name of a role. Models know the English words.
  func title(of role: PromptReport.Part.Role) -> String {
    switch role {
    case .system: self("system", "시스템")
    case .user: self("user", "사용자")
    case .assistant: self("assistant", "캐릭터")
    }
  }

  /// The name of a place.
  func title(of position: AuthorsNote.Position) -> String {
    switch position {
    case .afterMain: self("after the system prompt", "시스템 프롬프트 뒤")
    case .beforeMain: self("before the system prompt", "시스템 프롬프트 앞")
    case .atDepth: self("among the messages", "메시지 사이")
    }
  }
}
