import Catalogue
import CharacterCards
import Entities
import Storage

/// Finding characters by their texts.
extension AvatarRepository {
  /// The fields whose texts are searched. Of several hits the first in this order is named.
  private static let searched: [CharacterField] = [
    .description, .personality, .greeting, .alternateGreetings, .lorebook, .scenario, .creatorNotes, .note,
  ]

  /// For each of these characters, the first field whose text has the letters. Those without one are left out.
  func fields(with letters: LetterPattern, of ids: [Avatar.ID]) async throws -> [Avatar.ID: CharacterField] {
    if letters.isEmpty { return [:] }
    var found: [Avatar.ID: CharacterField] = [:]
    for id in ids {
      guard let definition = builtIn.definition(of: id) else { continue }
      found[id] = Self.searched.first { letters.isPart(of: definition[$0]) }
    }
    let stored = try await avatars.fields(
      Self.searched, with: letters, of: ids.filter { builtIn.avatar($0) == nil })
    for (id, fields) in stored {
      try Task.checkCancellation()
      for field in Self.searched where fields.contains(field) {
        // The text of a lorebook has words of its format too.
        if field == .lorebook, try await !isInLore(letters, of: id) { continue }
        found[id] = field
        break
      }
    }
    return found
  }

  /// Whether a key or a text of the character's lore has the letters. A lorebook that cannot be read has none.
  private func isInLore(_ letters: LetterPattern, of id: Avatar.ID) async throws -> Bool {
    guard let text = try await avatars.character(id)?.definition.lorebook,
      let lore = try? CharacterCards.Lorebook(text: text)
    else {
      return false
    }
    return lore.entries.contains { entry in
      ([entry.name, entry.comment, entry.content] + entry.keys).contains(where: letters.isPart)
    }
  }
}
