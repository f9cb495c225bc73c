import Entities
import FeatureKit
import TerminalUI

extension Language {
  /// The title of a chat in which a character is tried.
  var trial: String { self("A trial, nothing is kept", "시험 대화, 저장하지 않음") }
  /// The name of a character in a trial that has none yet.
  var nameless: String { self("Nameless", "이름 없음") }

  var ok: String { self("OK", "확인") }
  var cancel: String { self("Cancel", "취소") }
  var delete: String { self("Delete", "삭제") }
  var mouseOn: String { self("Mouse on", "마우스 켜기") }
  var mouseOff: String { self("Mouse off", "마우스 끄기") }
  var quit: String { self("Quit", "종료") }
  var somethingWentWrong: String { self("Something went wrong", "문제가 생겼습니다") }

  var dataIsHeld: String {
    self(
      "Another program holds the data; aichat waits for it. Esc stops waiting.",
      "다른 프로그램이 데이터를 쓰고 있어 기다리는 중입니다. Esc를 누르면 그만 기다립니다.")
  }
  var dataIsHeldLineByLine: String {
    self(
      "Another program holds the data; aichat waits for it. Ctrl-C stops waiting.",
      "다른 프로그램이 데이터를 쓰고 있어 기다리는 중입니다. Ctrl-C를 누르면 그만 기다립니다.")
  }
  func dataIsHeld(in directory: String) -> String {
    self(
      "Another program holds the data in \(directory). Waiting for it.",
      "다른 프로그램이 \(directory) 데이터를 쓰고 있어 기다립니다.")
  }
  func repliesAreNotKept(_ count: Int) -> String {
    self(
      count == 1
        ? "The end of a reply could not be saved. The saved part shows as interrupted at the next start."
        : "The ends of \(count) replies could not be saved. The saved parts show as interrupted at the next start.",
      "답장 \(count)개의 끝을 저장하지 못했습니다. 저장된 부분은 다음에 시작할 때 중단된 것으로 나옵니다.")
  }
  func replyIsNotKept(_ text: String) -> String {
    self("The end of this reply could not be saved: \(text)", "이 답장의 끝부분을 저장하지 못했습니다: \(text)")
  }
  func draftIsNotKept(_ text: String) -> String {
    self("This draft could not be saved: \(text)", "이 초안을 저장하지 못했습니다: \(text)")
  }

  var nothingIsThere: String { self("Nothing is at this address", "이 주소에는 아무것도 없습니다") }
  /// The title of an error that the user can correct, above the message.
  func title(of userError: UserError) -> String {
    switch userError {
    case .name: self("This name cannot be used", "이 이름은 쓸 수 없습니다")
    case .address: self("This e-mail address cannot be used", "이 이메일 주소는 쓸 수 없습니다")
    case .title: self("This title cannot be used", "이 제목은 쓸 수 없습니다")
    case .text: self("This text cannot be used", "이 글은 쓸 수 없습니다")
    case .picture: self("This picture cannot be used", "이 그림은 쓸 수 없습니다")
    case .file: self("This file cannot be used", "이 파일은 쓸 수 없습니다")
    case .key: self("This key cannot be used", "이 키는 쓸 수 없습니다")
    case .value: self("This value cannot be used", "이 값은 쓸 수 없습니다")
    case .moment: self("Not possible now", "지금은 할 수 없습니다")
    }
  }

  func notPartOfThisRun(_ feature: String) -> String {
    self("The feature “\(feature)” is not part of this run.", "이번 실행에는 “\(feature)” 기능이 없습니다.")
  }

  /// - Parameters:
  ///   - isUnlisted: Whether --features lists features without this one.
  ///   - isExcluded: Whether --without names it.
  func howToBringBack(_ feature: String, in program: String, isUnlisted: Bool, isExcluded: Bool) -> String {
    switch (isUnlisted, isExcluded) {
    case (true, false): self("Add “\(feature)” to “--features”.", "“--features”에 “\(feature)” 기능을 추가하세요.")
    case (true, true):
      self(
        "Start \(program) without “--without \(feature)”, and add “\(feature)” to “--features”.",
        "“--without \(feature)” 없이 실행하고 “--features”에 “\(feature)” 기능을 추가하세요.")
    case (false, _): self("Start \(program) without “--without \(feature)”.", "“--without \(feature)” 없이 실행하세요.")
    }
  }

  var itCrashed: String { self("The last run ended unexpectedly", "지난 실행이 비정상적으로 종료되었습니다") }
  func whereCrashesAre(_ path: String, count: Int) -> String {
    count == 1
      ? self(
        "A report is in \(path). It has no text of yours or of a model, and nothing was sent.",
        "직전에 일어난 일을 \(path) 파일에 남겼습니다. 사용자나 모델의 글은 없으며 어디로도 보내지 않았습니다.")
      : self(
        "It happened \(count) times. The newest report is \(path). It has no text of yours or of a model, and nothing was sent.",
        "\(count)번 일어났습니다. 최근 기록은 \(path) 파일입니다. 사용자나 모델의 글은 없으며 어디로도 보내지 않았습니다.")
  }
  var keep: String { self("Keep", "보관") }

