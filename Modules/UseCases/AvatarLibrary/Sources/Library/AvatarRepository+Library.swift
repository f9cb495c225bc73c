import Catalogue
import Entities
import Storage

/// All characters of a user with what a library shows of them, and the user's marks.
extension AvatarRepository {
  private static let favorite = LibraryEntry.favoriteNotePrefix

  /// All listed characters: the built-in ones, then the user's own, the newest first.
  func libraryEntries() async throws -> [LibraryEntry] {
    let user = try await profiles.currentProfile()?.id
    var (tags, counts): ([Avatar.ID: [String]], [Avatar.ID: ChatCount]) = ([:], [:])
    var favorites: Set<String> = []
    if let user {
      tags = try await avatars.tags(madeBy: user)
      counts = try await avatars.chatCounts(of: user)
      favorites = Set(try await notes.notes(beginningWith: Self.favorite, of: user).keys)
    }
    let own = if let user { try await avatars.avatars(madeBy: user) } else { [Avatar]() }
    return (builtIn.all + own).map { avatar in
      let isBuiltIn = avatar.author == nil
      return LibraryEntry(
        avatar, otherNames: isBuiltIn ? (builtIn.names[avatar.id] ?? []).filter { $0 != avatar.name } : [],
        tags: (isBuiltIn ? builtIn.definition(of: avatar.id)?.tags : tags[avatar.id]) ?? [],
        isFavorite: !favorites.isEmpty && favorites.contains(Self.favorite + "\(avatar.id)"),
        chats: counts[avatar.id]?.chats ?? 0, lastChat: counts[avatar.id]?.latest)
    }
  }

  func isFavorite(_ id: Avatar.ID) async throws -> Bool {
    guard let user = try await profiles.currentProfile()?.id else { return false }
    return try await notes.note(Self.favorite + "\(id)", of: user) != nil
  }

  func setFavorite(_ isFavorite: Bool, _ id: Avatar.ID) async throws {
    try await notes.setNote(isFavorite ? "1" : nil, named: Self.favorite + "\(id)", of: try await user())
  }

  /// Adds tags to one of the user's characters, or removes them, in any case of their letters. The earlier tags stay in
  /// the character's history.
  /// - Returns: Whether its tags changed.
  func setTags(_ tags: [String], _ isSet: Bool, of id: Avatar.ID) async throws -> Bool {
    _ = try await own(id)
    guard var details = try await avatars.character(id) else { throw AvatarFailure.missing(id) }
    let before = details.definition.tags
    for tag in tags {
      let isTag: (String) -> Bool = { $0.lowercased() == tag.lowercased() }
      if !isSet {
        details.definition.tags.removeAll(where: isTag)
      } else if !details.definition.tags.contains(where: isTag) {
        details.definition.tags.append(tag)
      }
    }
    guard details.definition.tags != before else { return false }
    try Self.check(details)
    try await avatars.save(CharacterChange(details, at: now()))
    return true
  }
}
