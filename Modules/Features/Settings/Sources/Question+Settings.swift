import Entities
import FeatureKit

extension Question {
  /// Asks before signing out of a profile, because one without a name is hard to find again.
  static func signingOut(of name: String?, _ contents: ProfileContents) -> Question {
    let action = LocalizedText("Sign out", "로그아웃")
    guard let name else { return leavingAnonymous(contents, action: action) }
    return Question(
      LocalizedText("Sign out of “\(name)”?", "“\(name)” 프로필에서 로그아웃할까요?"),
      LocalizedText(
        "The start screen opens. Everything in the profile stays on this computer: choose “\(name)” there to go on.",
        "시작 화면이 나옵니다. 이 프로필의 내용은 모두 이 컴퓨터에 남으며, 시작 화면에서 “\(name)” 프로필을 고르면 이어서 쓸 수 있습니다."),
      action: action, isDestructive: false)
  }

  /// Asks before the event log is deleted.
  static let deletingLog = Question(
    LocalizedText("Delete the log?", "기록을 삭제할까요?"),
    LocalizedText(
      "All recorded events on this computer are deleted. This cannot be undone.", "이 컴퓨터에 기록된 내용이 완전히 지워집니다."),
    action: LocalizedText("Delete", "삭제"))

  /// Asks before a saved key is deleted.
  static func forgetting(keyFor endpoint: KeyEndpoint) -> Question {
    let (provider, server) = (endpoint.provider, endpoint.server)
    return Question(
      LocalizedText("Delete the key of \(provider)?", "\(provider) 키를 지울까요?"),
      LocalizedText(
        "aichat then asks \(server) without a key, which rarely works. The key itself stays valid at the provider.",
        "그러면 \(server) 서버에 키 없이 요청하게 되어 답을 받기 어렵습니다. 키 자체는 제공자 쪽에서 계속 유효합니다."),
      action: LocalizedText("Delete", "지우기"))
  }

  /// Asks before everything of these profiles is erased, and lists what is erased and what stays.
  /// - Parameter copies: The bytes of all backups.
  static func erasing(_ profiles: [ProfileSummary], copies: Int) -> Question {
    let held = profiles.reduce(into: ProfileContents()) { sum, profile in
      sum.chats += profile.contents.chats
      sum.messages += profile.contents.messages
      sum.avatars += profile.contents.avatars
      sum.personas += profile.contents.personas
      sum.lorebooks += profile.contents.lorebooks
    }.words
    let backups = copies == 0 ? ("", "") : (" the backups,", " 백업,")
    return Question(
      LocalizedText("Erase everything on this computer?", "이 컴퓨터의 aichat 데이터를 모두 지울까요?"),
      LocalizedText(
        "This erases \(profiles.count) \(profiles.count == 1 ? "profile" : "profiles"), \(held.english), drafts, "
          + "pictures and spending records,\(backups.0) the log and reports of crashes. This cannot be undone. Settings, "
          + "prices, keys and exported files stay.",
        "프로필 \(profiles.count)개, \(held.korean), 초안, 그림, 지출 내역,\(backups.1) 기록과 비정상 종료 보고서가 지워지며 "
          + "되돌릴 수 없습니다. 설정, 가격, 키, 내보낸 파일은 남습니다."),
      action: LocalizedText("Erase", "지우기"))
  }
}
