import ChatFiles
import Entities
import Storage

/// The places of chats in a folder: files beside each other, or as SillyTavern lays them out. In its layout each
/// character has a folder with the name of its card, and each group a file of its own that names all of its chats.
struct ExportFolder {
  private let target: ExportTarget
  /// The names of files, by their folders.
  private var files: [String: ChatFileName] = [:]
  /// The names of cards, by their characters.
  private var cards: [Avatar.ID: String] = [:]
  private var cardNames = ChatFileName()
  /// The groups of the chats so far.
  private var found = ExportedGroups()

  init(_ target: ExportTarget) { self.target = target }

  /// The folder of SillyTavern's groups.
  var groupFolder: String { target.path + "/groups" }

  /// The files of the groups, once all chats have their places.
  func groups(replacing isReplacing: Bool) throws(ChatFileFailure) -> [ExportedGroups.File] {
    try found.files(in: groupFolder, replacing: isReplacing)
  }

  /// The folder and the path of the next chat.
  mutating func place(of chat: ExportSource.Chat, named name: String) -> (folder: String, file: String) {
    guard target.format == .sillyTavern else { return place(in: target.path, name).place }
    guard let group = chat.exported.group else {
      return place(in: "\(target.path)/chats/\(card(of: chat.head.chat.avatar, in: chat))", name).place
    }
    let (place, file) = place(in: target.path + "/group chats", fileName(of: chat) ?? name)
    add(group, of: chat, in: file)
    return place
  }

  private mutating func place(
    in folder: String, _ name: String
  ) -> (place: (folder: String, file: String), name: String) {
    let name = files[folder, default: ChatFileName()].next(name)
    return ((folder, "\(folder)/\(name)\(target.format.ending)"), name)
  }

  private mutating func card(of avatar: Avatar.ID, in chat: ExportSource.Chat) -> String {
    if let known = cards[avatar] { return known }
    let name = ChatFileName.usable(chat.names[avatar] ?? chat.exported.characterName)
    let card = cardNames.next(name.isEmpty ? "Character" : name)
    cards[avatar] = card
    return card
  }
}

// MARK: - Groups

extension ExportFolder {
  /// The name of the chat's file that an import found, unless the user has given the chat another title since.
  private func fileName(of chat: ExportSource.Chat) -> String? {
    guard let file = chat.exported.groupFile else { return nil }
    let name = ChatFileName.usable(file.chat)
    let isNamedSo = chat.exported.chat.title.map { [file.chat, file.groupName].contains($0) } ?? true
    return isNamedSo && !name.isEmpty ? name : nil
  }

  /// Adds a chat with its group, as its members are by now.
  private mutating func add(_ group: GroupChat, of chat: ExportSource.Chat, in file: String) {
    let members = group.present.map { member in
      SillyTavernGroup.Member(name: card(of: member.id, in: chat), isMuted: member.part == .muted)
    }
    let kept = chat.exported.groupFile
    let own = SillyTavernGroup.Chat(
      name: file, authorsNote: chat.exported.authorsNote, metadata: kept?.metadata ?? "")
    let new = SillyTavernGroup(
      id: chat.head.chat.id.description,
      name: chat.exported.chat.title ?? chat.exported.groupTitle ?? chat.exported.characterName,
      members: members, order: group.order, cards: group.cards, chats: [own])
    found.add(new, kept)
  }
}
