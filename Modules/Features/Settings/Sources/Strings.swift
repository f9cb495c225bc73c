import TerminalUI

extension Language {
  var settings: String { self("Settings", "설정") }
  var close: String { self("Close", "닫기") }

  /// The place of a section among all.
  func place(_ number: Int, of count: Int) -> String { self("\(number) of \(count)", "\(count)개 중 \(number)") }

  // Account
  var account: String { self("Account", "계정") }
  var anonymousProfile: String { self("Anonymous profile", "익명 프로필") }
  var notSignedIn: String { self("You are not signed in.", "로그인한 프로필이 없습니다.") }
  var signOut: String { self("Sign out", "로그아웃") }
  var signedOut: String { self("You are signed out.", "로그아웃했습니다.") }
  var deleteAccount: String { self("Delete profile", "프로필 삭제") }
  var accountDeleted: String { self("The profile is deleted.", "프로필을 삭제했습니다.") }
  var saveProfile: String { self("Save profile", "프로필 저장") }
  var editProfile: String { self("Edit profile", "프로필 수정") }
  var switchProfile: String { self("Switch", "프로필 바꾸기") }
  var signOutAnonymousMeaning: String {
    self(
      "Save it under a name to find it again after signing out.", "이름을 지어 저장해 두면 로그아웃한 뒤에도 다시 찾을 수 있습니다.")
  }
  var signOutMeaning: String {
    self("If you sign out, its chats stay on this computer.", "로그아웃해도 대화는 이 컴퓨터에 남습니다.")
  }

  // Model
  var model: String { self("Model", "모델") }
  var modelAndKeys: String { self("Model and keys", "모델과 키") }
  var offlineModel: String { self("offline · rules", "오프라인 · 규칙") }
  var offlineMeaning: String {
    self("Rules on this computer answer, not an AI model.", "AI 모델이 아니라 이 컴퓨터의 규칙으로 답합니다.")
  }
  var chooseModel: String { self("Choose model", "모델 고르기") }
  /// The way to choose a model for a chat: by its key, or by its command where there are no keys.
  func chatsWithTheirOwn(key: String?) -> String {
    key.map { self("\($0) in a chat gives it a model of its own.", "대화에서 \($0) 키를 누르면 그 대화의 모델만 바꿉니다.") }
      ?? self("“Model” in a chat gives it a model of its own.", "대화의 “모델”에서 그 대화의 모델만 바꿉니다.")
  }
  var modelIsSaved: String { self("The model is chosen.", "모델을 골랐습니다.") }

  // Appearance
  var appearance: String { self("Appearance", "화면") }

  // Program
  var version: String { self("Version", "버전") }
  var data: String { self("Folder", "폴더") }

  // About
  var about: String { self("About aichat", "aichat 정보") }
  var whatTheProgramIs: String {
    self(
      "A terminal app for talking with AI characters: explore them, make your own, and talk with them through any "
        + "language model, or with none.",
      "AI 캐릭터와 대화하는 터미널 앱입니다. 캐릭터를 둘러보고, 직접 만들고, 원하는 언어 모델로 대화합니다. "
        + "모델이 없어도 됩니다.")
  }
  var whereDataStays: String {
    self(
      "What you write is stored on this computer and sent only to the model that you choose.",
      "작성한 내용은 이 컴퓨터에 저장되며, 직접 고른 모델로만 전송됩니다.")
  }
  var howTheProgramIsMade: String {
    self(
      "Written in Swift: an app cut into features, each of which is built and tested alone.",
      "Swift로 만들었습니다. 앱은 따로 빌드하고 테스트할 수 있는 기능 모듈로 나뉘어 있습니다.")
  }
}
