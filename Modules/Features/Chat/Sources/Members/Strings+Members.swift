import Entities
import FeatureKit
import TerminalUI

extension Language {
  var members: String { self("Members", "참가자") }
  var addMember: String { self("Add a character", "캐릭터 추가") }
  var findCharacter: String { self("Letters of a name…", "이름으로 찾기…") }
  var moreLettersFindMore: String { self("Type more letters to find others", "더 입력하면 더 찾습니다") }
  var noSuchCharacter: String { self("No other character has these letters.", "이 글자가 들어간 다른 캐릭터가 없습니다.") }
  var answers: String { self("Answers next", "다음에 말하기") }
  var nextSpeaker: String { self("Next speaker", "다음 참가자") }
  var remove: String { self("Remove", "빼기") }
  var moveUp: String { self("Move up", "위로") }
  var moveDown: String { self("Move down", "아래로") }
  var order: String { self("Order", "순서") }
  var cards: String { self("Prompt", "프롬프트") }
  var muted: String { self("muted", "침묵") }
  var noSuchMember: String {
    self("No member of this chat has this name. /members shows them.", "그런 이름의 참가자가 없습니다. /members로 볼 수 있습니다.")
  }

  /// The change of a member's part.
  func mute(_ part: GroupChat.Member.Part) -> String {
    part == .muted ? self("Unmute", "침묵 해제") : self("Mute", "침묵")
  }

  /// Which members answer.
  func order(_ order: GroupChat.Order) -> String {
    switch order {
    case .natural: self("Order: natural", "순서: 자연스럽게")
    case .list: self("Order: list", "순서: 목록대로")
    case .manual: self("Order: manual", "순서: 직접 부르기")
    }
  }

  /// The meaning of an order.
  func meaning(of order: GroupChat.Order) -> String {
    switch order {
    case .natural: self("named members, then talkative ones", "불린 참가자, 그다음 말 많은 참가자")
    case .list: self("all, one after the other", "모두 차례대로")
    case .manual: self("the members that you call", "부른 참가자만")
    }
  }

  /// The definitions that a prompt has: those of the speaker, or those of all members.
  func cards(_ cards: GroupChat.Cards) -> String {
    switch cards {
    case .swapped: self("Prompt: own", "프롬프트: 자기 것")
    case .merged: self("Prompt: all", "프롬프트: 모두")
    }
  }

  /// The meaning of these definitions.
  func meaning(of cards: GroupChat.Cards) -> String {
    switch cards {
    case .swapped: self("the definition of the member that answers", "대답하는 참가자의 설정만")
    case .merged: self("the definitions of all members", "모든 참가자의 설정")
    }
  }

  /// The note at a reply that ends before the words of another participant.
  func cutBefore(_ name: String) -> String { self("cut before \(name)", "\(name) 앞에서 끊음") }
}

// MARK: - Commands

extension Language {
  var newGroupSummary: String { self("Begin a chat with several characters", "여러 캐릭터와 대화를 시작합니다") }
  var membersSummary: String { self("List or change the members of a chat", "대화의 참가자를 보거나 바꿉니다") }
  var withOption: String { self("A character of the chat; give several", "대화할 캐릭터입니다. 여러 번 쓸 수 있습니다") }
  var orderOption: String {
    self("Which members answer: natural, list or manual", "누가 대답할지 정합니다: natural, list, manual")
  }
  var cardsOption: String {
    self(
      "The definitions in a prompt: swapped (the speaker's) or merged (of all)",
      "프롬프트에 넣을 설정을 정합니다: swapped(말하는 참가자), merged(모두)")
  }
  var addOption: String { self("Add this character; can be repeated", "이 캐릭터를 추가합니다. 여러 번 쓸 수 있습니다") }
  var removeOption: String { self("Remove this member; can be repeated", "이 참가자를 뺍니다. 여러 번 쓸 수 있습니다") }
  var muteOption: String { self("Let this member be silent; can be repeated", "이 참가자를 침묵시킵니다. 여러 번 쓸 수 있습니다") }
  var unmuteOption: String { self("Let this member answer again; can be repeated", "이 참가자의 침묵을 풉니다. 여러 번 쓸 수 있습니다") }
  var twoCharacters: String {
    self(
      "A chat with several characters needs at least two: aichat chats new --with NAME --with NAME",
      "캐릭터를 둘 이상 적어 주세요: aichat chats new --with 이름 --with 이름")
  }

  func noMember(_ name: String) -> String {
    self("“\(name)” is no member of this chat.", "“\(name)” 캐릭터는 이 대화의 참가자가 아닙니다.")
  }

  /// An option has a value that is not one of its choices.
  func wrongChoice(_ option: String, _ text: String, _ choices: LocalizedText) -> String {
    self(
      "--\(option) “\(text)” is unknown. It can be \(self(choices)).",
      "--\(option)에 쓸 수 없는 값입니다: “\(text)”. \(self(choices)) 중에서 골라 주세요.")
  }

  /// The notice that a character has joined.
  func joined(_ name: String) -> String { self("\(name) has joined.", "“\(name)” 캐릭터가 들어왔습니다.") }
}
