import Testing

/// The texts of the screens, in both languages.
struct Strings: Sendable, CustomTestStringConvertible {
  let language: String
  let getStarted, howItWorks, yourTerminal, yourModel, chooseColor, chosenColor, next, allSet, finish: String
  let explore, featured, saySomething, stopKey, chats, anonymous, noAvatars, newAvatar, nameIsMissing, myAvatars: String
  let delete, deleteQuestion, settings, account, model: String

  static let english = Strings(
    language: "en", getStarted: "Get started", howItWorks: "How it works", yourTerminal: "Your terminal",
    yourModel: "Your model", chooseColor: "Choose your colour",
    chosenColor: "5 Mint ✓", next: "Continue", allSet: "All set", finish: "Finish", explore: "Explore",
    featured: "Featured", saySomething: "Say something…", stopKey: "Esc Stop", chats: "Chats",
    anonymous: "Anonymous", noAvatars: "No characters yet", newAvatar: "New character",
    nameIsMissing: "Name your character to save it",
    myAvatars: "My characters", delete: "Delete", deleteQuestion: "Delete Mira 미라?", settings: "Settings",
    account: "Account", model: "Model")

  static let korean = Strings(
    language: "ko", getStarted: "시작하기", howItWorks: "사용 방법", yourTerminal: "터미널 확인",
    yourModel: "답하는 모델", chooseColor: "내 색상 선택", chosenColor: "5 민트색 ✓",
    next: "계속", allSet: "준비 완료", finish: "완료", explore: "탐색", featured: "추천", saySomething: "메시지를 입력하세요…",
    stopKey: "Esc 멈추기", chats: "대화", anonymous: "익명", noAvatars: "아직 캐릭터가 없습니다", newAvatar: "새 캐릭터",
    nameIsMissing: "저장하려면 이름을 지어 주세요", myAvatars: "내 캐릭터", delete: "삭제", deleteQuestion: "“Mira 미라” 캐릭터를 삭제할까요?",
    settings: "설정", account: "계정", model: "모델")

  var testDescription: String { language }
}

extension Tmux {
  /// Goes through the screens of onboarding until the tabs open.
  func finishOnboarding(_ words: Strings = .english) async throws {
    try await shows(words.getStarted)
    try await press("Enter")
    try await shows(words.howItWorks, words.next)
    try await press("Enter")
    try await shows(words.yourTerminal, words.next)
    try await press("Enter")
    try await shows(words.yourModel, words.next)
    try await press("Enter")
    // Continue appears only after a colour is chosen.
    #expect(try await !shows(words.chooseColor).contains(words.next))
    try await type("5")
    try await shows(words.chosenColor, words.next)
    try await type("c")
    try await shows(words.allSet, words.finish)
    try await press("Enter")
    try await hides(words.allSet)
  }
}
