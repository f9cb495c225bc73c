import CharacterCards
public import Entities
import Storage

/// The lorebook of one character. It is a text of the character's definition, and in no store.
extension LorebookRepository {
  /// A repository with nothing but the lorebook of a character, in memory. Its verbs are those of the user's lorebooks.
  /// - Parameters:
  ///   - text: The lorebook, as `CharacterDefinition` has it; empty for none.
  ///   - character: The character; nil for one that is not stored yet.
  ///   - name: The character's name, which a lorebook without a name has too.
  ///   - onChange: Gets each new text. What was not changed is as it was in the earlier one.
  /// - Returns: The repository, and its lorebook. A text that cannot be read fails when the lorebook is asked for its
  ///   entries.
  public func ofCharacter(
    _ text: String, of character: Avatar.ID?, named name: String, onChange: @escaping @Sendable (String) -> Void
  ) async throws -> (repository: LorebookRepository, lorebook: Entities.Lorebook) {
    let (memory, time) = (Stores.inMemory(), now())
    let user = UserProfile(id: UserProfile.ID(high: 0, low: 0), created: time)
    try await memory.profiles.save(user)
    try await memory.profiles.setCurrentProfile(user.id)
    let book = (try? CharacterCards.Lorebook(ofDefinition: text)) ?? CharacterCards.Lorebook()
    // The unsaved forms of its entries are found by this id.
    let lorebook = Entities.Lorebook(
      id: character.map { Entities.Lorebook.ID(high: $0.high, low: $0.low) } ?? .ofNewCharacter, profile: user.id,
      name: Self.name(of: book, or: name), description: Self.shortened(book.description.visiblyTrimmed),
      entryCount: book.entries.count, created: time)
    try await memory.lorebooks.save(lorebook, text: text)
    var repository = LorebookRepository(store: memory.lorebooks, profiles: memory.profiles, now: now)
    repository.onCharacterChange = onChange
    return (repository, lorebook)
  }

  /// The entries of the lorebook in a definition.
  func entries(in text: String) throws(CardError) -> [LorebookEntry] {
    try CharacterCards.Lorebook(ofDefinition: text).entries.map { LorebookEntry($0) }
  }

  /// The lorebook in a stored text.
  func file(of text: String) throws(CardError) -> LorebookFile {
    if onCharacterChange == nil { return try LorebookFile(text: text) }
    return LorebookFile(try CharacterCards.Lorebook(ofDefinition: text))
  }

  /// The most bytes of a lorebook as it is stored. That of a character is a part of its definition.
  var longestText: Int { onCharacterChange == nil ? Entities.Lorebook.longestText : CharacterDefinition.longest }

  /// The text to store.
  func text(of file: LorebookFile) -> String {
    onCharacterChange == nil ? file.text() : file.book.definitionText
  }
}

extension CharacterCards.Lorebook {
  /// Reads the lorebook in a definition; one without entries from an empty text.
  fileprivate init(ofDefinition text: String) throws(CardError) { self = text.isEmpty ? Self() : try Self(text: text) }

  /// The text for a definition; empty for a lorebook in which nothing is.
  fileprivate var definitionText: String { text == Self().text ? "" : text }
}
