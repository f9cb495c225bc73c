import CharacterCards
import Entities
import Storage

/// The cards that are here already: the user's characters by name, with their cards.
struct KnownCards {
  /// What the comparison needs of a character.
  private struct Card {
    let document: Fingerprint?
    let creator: String
  }

  /// The hash of a document, which may be large. Two documents with the same one are not to be expected.
  private struct Fingerprint: Hashable {
    let parts: [Int]

    init(_ document: [UInt8]) {
      parts = [0, 1].map { salt in
        var hasher = Hasher()
        hasher.combine(salt)
        hasher.combine(document)
        return hasher.finalize()
      }
    }
  }

  private var named: [String: [Avatar]]
  /// The cards of this import, and those of stored characters that were compared so far.
  private var cards: [Avatar.ID: Card] = [:]
  private let store: any CharacterStore
  /// The time of the newest card of this import.
  private var latest = Timestamp(milliseconds: 0)

  init(_ avatars: [Avatar], in store: any CharacterStore) {
    named = Dictionary(grouping: avatars, by: \.name)
    self.store = store
  }

  mutating func add(_ avatar: Avatar, _ document: [UInt8], creator: String) {
    named[avatar.name, default: []].append(avatar)
    cards[avatar.id] = Card(document: Fingerprint(document), creator: creator)
    latest = max(latest, avatar.created)
  }

  /// A time for the next card, after that of the one before it: lists show the cards in the order of their times.
  func next(at now: Timestamp) -> Timestamp { max(now, Timestamp(milliseconds: latest.milliseconds + 1)) }

  /// The character that came from the same card.
  mutating func twin(of document: [UInt8], named name: String) async throws -> Avatar? {
    guard let others = named[name] else { return nil }
    let print = Fingerprint(document)
    for avatar in others where try await card(of: avatar).document == print { return avatar }
    return nil
  }

  /// A character of the same name and creator.
  mutating func otherVersion(of fields: CardFields, named name: String) async throws -> Avatar? {
    for avatar in named[name] ?? [] where try await card(of: avatar).creator == fields.creator { return avatar }
    return nil
  }

  private mutating func card(of avatar: Avatar) async throws -> Card {
    if let known = cards[avatar.id] { return known }
    let card = Card(
      document: try await store.card(of: avatar.id).map { Fingerprint($0) },
      creator: try await store.character(avatar.id)?.definition.creator ?? "")
    cards[avatar.id] = card
    return card
  }
}
