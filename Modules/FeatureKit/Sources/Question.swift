public import Entities

/// A question that the user agrees to or not. Its texts belong to the feature that asks it.
public struct Question: Hashable, Sendable {
  /// The question itself.
  public let title: LocalizedText
  /// What the user should know before the answer; may be empty.
  public let message: LocalizedText
  /// The button that agrees.
  public let action: LocalizedText
  /// The button that does not.
  public let cancel: LocalizedText
  /// Whether agreeing deletes or discards data. Then Enter alone does not agree.
  public let isDestructive: Bool

  /// A question from its parts.
  public init(
    _ title: LocalizedText, _ message: LocalizedText = LocalizedText(untranslated: ""), action: LocalizedText,
    cancel: LocalizedText = LocalizedText("Cancel", "취소"), isDestructive: Bool = true
  ) {
    self.title = title
    self.message = message
    self.action = action
    self.cancel = cancel
    self.isDestructive = isDestructive
  }
}

extension Question {
  /// Asks before a file is replaced.
  public static func replacing(_ path: String) -> Question {
    Question(
      LocalizedText("Replace the file?", "파일을 바꿀까요?"), LocalizedText("\(path) exists already.", "\(path) 파일이 이미 있습니다."),
      action: LocalizedText("Replace", "바꾸기"))
  }

  /// Asks before the user leaves a profile that has no name.
  public static func leavingAnonymous(_ contents: ProfileContents, action: LocalizedText) -> Question {
    let title = LocalizedText("Leave this unnamed profile?", "이름 없는 프로필에서 나갈까요?")
    let held = contents.words
    let message =
      contents.isEmpty
      ? LocalizedText(
        "It has no chats and no characters. The start screen opens.", "대화도 캐릭터도 없습니다. 시작 화면이 나옵니다.")
      : LocalizedText(
        "It holds \(held.english). Nothing is deleted: it stays in the list of profiles, as “(anonymous)”. "
          + "Save it in the settings to give it a name.",
        "\(held.korean)가 들어 있습니다. 삭제되지 않고 프로필 목록에 “(익명)”으로 남습니다. "
          + "설정에서 저장하면 이름으로 찾을 수 있습니다.")
    return Question(title, message, action: action)
  }
}

extension ProfileContents {
  /// 3 chats with 120 messages and 2 characters. Empty parts are left out.
  public var words: LocalizedText {
    func counted(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
    let all = [
      (
        chats,
        LocalizedText(
          counted(chats, "chat") + " with " + counted(messages, "message"), "대화 \(chats)개(메시지 \(messages)개)")
      ),
      (avatars, LocalizedText(counted(avatars, "character"), "캐릭터 \(avatars)개")),
      (personas, LocalizedText(counted(personas, "persona"), "페르소나 \(personas)개")),
      (lorebooks, LocalizedText(counted(lorebooks, "lorebook"), "로어북 \(lorebooks)개")),
      (drafts, LocalizedText(counted(drafts, "draft"), "초안 \(drafts)개")),
    ]
    let parts = (isEmpty ? all.prefix(2) : all.filter { $0.0 > 0 }[...]).map(\.1)
    func joined(_ texts: [String], _ last: String) -> String {
      let first = texts.dropLast().joined(separator: ", ")
      return first.isEmpty ? texts[0] : first + last + texts[texts.count - 1]
    }
    return LocalizedText(joined(parts.map(\.english), " and "), joined(parts.map(\.korean), "와 "))
  }
}
