import ChatFiles
import Entities
import Storage

/// Imports what folders of SillyTavern hold besides chats: characters, lorebooks and personas. They come before the
/// chats.
actor FolderImporter {
  let service: ChatTransferService
  let user: UserProfile.ID?
  let isPreview: Bool
  /// The characters by the paths of their cards, the lorebooks by their names in the folder, and the personas by the
  /// files of their pictures.
  private(set) var characters: [String: Avatar] = [:], lorebooks: [String: Lorebook] = [:]
  private(set) var personas: [String: Persona] = [:]
  /// What this import has added, so that it can be taken back.
  private(set) var added = Added()
  /// The scopes that `link` will assign to the lorebooks.
  var scopes: [Lorebook.ID: Set<ChatScope>] = [:]

  /// What an import made besides chats.
  struct Added {
    var characters: [Avatar] = [], lorebooks: [Lorebook] = [], personas: [Persona] = []
  }

  init(_ service: ChatTransferService, of user: UserProfile.ID?, isPreview: Bool) {
    (self.service, self.user, self.isPreview) = (service, user, isPreview)
  }

  /// Imports the items of a folder. Personas are chosen in their scopes at once; `link` assigns the lorebooks later.
  /// - Returns: The outcome of each item; nil when this run cannot import them.
  func bring(_ folder: SillyTavernFolder) async throws -> ChatFileImport? {
    guard let companions = service.companions else { return nil }
    var result = ChatFileImport(path: folder.path)
    result.warnings = folder.warnings.map(\.words)
    result.warningCount = folder.warnings.count
    for world in folder.worlds { result.items += try await bring(world, companions) }
    result.items += try await bringCharacters(of: folder, companions)
    for persona in folder.personas { result.items.append(try await bring(persona, companions)) }
    for name in folder.globalWorlds {
      if let book = lorebooks[name], isNew(book) { scopes[book.id, default: []].insert(.everywhere) }
    }
    try Task.checkCancellation()
    return result
  }

  private func isNew(_ book: Lorebook) -> Bool { added.lorebooks.contains { $0.id == book.id } }
}

// MARK: - Items

extension FolderImporter {
  private func bring(
    _ world: SillyTavernFolder.File, _ companions: FolderCompanions
  ) async throws -> [FolderItem] {
    try Task.checkCancellation()
    return try await companions.lorebook(world.path, isPreview).map { file in
      switch file.outcome {
      case .added(let book):
        (added.lorebooks, lorebooks[world.name]) = (added.lorebooks + [book], book)
        return FolderItem(.lorebook, book.name, .added, warnings: file.warnings)
      case .known(let book):
        lorebooks[world.name] = book
        return FolderItem(.lorebook, book.name, .known, warnings: file.warnings)
      case .refused(let reason): return FolderItem(.lorebook, world.name, .refused(reason))
      }
    }
  }

  private func bringCharacters(
    of folder: SillyTavernFolder, _ companions: FolderCompanions
  ) async throws -> [FolderItem] {
    let names = Dictionary(folder.characters.map { ($0.path, $0.name) }) { first, _ in first }
    return try await companions.cards(folder.characters.map(\.path), isPreview).map { file in
      let name = names[file.path] ?? file.path
      let worlds = [file.world].compactMap(\.self) + (folder.extraWorlds[name] ?? [])
      var item = FolderItem(.character, name, .known, warnings: file.warnings)
      switch file.outcome {
      case .refused(let reason):
        item.outcome = .refused(reason)
        return item
      case .known(let avatar):
        (characters[file.path], item.name) = (avatar, avatar.name)
      case .added(let avatar):
        (characters[file.path], item.name, item.outcome) = (avatar, avatar.name, .added)
        added.characters.append(avatar)
        for world in worlds {
          guard let book = lorebooks[world] else {
            item.warnings.append(
              LocalizedText("its lorebook “\(world)” is not in the folder", "“\(world)” 로어북이 폴더에 없습니다"))
            continue
          }
          scopes[book.id, default: []].insert(.character(avatar.id))
        }
      }
      return item
    }
  }

