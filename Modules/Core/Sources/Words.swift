import Entities
import FeatureKit
import TerminalUI

extension Language {
  var ok: String { self("OK", "확인") }
  var cancel: String { self("Cancel", "취소") }
  var delete: String { self("Delete", "삭제") }
  var mouseOn: String { self("Mouse on", "마우스 켜기") }
  var mouseOff: String { self("Mouse off", "마우스 끄기") }
  var quit: String { self("Quit", "종료") }
  var somethingWentWrong: String { self("Something went wrong", "문제가 생겼습니다") }

  func notPartOfThisRun(_ feature: String) -> String {
    self("The feature “\(feature)” is not part of this run.", "이번 실행에는 “\(feature)” 기능이 없습니다.")
  }

  func howToBringBack(_ feature: String, in program: String) -> String {
    self(
      "Start \(program) without “--without \(feature)”, or add it to “--features”.",
      "“--without \(feature)” 없이 실행하거나 “--features”에 추가하세요.")
  }

  func tooManyWords(_ word: String, for command: String) -> String {
    self(
      "“\(word)” is too much: `\(command)` takes only options.", "`\(command)`에는 옵션만 쓸 수 있습니다. 쓸 수 없는 말: “\(word)”.")
  }

  var itCrashed: String { self("The last run ended unexpectedly", "지난 실행이 비정상적으로 종료되었습니다") }
  func whereCrashesAre(_ path: String, count: Int) -> String {
    count == 1
      ? self(
        "What led to it is written down in \(path), without anybody's words. Nothing was sent.",
        "직전에 일어난 일을 \(path) 파일에 남겼습니다. 사람이 쓴 글은 없으며 어디로도 보내지 않았습니다.")
      : self(
        "It happened \(count) times. The newest report is \(path), without anybody's words. Nothing was sent.",
        "\(count)번 일어났습니다. 최근 기록은 \(path) 파일입니다. 사람이 쓴 글은 없으며 어디로도 보내지 않았습니다.")
  }
  var keep: String { self("Keep", "보관") }

  var save: String { self("Save", "저장") }
  var chatTitle: String { self("Title of the chat", "대화 제목") }

  func deleteChatTitle(_ name: String) -> String {
    self("Delete the chat with \(name)?", "‘\(name)’ 아바타와 나눈 대화를 삭제할까요?")
  }
  var deleteChatMessage: String {
    self("All its messages are deleted. This cannot be undone.", "모든 메시지가 삭제되며 되돌릴 수 없습니다.")
  }

  func deleteAvatarTitle(_ name: String) -> String { self("Delete \(name)?", "‘\(name)’ 아바타를 삭제할까요?") }
  var deleteAvatarMessage: String {
    self(
      "It disappears from every list. This cannot be undone. Your chats with it stay.",
      "모든 목록에서 사라지며 되돌릴 수 없습니다. 나눈 대화는 그대로 남습니다.")
  }

  func discardAvatarTitle(_ name: String) -> String {
    self("Discard “\(name)”? It is not saved.", "‘\(name)’ 아바타를 버릴까요? 아직 저장하지 않았습니다.")
  }
  var discard: String { self("Discard", "버리기") }
  var keepWriting: String { self("Go on", "계속 쓰기") }

  var signOut: String { self("Sign out", "로그아웃") }
  var signOutTitle: String { self("Sign out of this profile?", "이 프로필에서 로그아웃할까요?") }
  var signOutMessage: String {
    self(
      "You cannot sign in to it again. Its chats stay on this computer, and the app starts over.",
      "이 프로필로는 다시 로그인할 수 없습니다. 대화는 이 컴퓨터에 남고, 앱은 처음부터 다시 시작됩니다.")
  }

  var deleteAccountTitle: String { self("Delete this account?", "이 계정을 삭제할까요?") }
  var deleteAccountMessage: String {
    self(
      "This profile, its avatars and all its chats are deleted. This cannot be undone.",
      "이 프로필과 직접 만든 아바타, 모든 대화가 삭제되며 되돌릴 수 없습니다.")
  }

  var nothingToShow: String { self("No feature of this run has a screen.", "이번 실행의 기능에는 화면이 없습니다.") }
  var nothingToShowHint: String {
    self(
      "Choose others with “--features”; the command “features” lists them.",
      "“--features”로 다른 기능을 선택하세요. “features” 명령이 목록을 보여 줍니다.")
  }