  var save: String { self("Save", "저장") }
  var bookmark: String { self("Name of the bookmark", "책갈피 이름") }
  var dayTitle: String { self("Go to the messages of a day", "날짜로 가기") }
  var go: String { self("Go", "가기") }
  var bookmarkPrompt: String { self("May be empty", "비워 두어도 됩니다") }
  var chatTitle: String { self("Title of the chat", "대화 제목") }
  var useValue: String { self("Use", "사용") }
  func valueFor(_ template: String) -> String { self("A value for /\(template)", "/\(template)에 쓸 값") }
  var attachmentTitle: String { self("Path of a text or a picture", "글이나 그림 파일의 경로") }
  var attach: String { self("Attach", "첨부") }
  var chatTags: String { self("Tags of the chat", "대화의 태그") }
  var tagsSeparated: String { self("work, sea", "일, 바다") }

  func deleteAccountTitle(_ name: String?) -> String {
    name.map { self("Delete the profile “\($0)”?", "“\($0)” 프로필을 삭제할까요?") }
      ?? self("Delete this profile?", "이 프로필을 삭제할까요?")
  }
  /// The deleted data, and the backups that still contain it.
  func deleteAccountMessage(_ contents: ProfileContents, copies: [DataCopy]) -> String {
    let deleted =
      contents.isEmpty
      ? self("It has no chats and no characters.", "대화도 캐릭터도 없습니다.")
      : self(
        "This profile and all it holds are deleted: \(self(contents.words)).",
        "이 프로필과 그 안의 \(self(contents.words))가 모두 삭제됩니다.")
    let beside = self(
      "The log and reports of crashes go too. This cannot be undone.",
      "기록과 비정상 종료 보고서도 지워지며 되돌릴 수 없습니다.")
    return ([deleted, beside] + (copies.isEmpty ? [] : [listed(copies)])).joined(separator: " ")
  }
  var deleteWithCopies: String { self("Delete with backups", "백업까지 삭제") }
  var deleteWithoutCopies: String { self("Delete, keep backups", "백업은 두고 삭제") }

  var settingIsNotKept: String { self("The setting was not saved", "설정을 저장하지 못했습니다") }
  var keysAreLeftOut: String { self("Not all of your keys are used", "쓰지 못한 단축키가 있습니다") }
  var themeIsUsual: String { self("Your theme is not used", "고른 테마를 쓰지 못했습니다") }
  var deletionIsUnfinished: String { self("A deletion is not finished", "삭제가 끝나지 않았습니다") }
  func deletionGoesOn(_ reason: String) -> String {
    self(
      "\(reason) The rest is in no list, and is deleted at a later start.",
      "\(reason) 남은 것은 어느 목록에도 없으며 다음에 시작할 때 지워집니다.")
  }

  var exportTitle: String { self("Export to which file?", "어느 파일로 내보낼까요?") }
  var exportAction: String { self("Export", "내보내기") }
  var importTitle: String { self("Import which file?", "어느 파일을 가져올까요?") }
  var importAction: String { self("Import", "가져오기") }
  var pathIsWanted: String { self("Type the path of a file.", "파일 경로를 적어 주세요.") }
  var showProfiles: String { self("Switch profile", "프로필 바꾸기") }
  var filePrompt: String { self("The path of a file", "파일 경로") }
  var nothingToShow: String { self("No feature of this run has a tab.", "이번 실행의 기능에는 탭이 없습니다.") }
  var nothingToShowHint: String {
    self(
      "Choose others with “--features”; the command “features” lists them.",
      "“--features”로 다른 기능을 선택하세요. “features” 명령이 목록을 보여 줍니다.")
  }

  // Reminders
  var openChat: String { self("Open the chat", "대화 열기") }
  var close: String { self("Close", "닫기") }
}

/// The questions about the monthly budget.
extension Language {
  var monthlyBudget: String { self("Monthly budget", "월 예산") }
  var budgetTitle: String { self("The budget is spent", "예산을 다 썼습니다") }
  var sendAnyway: String { self("Send anyway (this time)", "이번만 보내기") }
  var chooseAnotherModel: String { self("Choose another model", "다른 모델 고르기") }
  var raiseBudget: String { self("Raise the budget", "예산 올리기") }
  var emptyBudgetMeansNone: String { self("Leave it empty for none.", "비워 두면 제한이 없습니다.") }
  /// - Parameter currency: The currency of the budget so far; nil where there is none.
  func amount(in currency: String?) -> String {
    guard let currency, currency != "USD" else { return self("Amount in dollars, such as 10", "금액(달러), 예: 10") }
    return self("Amount in \(currency)", "금액(\(currency))")
  }
  func budgetMessage(_ use: BudgetUsage, isRetry: Bool) -> String {
    [
      self(use.words),
      isRetry
        ? self("Nothing was sent.", "보내지 않았습니다.")
        : self("Nothing was sent: what you wrote is still there.", "보내지 않았고, 쓰신 글은 그대로 있습니다."),
      self(
        "Offline, local servers and models without a known price are not blocked.",
        "오프라인과 로컬 서버, 가격을 모르는 모델에는 예산을 적용하지 않습니다."),
    ].joined(separator: " ")
  }
  func budgetNow(_ budget: Money?) -> String {
    guard let budget else { return self("There is none now.", "예산을 정하지 않았습니다.") }
    return self("It is \(budget) now, in \(budget.currency).", "지금은 \(budget)입니다. 통화: \(budget.currency).")
  }
}