  private func bring(
    _ found: SillyTavernFolder.Persona, _ companions: FolderCompanions
  ) async throws -> FolderItem {
    var item = FolderItem(.persona, found.name, .known)
    if let world = found.worldName {
      item.warnings.append(
        LocalizedText(
          "a persona has no lorebook here: assign “\(world)” yourself",
          "여기서는 페르소나에 로어북을 붙일 수 없습니다. “\(world)” 로어북은 직접 지정하세요"))
    }
    let (name, description) = (found.name.visiblyTrimmed, found.description.visiblyTrimmed)
    let own = if let user { try await service.personas.personas(of: user) } else { [Persona]() }
    if let known = own.first(where: { ($0.name, $0.description) == (name, description) }) {
      personas[found.key] = known
      return item
    }
    item.outcome = .added
    guard !isPreview, let user else { return item }
    do {
      let persona = try await make(found, companions, &item)
      (personas[found.key], added.personas) = (persona, added.personas + [persona])
      try await bind(persona, as: found, of: user)
    } catch let error as any UserErrorConvertible & ExplainedError {
      item.outcome = .refused(LocalizedText(explaining: error))
    }
    return item
  }

  /// A new persona. It has no picture if the file cannot be kept as one.
  private func make(
    _ found: SillyTavernFolder.Persona, _ companions: FolderCompanions, _ item: inout FolderItem
  ) async throws -> Persona {
    var draft = PersonaDraft(
      name: found.name, description: found.description, picturePath: found.picture.map { "'\($0.path)'" } ?? "")
    do {
      return try await companions.persona(draft)
    } catch let error as any ExplainedError where found.picture != nil {
      draft.picturePath = ""
      let persona = try await companions.persona(draft)
      item.warnings.append(LocalizedText(explaining: error))
      return persona
    }
  }

  /// Chooses a new persona where its folder says so and the user has chosen none.
  private func bind(
    _ persona: Persona, as found: SillyTavernFolder.Persona, of user: UserProfile.ID
  ) async throws {
    let taken = Set(try await service.personas.bindings(of: user).map(\.scope))
    let wanted =
      (found.isDefault ? [ChatScope.everywhere] : [])
      + found.characters.compactMap { characters[$0.path].map { .character($0.id) } }
    for scope in wanted where !taken.contains(scope) {
      try await service.personas.bind(persona.id, in: scope, of: user)
    }
  }
}

// MARK: - Links and the way back

extension FolderImporter {
  /// Chooses the personas of new chats, and assigns the lorebooks to these chats and to all scopes that were found
  /// before. The chats need not be stored yet.
  func link(_ chats: [ChatPlan]) async throws {
    guard let user, !isPreview else { return }
    let own = try await service.personas.personas(of: user)
    for chat in chats where !chat.isKnown {
      if let book = chat.worldName.flatMap({ lorebooks[$0] }) { scopes[book.id, default: []].insert(.chat(chat.id)) }
      if let persona = persona(of: chat, own) {
        try await service.personas.bind(persona.id, in: .chat(chat.id), of: user)
      }
    }
    let before = try await service.lorebooks.assignments(of: user)
    for (book, scopes) in scopes {
      let all = scopes.union(before.filter { $0.lorebook == book }.map(\.scope))
      try await service.lorebooks.assign(book, to: all, of: user)
    }
    scopes = [:]
  }

  /// The persona of a chat: the one whose picture it names. Otherwise it is one with a name of the user in the file:
  /// first one of the folder, then one that is here.
  private func persona(of chat: ChatPlan, _ own: [Persona]) -> Persona? {
    if let named = chat.personaFile.flatMap({ personas[$0] }) { return named }
    let known = personas.values.sorted { $0.id < $1.id } + own
    return chat.userNames.lazy.compactMap { name in
      known.first { $0.name.lowercased() == name.visiblyTrimmed.lowercased() }
    }.first
  }

  /// Removes everything new, after the import failed or was stopped. What cannot be removed stays.
  func takeBack() async {
    guard !isPreview else { return }
    for avatar in added.characters { try? await service.avatars.deleteAvatar(avatar.id) }
    for book in added.lorebooks { try? await service.lorebooks.deleteLorebook(book.id) }
    for persona in added.personas { try? await service.personas.deletePersona(persona.id) }
    added = Added()
  }
}
