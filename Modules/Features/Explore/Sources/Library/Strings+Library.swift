import Entities
import FeatureKit
import TerminalUI

extension Language {
  var allCharacters: String { self("All characters", "모든 캐릭터") }
  var findCharacters: String { self("Name, tag or any word", "이름, 태그, 아무 낱말") }
  var noneFound: String { self("No character is found", "일치하는 캐릭터가 없습니다") }
  var showAll: String { self("Show all", "모두 보기") }
  var readingTexts: String { self("Reading texts…", "글을 찾는 중…") }
  func found(_ count: Int, of total: Int) -> String {
    count == total ? "\(total)" : self("\(count) of \(total)", "\(total)개 중 \(count)")
  }
  func foundIn(_ field: CharacterField) -> String { self("Found in: ", "찾은 곳: ") + field.title(in: self) }

  var favorite: String { self("Favourite", "즐겨찾기") }
  var favorites: String { self("Favourites", "즐겨찾기") }
  var ownOnes: String { self("My own", "내 캐릭터") }
  /// In plain mode: what the number of a character does.
  var rowAction: String { self("A number", "번호") }
  func title(of action: LibraryPresenter.RowAction) -> String {
    switch action {
    case .open: self("opens the chat", "대화 열기")
    case .mark: self("marks the character", "캐릭터 선택")
    case .favorite: self("makes it a favourite", "즐겨찾기")
    }
  }
  var sort: String { self("Sort", "정렬") }
  func title(of sort: LibraryQuery.Sort) -> String {
    switch sort {
    case .name: self("by name", "이름순")
    case .newest: self("newest first", "최신순")
    case .lastChat: self("last chat", "최근 대화순")
    case .mostChats: self("most chats", "대화 많은순")
    }
  }
  var tag: String { self("Tag", "태그") }
  func tagged(_ tag: String?) -> String { self("Tag: ", "태그: ") + (tag.map { "\($0) ✕" } ?? self("any", "모두")) }
  var chooseTag: String { self("Choose a tag", "태그 고르기") }
  var noTags: String { self("No character has such a tag", "그런 태그가 있는 캐릭터가 없습니다") }
  func chats(_ count: Int) -> String {
    count == 0 ? "" : self(count == 1 ? "1 chat" : "\(count) chats", "대화 \(count)개")
  }

  var mark: String { self("Mark", "선택") }
  var isMarked: String { self("marked", "선택함") }
  var markAll: String { self("Mark all", "모두 선택") }
  var unmark: String { self("Unmark", "선택 해제") }
  func marked(_ count: Int) -> String { self("\(count) marked", "\(count)개 선택") }
  var delete: String { self("Delete", "삭제") }
  var undo: String { self("Undo", "되돌리기") }
  /// Offers to undo a deletion that was not the last thing that was done.
  func bringBack(_ count: Int) -> String { self("Bring \(count) deleted back", "삭제한 \(count)개 되돌리기") }
  var export: String { self("Export", "내보내기") }
  var addTag: String { self("Add tag", "태그 붙이기") }
  var removeTag: String { self("Remove tag", "태그 제거") }
  func working(_ done: Int, of total: Int) -> String { self("\(done) of \(total)", "\(total)개 중 \(done)개") }
  func words(for outcome: LibrarySelection.Outcome) -> String {
    func counted(_ count: Int, _ leftOut: Int) -> String {
      leftOut == 0 ? "\(count)." : "\(count). " + self("Left as they are: \(leftOut).", "그대로 둠: \(leftOut).")
    }
    return switch outcome {
    case .deleted(let count, let leftOut): self("Deleted: ", "삭제한 캐릭터: ") + counted(count, leftOut)
    case .broughtBack(let count): self("Brought back: \(count).", "되돌림: \(count).")
    case .tagged(let count, let leftOut): self("Tagged: ", "태그 붙임: ") + counted(count, leftOut)
    case .untagged(let count, let leftOut): self("Tag removed: ", "태그 뗌: ") + counted(count, leftOut)
    case .exported(let count, let folder): self("Exported to \(folder): \(count).", "\(count)개를 내보냈습니다: \(folder)")
    }
  }
}