/// Errors of commands.
extension Language {
  var addressIsWanted: String {
    self("Give an address, such as aichat://category/alien.", "aichat://category/alien 같은 주소가 필요합니다.")
  }
  func noScreen(at address: String, known: String) -> String {
    self(
      "There is no screen at \(address). Addresses begin with \(known).", "\(address) 주소의 화면이 없습니다. 주소의 시작: \(known).")
  }
  func belongsToAbsent(address: String, feature: String) -> String {
    self(
      "\(address) belongs to the feature “\(feature)”, which is not part of this run.",
      "\(address) 주소는 “\(feature)” 기능에 있는데, 이번 실행에는 그 기능이 없습니다.")
  }
  func opensLaterElsewhere(_ address: String) -> String {
    self(
      "\(address) will be shown in the aichat that is open, after its first screens.",
      "이미 열려 있는 aichat에서 처음 화면을 마치면 \(address) 주소를 보여 줍니다.")
  }
  var openOneIsSilent: String {
    self(
      "The aichat that is open does not answer. If it is suspended, “fg” in its shell brings it back.",
      "이미 열려 있는 aichat이 답하지 않습니다. 멈춰 두었다면 그 셸에서 “fg”로 다시 불러오세요.")
  }
  func isOpenElsewhere(_ address: String) -> String {
    self("\(address) is shown in the aichat that was open already.", "이미 열려 있는 aichat에서 \(address) 주소를 보여 줍니다.")
  }
  func addressIsTooLong(_ limit: Int) -> String {
    self("An address has at most \(limit) bytes.", "주소는 \(limit)바이트를 넘을 수 없습니다.")
  }
  /// - Parameters:
  ///   - start: The beginning of such addresses.
  ///   - names: The values that can follow, where they are few.
  ///   - placeholder: The form of the values otherwise.
  func nothingToShow(at address: String, _ start: String, _ names: [String], _ placeholder: String) -> String {
    let nothing = self("There is nothing at \(address).", "\(address) 주소에는 아무것도 없습니다.")
    guard names.isEmpty else {
      let names = names.joined(separator: ", ")
      return nothing
        + self(" Write one of these after \(start)/: \(names).", " \(start)/ 다음에 쓸 수 있는 이름: \(names).")
    }
    guard !placeholder.isEmpty else { return nothing }
    let separator = placeholder.hasPrefix("[") ? "" : "/"
    return nothing
      + self(
        " Such addresses look like \(start)\(separator)\(placeholder).",
        " 이런 주소의 모양: \(start)\(separator)\(placeholder).")
  }
  func belongsToAbsent(_ command: String, feature: String) -> String {
    self(
      "“\(command)” belongs to the feature “\(feature)”, which is not part of this run.",
      "“\(command)” 명령은 “\(feature)” 기능에 있는데, 이번 실행에는 그 기능이 없습니다.")
  }
  func inputCannotBeUsed(_ reason: String) -> String {
    self("Standard input cannot be used: \(reason).", "표준 입력을 쓸 수 없습니다: \(reason).")
  }
  /// The error for an address without a terminal, and without an app that accepts it.
  func terminalIsWanted(toShow address: String) -> String {
    self(
      "\(address) is not shown. There is no terminal here to open the app in, and no open aichat with this data and "
        + "profile took the address. Open aichat in a terminal and try again, or run “aichat open \(address)” there. "
        + "In scripts and pipes use “aichat ask”.",
      "\(address) 주소를 보여 주지 못했습니다. 여기에는 앱을 열 터미널이 없고, 이 데이터와 프로필로 열려 있는 aichat 가운데 "
        + "이 주소를 받은 것도 없습니다. 터미널에서 aichat을 연 다음 다시 하거나, 터미널에서 “aichat open \(address)” 명령을 "
        + "실행하세요. 스크립트와 파이프에서는 “aichat ask”를 쓰세요.")
  }
  var terminalIsWanted: String {
    self(
      "The app needs a terminal for input and output. In scripts and pipes use “aichat ask”.",
      "앱을 열려면 입력과 출력이 터미널이어야 합니다. 스크립트와 파이프에서는 “aichat ask”를 쓰세요.")
  }
}
