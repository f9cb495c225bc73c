import TerminalUI

extension Language {
  var profile: String { self("Profile", "프로필") }
  var anonymousProfile: String { self("Anonymous profile", "익명 프로필") }
  var settings: String { self("Settings", "설정") }
  var myAvatars: String { self("My characters", "내 캐릭터") }
  var newAvatar: String { self("New character", "새 캐릭터") }
  /// In the footer, and where `newAvatar` has no room.
  var newShort: String { self("New", "새 캐릭터") }
  var noAvatars: String { self("No characters yet", "아직 캐릭터가 없습니다") }
  var pressN: String { self("Press n to make one.", "n 키를 누르면 캐릭터를 만들 수 있습니다.") }
  var replySettings: String { self("Reply settings", "답장 설정") }
  var open: String { self("Open", "열기") }
  var delete: String { self("Delete", "삭제") }
  var deleted: String { self("Deleted.", "삭제했습니다.") }
  func delete(_ name: String) -> String { self("Delete \(name)", "\(name) 삭제") }

  func showMore(_ count: Int) -> String { self("Show more (\(count))", "더 보기 (\(count))") }
}

// Making an avatar.
extension Language {
  var name: String { self("Name", "이름") }
  var namePrompt: String { self("Name your character", "이름을 지어 주세요") }
  var picture: String { self("Image", "그림") }
  var picturePrompt: String { self("A PNG file, or none", "PNG 파일 경로 (없어도 됩니다)") }
  var isA: String { self("Kind", "종류") }
  var thatIs: String { self("Action", "행동") }
  var inThe: String { self("Place", "장소") }
  var save: String { self("Save", "저장") }
  var saved: String { self("Saved.", "저장했습니다.") }
  var saving: String { self("Saving…", "저장 중…") }
  var cancel: String { self("Cancel", "취소") }
  var nameIsMissing: String { self("Give it a name to save it.", "저장하려면 이름이 필요합니다.") }

  func nameIsTooLong(by extra: Int) -> String {
    self(
      "The name is \(extra) character\(extra == 1 ? "" : "s") too long: up to 40 fit.",
      "이름은 40자까지 쓸 수 있습니다. \(extra)자를 줄여 주세요.")
  }
}
