import Catalogue
import CharacterCards
import Entities
import Storage

/// Finding characters by their texts.
extension AvatarRepository {
  /// The fields that a search reads. A result names the first one with a match.
  private static let searched: [CharacterField] = [
    .description, .personality, .greeting, .alternateGreetings, .lorebook, .scenario, .creatorNotes, .note,
  ]

  /// For each of these characters, the first field whose text has the letters. Characters without such a field are left
  /// out.
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
        // The stored text of a lorebook has words of its format too: the entries are read.
        if field == .lorebook, try await !isInLore(letters, of: id) { continue }
        found[id] = field
        break
      }
    }
    let others = Set(ids).subtracting(found.keys)
    for id in try await charactersWithLore(letters, among: others) { found[id] = .lorebook }
    return found
  }

  /// The characters to which the user assigned a lorebook with the letters.
  private func charactersWithLore(_ letters: LetterPattern, among ids: Set<Avatar.ID>) async throws -> Set<Avatar.ID> {
    guard let user = try await profiles.currentProfile()?.id else { return [] }
    var assigned: [Entities.Lorebook.ID: Set<Avatar.ID>] = [:]
    for assignment in try await lorebooks.assignments(of: user) {
      if case .character(let id) = assignment.scope, ids.contains(id) {
        assigned[assignment.lorebook, default: []].insert(id)
      }
    }
    var found: Set<Avatar.ID> = []
    for (lorebook, characters) in assigned where !characters.isSubset(of: found) {
      try Task.checkCancellation()
      guard let text = try await lorebooks.lorebookText(lorebook),
        let file = try? LorebookFile(CardSource(Array(text.utf8)))
      else { continue }
      if Self.has(letters, file.book) { found.formUnion(characters) }
    }
    return found
  }

  /// Whether an entry of the character's lore has the letters in its name, its comment, its text or a main key. A
  /// lorebook that cannot be read has none.
  private func isInLore(_ letters: LetterPattern, of id: Avatar.ID) async throws -> Bool {
    guard let text = try await avatars.character(id)?.definition.lorebook,
      let lore = try? CharacterCards.Lorebook(text: text)
    else {
      return false
    }
    return Self.has(letters, lore)
  }

  private static func has(_ letters: LetterPattern, _ lore: CharacterCards.Lorebook) -> Bool {
    lore.entries.contains { entry in
      ([entry.name, entry.comment, entry.content] + entry.keys).contains(where: letters.isPart)
    }
  }
}
