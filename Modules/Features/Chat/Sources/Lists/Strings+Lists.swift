import Entities
import FeatureKit
import TerminalUI

extension Language {
  var bookmarksAndPins: String { self("Bookmarks and pins", "책갈피와 고정") }
  var noBookmarks: String {
    self("None yet. The message menu sets them.", "아직 없습니다. 메시지 메뉴에서 꽂을 수 있습니다.")
  }
  var trash: String { self("Trash", "휴지통") }
  var emptyTrash: String { self("Empty.", "비어 있습니다.") }
  var emptyTheTrash: String { self("Empty the trash", "휴지통 비우기") }

  /// A deletion: the number of messages, and the time since then.
  func deletion(_ count: Int, _ when: String) -> String {
    self(
      "Restore \(count == 1 ? "1 message" : "\(count) messages") · \(when)", "메시지 \(count)개 되돌리기 · \(when)")
  }
}

extension Question {
  /// Asks before the trash of a chat is emptied.
  static let emptyingTrash = Question(
    LocalizedText("Empty the trash of this chat?", "이 대화의 휴지통을 비울까요?"),
    LocalizedText("The messages in it are deleted for good.", "휴지통의 메시지가 완전히 삭제됩니다."),
    action: LocalizedText("Empty", "비우기"))
}