  // Reminders
  var openChat: String { self("Open the chat", "대화 열기") }
  var close: String { self("Close", "닫기") }
}

/// What is asked about the monthly budget.
extension Language {
  var monthlyBudget: String { self("Monthly budget", "월 예산") }
  var budgetTitle: String { self("The budget is spent", "예산을 다 썼습니다") }
  var sendAnyway: String { self("Send anyway (this time)", "이번만 보내기") }
  var chooseAnotherModel: String { self("Choose another model", "다른 모델 고르기") }
  var raiseBudget: String { self("Raise the budget", "예산 올리기") }
  var amount: String { self("Amount, such as 10", "금액, 예: 10") }
  func budgetMessage(_ use: BudgetUse) -> String {
    self(use.words) + " "
      + self(
        "Nothing was sent: what you wrote is still there. Offline, local servers and models without a known price are "
          + "not held up.",
        "보내지 않았고, 쓰신 글은 그대로 있습니다. 오프라인과 로컬 서버, 가격을 모르는 모델은 예산에 막히지 않습니다.")
  }
  func budgetNow(_ budget: Money?) -> String {
    guard let budget else { return self("There is none now.", "지금은 예산이 없습니다.") }
    return self("It is \(budget) now, in \(budget.currency).", "지금은 \(budget)입니다. 통화: \(budget.currency).")
  }
}

/// What the command line says when it cannot do what it was asked.
extension Language {
  func unknownOption(_ word: String, of program: String) -> String {
    self("Unknown option \(word). See \(program) --help.", "알 수 없는 옵션입니다: \(word). \(program) --help를 참고하세요.")
  }
  func noSuchProfile(_ name: String) -> String {
    self(
      "There is no profile “\(name)”: profiles have no names in this version.",
      "“\(name)” 프로필이 없습니다. 이 버전에서는 프로필에 이름이 없습니다.")
  }
  var addressIsWanted: String {
    self("An address is wanted, such as aichat://category/alien.", "aichat://category/alien 같은 주소가 필요합니다.")
  }
  func noScreen(at address: String, known: String) -> String {
    self(
      "There is no screen at \(address). Addresses begin with \(known).", "\(address) 주소의 화면이 없습니다. 주소의 시작: \(known).")
  }
  func isOpenElsewhere(_ address: String) -> String {
    self("\(address) is shown in the aichat that was open already.", "이미 열려 있는 aichat에서 \(address) 주소를 보여 줍니다.")
  }
  func nothingToShow(at address: String) -> String {
    self("Nothing can be shown at \(address) now.", "지금은 \(address) 주소에서 보여 줄 것이 없습니다.")
  }
  func belongsToAbsent(_ command: String, feature: String) -> String {
    self(
      "“\(command)” belongs to the feature “\(feature)”, which is not part of this run.",
      "“\(command)” 명령은 “\(feature)” 기능에 있는데, 이번 실행에는 그 기능이 없습니다.")
  }
  func unknownCommand(_ name: String, in group: String, known: String) -> String {
    self("“\(group)” knows no “\(name)”. It knows \(known).", "“\(group)”에는 “\(name)” 명령이 없습니다. 쓸 수 있는 명령: \(known).")
  }
  func unknownCommand(_ name: String, of program: String, known: String) -> String {
    self(
      "There is no command “\(name)”. The commands are \(known). See \(program) --help.",
      "“\(name)” 명령이 없습니다. 명령 목록: \(known). \(program) --help를 참고하세요.")
  }
  func terminalCannotBeUsed(_ reason: String) -> String {
    self("The terminal cannot be used: \(reason).", "터미널을 쓸 수 없습니다: \(reason).")
  }
  func inputCannotBeUsed(_ reason: String) -> String {
    self("Standard input cannot be used: \(reason).", "표준 입력을 쓸 수 없습니다: \(reason).")
  }
  var terminalIsWanted: String {
    self(
      "The app needs a terminal for input and output. In scripts and pipes use “aichat ask”.",
      "앱을 열려면 입력과 출력이 터미널이어야 합니다. 스크립트와 파이프에서는 “aichat ask”를 쓰세요.")
  }
}
