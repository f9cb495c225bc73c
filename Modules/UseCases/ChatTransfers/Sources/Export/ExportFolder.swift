import ChatFiles
import Entities
import Storage

/// The places of chats in a folder: files beside each other, or as SillyTavern lays them out. There each character has a
/// folder with the name of its card, and each group a file of its own.
struct ExportFolder {
  /// Where a chat goes.
  struct Place {
    let folder: String, file: String
    /// The group of the chat, and its path; nil for a chat of one character, and in other formats.
    var group: (group: SillyTavernGroup, path: String)?
  }

  private let target: ExportTarget
  /// The names of files, by their folders.
  private var files: [String: ChatFileName] = [:]
  /// The names of cards, by their characters.
  private var cards: [Avatar.ID: String] = [:]
  private var cardNames = ChatFileName()

  init(_ target: ExportTarget) { self.target = target }

  /// The folder of SillyTavern's groups.
  static func groups(in target: ExportTarget) -> String { target.path + "/groups" }

  /// The place of the next chat.
  mutating func place(of chat: ExportSource.Chat, named name: String) -> Place {
    guard target.format == .sillyTavern else { return place(in: target.path, name).place }
    guard let group = chat.exported.group else {
      return place(in: "\(target.path)/chats/\(card(of: chat.head.chat.avatar, in: chat))", name).place
    }
    var (place, file) = place(in: target.path + "/group chats", name)
    let members = group.present.map { member in
      SillyTavernGroup.Member(name: card(of: member.id, in: chat), isMuted: member.part == .muted)
    }
    let id = chat.head.chat.id.description
    place.group = (
      SillyTavernGroup(
        id: id, name: chat.exported.chat.title ?? chat.exported.groupTitle ?? chat.exported.characterName,
        members: members, order: group.order, cards: group.cards, chat: file),
      "\(Self.groups(in: target))/\(id).json"
    )
    return place
  }

  private mutating func place(in folder: String, _ name: String) -> (place: Place, name: String) {
    let name = files[folder, default: ChatFileName()].next(name)
    return (Place(folder: folder, file: "\(folder)/\(name)\(target.format.ending)"), name)
  }

  private mutating func card(of avatar: Avatar.ID, in chat: ExportSource.Chat) -> String {
    if let known = cards[avatar] { return known }
    let name = ChatFileName.usable(chat.names[avatar] ?? chat.exported.characterName)
    let card = cardNames.next(name.isEmpty ? "Character" : name)
    cards[avatar] = card
    return card
  }
}
