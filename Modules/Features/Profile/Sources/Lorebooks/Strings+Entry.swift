import Entities
import FeatureKit
import TerminalUI

// The form of an entry.
extension Language {
  var entryNamePrompt: String { self("Only you see this name", "나만 보는 이름") }
  var keys: String { self("Words, in lines or with commas; or /patterns/", "낱말 (줄이나 쉼표로 구분, /정규식/도 됩니다)") }
  var keysAreNeeded: String {
    self("An entry without words is used only if “Always” is on.", "낱말이 없으면 “항상”일 때만 보냅니다.")
  }
  var entryContent: String { self("Text for the model", "모델에 보낼 글") }
  var entryHint: String { self("What the words stand for", "낱말이 나오면 모델이 알아야 할 것") }
  var keysHint: String { self("harbour", "항구") }
  var entryIsOn: String { self("In use", "사용") }
  var entryIsConstant: String { self("Always, without its words", "낱말 없이도 항상") }
  var position: String { self("Place", "위치") }
  var role: String { self("Speaker", "말하는 쪽") }
  var outlet: String { self("Name of the outlet", "아웃렛 이름") }
  var outletPrompt: String { self("As in {{outlet::name}}", "{{outlet::이름}}의 이름") }
  var secondaryKeys: String { self("Further words, in lines or with commas", "추가 낱말 (줄이나 쉼표로 구분)") }
  var secondaryRule: String { self("These words", "추가 낱말은") }
  var notUsed: String { self("do not count", "쓰지 않음") }
  var caseCounts: String { self("Match upper and lower case", "대소문자 구분") }
  var wholeWords: String { self("Whole words only", "낱말 전체만") }
  var groups: String { self("Groups: one entry of each comes in", "그룹: 그룹마다 하나만 보냄") }
  var groupsPrompt: String { self("Names with commas between them", "쉼표로 구분한 이름") }
  var groupOverride: String { self("Comes first in its groups", "그룹에서 먼저") }
  var ignoresRecursion: String { self("Not brought in by other entries", "다른 항목이 부르지 않음") }
  var stopsRecursion: String { self("Brings in no others", "다른 항목을 부르지 않음") }
  var ignoresBudget: String { self("Sent even when there is no room", "자리가 없어도 보냄") }

  func title(of number: LorebookNumber) -> String {
    switch number {
    case .order: self("Order: a higher one comes later", "순서: 클수록 뒤에")
    case .depth: self("Messages after it", "뒤에 올 메시지 수")
    case .probability: self("Chance in percent", "확률 (%)")
    case .scanDepth: scanDepth
    case .groupWeight: self("Weight in its groups", "그룹 안의 비중")
    case .recursionDelay: self("First round in which others bring it in", "다른 항목이 부르기 시작하는 차례")
    case .sticky: self("Stays for this many messages", "남아 있을 메시지 수")
    case .cooldown: self("Then pauses for this many messages", "그 뒤 쉴 메시지 수")
    case .delay: self("Not before this many messages", "처음 쓰기 전 메시지 수")
    }
  }

  func title(of position: LorebookEntry.Position) -> String {
    switch position {
    case .beforeCharacter: self("Before the character", "캐릭터 앞")
    case .afterCharacter: self("After the character", "캐릭터 뒤")
    case .beforeNote: self("Above the note", "작가 노트 위")
    case .afterNote: self("Below the note", "작가 노트 아래")
    case .atDepth: self("Among messages", "메시지 사이")
    case .beforeExamples: self("Above examples", "예시 위")
    case .afterExamples: self("Below examples", "예시 아래")
    case .outlet: self("At an outlet", "아웃렛")
    }
  }

  func title(of role: LorebookEntry.Role) -> String {
    switch role {
    case .system: self("System", "시스템")
    case .user: self("You", "나")
    case .assistant: self("Character", "캐릭터")
    }
  }

  func title(of logic: LorebookEntry.Logic) -> String {
    switch logic {
    case .any: self("one must be there", "하나라도 있어야 함")
    case .none: self("none may be there", "하나도 없어야 함")
    case .all: self("all must be there", "모두 있어야 함")
    case .notAll: self("one must be missing", "하나라도 없어야 함")
    }
  }
}
