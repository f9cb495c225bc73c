import Entities
import JSON
import System

/// Looks through a folder of SillyTavern. Names inside its files are compared with names on the disk, and never become
/// part of a path.
struct FolderScan {
  let path: String
  private var files = 0
  private var warnings: [ImportWarning] = []

  init(_ path: String) { self.path = path }

  mutating func result() -> SillyTavernFolder {
    let characters = list("characters", endings: [".png", ".json", ".charx"], limit: ChatFileLimit.card)
    let worlds = list("worlds", endings: [".json"], limit: ChatFileLimit.world)
    let definitions = list("groups", endings: [".json"], limit: ChatFileLimit.group)
    let (groups, chatIDs) = groups(definitions, cards: characters)
    let chats = characterChats(characters) + groupChats(chatIDs)
    let settings = settings(
      list("User Avatars", endings: [".png", ".jpg", ".webp", ".gif"], limit: ChatFileLimit.card), cards: characters)
    return SillyTavernFolder(
      path: path, characters: characters, worlds: worlds, chats: chats, groups: groups, settings: settings,
      warnings: warnings)
  }

  mutating func warn(_ kind: ImportWarning.Kind, _ place: String) {
    if warnings.count < ChatFileLimit.examples { warnings.append(ImportWarning(kind: kind, place: place)) }
  }

  /// The regular files of a folder with one of some endings, by name.
  private mutating func list(_ folder: String, endings: [String], limit: Int) -> [SillyTavernFolder.File] {
    var found: [SillyTavernFolder.File] = []
    for name in entries(of: folder, .regular) {
      guard let ending = endings.first(where: { name.lowercased().hasSuffix($0) }) else { continue }
      found.append(.init(path: "\(path)/\(folder)/\(name)", name: String(name.dropLast(ending.count)), limit: limit))
    }
    return found
  }

  /// The names of a kind of entries, sorted. A link could lead anywhere, and is not followed.
  private mutating func entries(of folder: String, _ kind: FileStatus.Kind) -> [String] {
    guard FileStatus(at: "\(path)/\(folder)", followingLinks: false)?.kind == .folder else {
      if FileStatus(at: "\(path)/\(folder)") != nil { warn(.unsafePath, folder) }
      return []
    }
    var names: [String] = []
    for name in Folder.names(in: "\(path)/\(folder)").sorted() where !name.hasPrefix(".") {
      guard let status = FileStatus(at: "\(path)/\(folder)/\(name)", followingLinks: false) else { continue }
      guard status.kind == kind else {
        // Another kind that is no file and no folder: a link, a pipe, a device.
        if status.kind != .regular, status.kind != .folder { warn(.unsafePath, "\(folder)/\(name)") }
        continue
      }
      files += 1
      guard files <= ChatFileLimit.files else {
        warn(.tooManyFiles, folder)
        break
      }
      names.append(name)
    }
    return names
  }
}

extension FolderScan {
  private mutating func characterChats(_ cards: [SillyTavernFolder.File]) -> [SillyTavernFolder.Chat] {
    let byName = Dictionary(cards.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var chats: [SillyTavernFolder.Chat] = []
    for folder in entries(of: "chats", .folder) {
      let card = byName[folder]
      let files = list("chats/\(folder)", endings: [".jsonl"], limit: .max)
      if card == nil, !files.isEmpty { warn(.missingFile, "characters/\(folder).png") }
      chats += files.map { .init(file: $0, characterName: folder, character: card, group: nil) }
    }
    return chats
  }

  private mutating func groupChats(_ groups: [String: Int]) -> [SillyTavernFolder.Chat] {
    list("group chats", endings: [".jsonl"], limit: .max).map {
      .init(file: $0, characterName: nil, character: nil, group: groups[$0.name])
    }
  }

  /// The groups, and the group of each chat by its id.
  private mutating func groups(
    _ definitions: [SillyTavernFolder.File], cards: [SillyTavernFolder.File]
  ) -> ([SillyTavernFolder.Group], [String: Int]) {
    let byFile = Dictionary(cards.map { (FilePath.name(of: $0.path), $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [SillyTavernFolder.Group] = []
    var chats: [String: Int] = [:]
    for file in definitions {
      let limits = JSONLimits(bytes: ChatFileLimit.group, depth: ChatFileLimit.depth)
      guard let bytes = try? file.bytes(), let value = try? JSONValue(parsing: bytes, limits: limits),
        let object = value.object
      else {
        warn(.brokenLine, "groups/\(file.name).json")
        continue
      }
      let members = object["members"]?.array?.compactMap(\.string) ?? []
      for member in members where byFile[member] == nil {
        warn(
          member.contains("/") || member.contains("\\") ? .unsafePath : .missingFile,
          "groups/\(file.name).json: \(member)")
      }
      let muted = Set(object["disabled_members"]?.array?.compactMap(\.string) ?? [])
      for id in SillyTavernGroupFile.chats(of: object) { chats[id] = chats[id] ?? groups.count }
      groups.append(
        .init(
          id: object["id"]?.string ?? file.name, name: object["name"]?.string ?? file.name,
          members: members.compactMap { member in
            guard let name = Self.cardName(member) else { return nil }
            return .init(name: name, card: byFile[member], isMuted: muted.contains(member))
          },
          order: GroupChat.Order(strategy: object["activation_strategy"] ?? .null),
          cards: GroupChat.Cards(mode: object["generation_mode"] ?? .null),
          notes: notes(in: object, "groups/\(file.name).json"),
          definition: SillyTavernGroupFile.definition(of: object),
          metadata: SillyTavernGroupFile.keptMetadata(of: object)))
    }
    return (groups, chats)
  }

  /// The author's notes of a group's chats: of the present one, and of the others.
  private mutating func notes(in group: JSONObject, _ place: String) -> [String: AuthorsNote] {
    var notes: [String: AuthorsNote] = [:]
    for member in SillyTavernGroupFile.metadata(of: group) {
      notes[member.key] = SillyTavernNote.note(in: member.value) { warn($0, place) }
      if SillyTavernNote.hasScenario(member.value) { warn(.ownScenario, place) }
    }
    return notes
  }

  /// The name of a card's file without its ending; nil for a path.
  static func cardName(_ file: String) -> String? {
    guard !file.contains("/"), !file.contains("\\"), file.utf8.count <= ChatFileLimit.name else { return nil }
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}
