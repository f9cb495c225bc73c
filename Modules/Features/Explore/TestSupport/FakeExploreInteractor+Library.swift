public import Entities
import TerminalTesting

/// The library over the avatars in memory.
extension FakeExploreInteractor {
  /// All of them with the tags of their definitions, and with `favorites` and `chatCounts`.
  public func libraryEntries() async throws -> [LibraryEntry] {
    try await allAvatars().map {
      LibraryEntry(
        $0, tags: definitions[$0.id]?.tags ?? [], isFavorite: favorites.contains($0.id),
        chats: chatCounts[$0.id] ?? 0)
    }
  }

  /// The first of description, personality and lorebook that has the letters. The gate of texts holds it.
  public func fields(with letters: LetterPattern, of ids: [Avatar.ID]) async throws -> [Avatar.ID: CharacterField] {
    await textGate.pass()
    try Task.checkCancellation()
    var found: [Avatar.ID: CharacterField] = [:]
    for id in ids {
      let definition = definitions[id] ?? CharacterDefinition()
      found[id] = [CharacterField.description, .personality, .lorebook].first { letters.isPart(of: definition[$0]) }
    }
    return found
  }

  /// Whether it is one of `favorites`.
  public func isFavorite(_ id: Avatar.ID) async throws -> Bool { favorites.contains(id) }

  /// Adds it to `favorites`, or removes it.
  public func setFavorite(_ isFavorite: Bool, _ id: Avatar.ID) async throws {
    if let error { throw error }
    if isFavorite { favorites.insert(id) } else { favorites.remove(id) }
  }

  /// Changes the tags of the definition.
  public func setTags(_ tags: [String], _ isSet: Bool, of id: Avatar.ID) async throws -> Bool {
    if let error { throw error }
    let before = definitions[id]?.tags ?? []
    let others = before.filter { !tags.contains($0) }
    let after = isSet ? before + tags.filter { !before.contains($0) } : others
    definitions[id, default: CharacterDefinition()].tags = after
    return after != before
  }

  /// Remembers the avatars with these ids.
  public func beginDeletion(of ids: [Avatar.ID]) async throws {
    if let error { throw error }
    lastDeletion = avatars.filter { ids.contains($0.id) }
  }

  /// Removes the avatar with this id.
  public func deleteUndoably(_ id: Avatar.ID) async throws { try await deleteAvatar(id) }

  /// Those of `lastDeletion` that are not in `avatars`.
  public func lastDeletedAvatars() async throws -> [Avatar] {
    if let error { throw error }
    return lastDeletion.filter { deleted in !avatars.contains { $0.id == deleted.id } }
  }

  /// Adds those of the last deletion again, after all others.
  public func undoDeletion() async throws -> Int {
    let missing = try await lastDeletedAvatars()
    avatars += missing
    return missing.count
  }

  /// Records the path.
  public func exportCard(_ id: Avatar.ID, toFolder folder: String) async throws -> String {
    if let error { throw error }
    _ = try await exportCard(id, to: folder + "/\(id)", replacing: false)
    return folder + "/\(id)"
  }
}
