import Entities
import FeatureKit
import TerminalUI

extension Language {
  var aboutPersonas: String { self("Your names and descriptions in chats", "대화에서 쓰는 내 이름과 설명을 관리합니다") }
  var aboutPersonasList: String { self("List your personas, and where they are used", "페르소나와 쓰이는 곳을 보여 줍니다") }
  var aboutPersonasCreate: String { self("Make a persona, and print its id", "페르소나를 만들고 ID를 알려 줍니다") }
  var aboutPersonasEdit: String { self("Change a persona", "페르소나를 고칩니다") }
  var aboutPersonasDelete: String { self("Delete a persona; its chats stay", "페르소나를 삭제합니다. 대화는 남습니다") }
  var aboutPersonasUse: String {
    self("Choose the persona of a chat, of a character, or of all other chats", "대화, 캐릭터, 또는 나머지 모두에 쓸 페르소나를 고릅니다")
  }
  var aboutPersonasImport: String {
    self("Add the personas of a file; also of SillyTavern's backup", "파일의 페르소나를 더합니다. SillyTavern 백업도 됩니다")
  }
  var aboutPersonasExport: String {
    self("Write personas as JSON, without their pictures", "페르소나를 그림 없이 JSON으로 내보냅니다")
  }
  var aboutPersonaName: String { self("Its new name", "새 이름을 정합니다") }
  var aboutPersonaDescription: String {
    self("What characters know of you; sent with every message", "캐릭터가 나에 대해 아는 것입니다. 모든 메시지와 함께 보냅니다")
  }
  var aboutPersonaColor: String { self("The colour of your messages, or none", "내 메시지의 색입니다. 없으면 none을 씁니다") }
  var aboutPersonaPicture: String { self("A PNG file, which is copied; empty for none", "PNG 파일을 복사해 둡니다. 비우면 지웁니다") }
  var aboutUseChat: String { self("In this chat", "이 대화에서 씁니다") }
  var aboutUseCharacter: String { self("In all chats with this character", "이 캐릭터와의 모든 대화에서 씁니다") }
  var aboutUseDefault: String { self("In all other chats", "나머지 모든 대화에서 씁니다") }
  var aboutUseNone: String {
    self("Remove the choice there; the character's or the default one is used", "그곳의 선택을 없앱니다. 캐릭터나 기본 페르소나를 따릅니다")
  }

  var onePersonaIsNeeded: String {
    self(
      "Name one persona. Write a name in quotation marks when it has spaces.",
      "페르소나 이름 하나가 필요합니다. 띄어쓰기가 있으면 따옴표로 묶으세요.")
  }
  var onePersonaOrNone: String {
    self("Name one persona, or write --none and no name.", "페르소나 하나를 지정하거나, 이름 없이 --none을 쓰세요.")
  }
  var oneScopeIsNeeded: String {
    self(
      "Say where: --chat ID, --character NAME or --default.", "쓸 곳을 하나 지정하세요: --chat ID, --character NAME, --default.")
  }
  var personaChangeIsNeeded: String {
    self(
      "Nothing was changed: say what to change, for example with --description.",
      "바뀐 것이 없습니다. --description처럼 고칠 것을 지정하세요.")
  }
  var onePersonaFile: String {
    self("Name one file: aichat personas import FILE", "파일 하나를 적어 주세요: aichat personas import FILE")
  }

  func deletePersonaQuestion(_ name: String) -> String {
    self("Delete “\(name)”? Its chats stay.", "“\(name)” 페르소나를 삭제할까요? 대화는 남습니다.")
  }
  func noSuchChat(_ text: String) -> String {
    self(
      "There is no chat “\(text)”. `aichat chats list` shows them.",
      "“\(text)” 대화가 없습니다. `aichat chats list`로 볼 수 있습니다.")
  }
  func unknownColor(_ name: String, known: String) -> String {
    self("There is no colour “\(name)”. Available: \(known).", "“\(name)” 색이 없습니다. 고를 수 있는 것: \(known).")
  }
  func tooManyPersonas(_ limit: Int) -> String {
    self(
      "The file has more than \(limit) personas. Nothing was imported.", "파일에 페르소나가 \(limit)개보다 많습니다. 아무것도 가져오지 않았습니다.")
  }
  func imported(_ added: Int, present: Int, _ refused: Int) -> String {
    self("New: \(added). Here already: \(present). ", "새로 추가: \(added)개. 이미 있음: \(present)개. ")
      + self("Refused: \(refused).", "거부: \(refused)개.")
  }

  /// Where a persona counts, in a few words; empty for nowhere.
  func places(of id: Persona.ID, _ bindings: [PersonaBinding]) -> String {
    let scopes = bindings.filter { $0.persona == id }.map(\.scope)
    let characters = scopes.count { if case .character = $0 { true } else { false } }
    let chats = scopes.count { if case .chat = $0 { true } else { false } }
    return [
      scopes.contains(.everywhere) ? self("default", "기본") : nil,
      characters > 0 ? self("characters: \(characters)", "캐릭터 \(characters)개") : nil,
      chats > 0 ? self("chats: \(chats)", "대화 \(chats)개") : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
