import CharacterCards
import Entities
import Lore
import Synchronization

/// The lorebooks that were read last, so that a chat does not read its own again for each message.
final class LorebookCache: Sendable {
  /// The most assigned lorebooks that are kept. If there are more, only those of the last chat stay.
  private static let most = 32

  private let last = Mutex<(text: String, name: String, book: LoreBook?)?>(nil)
  private let assigned = Mutex<[Entities.Lorebook.ID: (lorebook: Entities.Lorebook, book: LoreBook?)]>([:])

  /// The lorebook of a character; nil when it has none, or one that cannot be read.
  func book(of character: CharacterDetails) -> LoreBook? {
    let (text, name) = (character.definition.lorebook, character.avatar.name)
    guard !text.isEmpty else { return nil }
    if let known = last.withLock({ $0 }), known.text == text, known.name == name { return known.book }
    let book = try? LoreBook(of: character)
    last.withLock { $0 = (text, name, book) }
    return book
  }

  /// The user's lorebooks in a chat, without those that cannot be read.
  /// - Parameter text: Reads the text of a lorebook. It is called for those that are new or changed.
  func books(
    _ used: [LorebookInUse], reading text: (Entities.Lorebook.ID) async throws -> String?
  ) async throws -> [LoreBook] {
    var books: [LoreBook] = []
    for use in used {
      guard var book = try await book(use.lorebook, text) else { continue }
      book.owner = LoreBook.Owner(use.scope)
      books.append(book)
    }
    let ids = Set(used.map(\.lorebook.id))
    assigned.withLock { if $0.count > Self.most { $0 = $0.filter { ids.contains($0.key) } } }
    return books
  }

  private func book(
    _ lorebook: Entities.Lorebook, _ text: (Entities.Lorebook.ID) async throws -> String?
  ) async throws -> LoreBook? {
    if let known = assigned.withLock({ $0[lorebook.id] }), known.lorebook == lorebook { return known.book }
    let book = try await text(lorebook.id).flatMap { try? LoreBook(lorebook, text: $0) }
    assigned.withLock { $0[lorebook.id] = (lorebook, book) }
    return book
  }
}
