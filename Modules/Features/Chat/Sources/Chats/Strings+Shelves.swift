import Entities
import TerminalUI

extension Language {
  var shelf: String { self("Show", "보기") }
  var nextShelf: String { self("Next list", "다음 목록") }
  var tags: String { self("Tags", "태그") }
  var putAway: String { self("Archived.", "보관했습니다.") }
  var takenBack: String { self("Taken out of the archive.", "보관함에서 꺼냈습니다.") }

  /// What the key does: pin, or end that.
  func pin(_ place: ChatPlace) -> String { place.isPinned ? self("Unpin", "고정 해제") : self("Pin", "고정") }

  /// What the key does: archive, or take back.
  func archive(_ place: ChatPlace) -> String {
    place.isArchived ? self("Out of the archive", "보관함에서 꺼내기") : self("Archive", "보관")
  }

  func archived(_ title: String) -> String { self("Archived: \(title)", "보관했습니다: \(title)") }

  func deleted(_ title: String) -> String { self("Deleted: \(title)", "삭제했습니다: \(title)") }
  var trashIsEmptied: String { self("Deleted for good after 30 days.", "30일이 지나면 완전히 삭제됩니다.") }
  var deleteForGood: String { self("Delete for good", "완전히 삭제") }

  /// The title of a part of the list, with its number of chats.
  func title(of shelf: ChatShelf, in shelves: ChatShelves) -> String {
    switch shelf {
    case .current: self("Current", "현재 대화")
    case .archived: self("Archive (\(shelves.archived))", "보관함 (\(shelves.archived))")
    case .deleted: self("Trash (\(shelves.deleted))", "휴지통 (\(shelves.deleted))")
    case .tagged(let name):
      "#\(name)" + (shelves.tags.first { $0.name == name }.map { " (\($0.count))" } ?? "")
    }
  }

  /// The words beside the title of a row: that it is new or pinned, and its tags.
  func badge(of row: ChatSummary) -> String {
    let place = row.chat.place
    // A reply that still arrives is not new yet: its chat may be the one that is read.
    let isNew = row.isNew && row.lastState != .streaming
    let words = [isNew ? new : nil, place.isPinned ? self("pinned", "고정됨") : nil] + place.tags.map { "#" + $0 }
    return words.compactMap(\.self).joined(separator: " ")
  }
}
