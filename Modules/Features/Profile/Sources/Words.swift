import TerminalUI

extension Language {
  var profile: String { self("Profile", "프로필") }
  var anonymous: String { self("Anonymous", "익명") }
  var settings: String { self("Settings", "설정") }
  var myAvatars: String { self("My avatars", "내 아바타") }
  var newAvatar: String { self("New avatar", "새 아바타") }
  var noAvatars: String { self("No avatars yet", "아직 아바타가 없습니다") }
  var pressN: String { self("Press n to make an avatar", "n 키를 누르면 아바타를 만들 수 있습니다") }
  var open: String { self("Open", "열기") }
  var delete: String { self("Delete", "삭제") }
  func delete(_ name: String) -> String { self("Delete \(name)", "\(name) 삭제") }

  func showMore(_ count: Int) -> String { self("Show more (\(count))", "더 보기 (\(count))") }
}

// Making an avatar.
extension Language {
  var name: String { self("Name", "이름") }
  var namePrompt: String { self("What is it called?", "이름을 지어 주세요") }
  var isA: String { self("is a…", "종류") }
  var thatIs: String { self("that is…", "행동") }
  var inThe: String { self("in the…", "장소") }
  var save: String { self("Save", "저장") }
  var saving: String { self("Saving…", "저장 중…") }
  var cancel: String { self("Cancel", "취소") }
  var nameIsMissing: String { self("It needs a name to be saved.", "저장하려면 이름이 필요합니다.") }

  func nameIsTooLong(by extra: Int) -> String {
    self(
      "The name is \(extra) character\(extra == 1 ? "" : "s") too long: up to 40 fit.",
      "이름이 \(extra)자 깁니다. 40자까지 쓸 수 있습니다.")
  }
}
