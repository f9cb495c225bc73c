import CharacterCards
import Entities
import Storage

/// The cards that are here already: the user's characters by name, with the documents of their cards.
struct KnownCards {
  private var named: [String: [Avatar]]
  /// The documents of this import, which are not stored yet.
  private var added: [Avatar.ID: [UInt8]] = [:]
  private let store: any CharacterStore

  init(_ avatars: [Avatar], in store: any CharacterStore) {
    named = Dictionary(grouping: avatars, by: \.name)
    self.store = store
  }

  mutating func add(_ avatar: Avatar, _ document: [UInt8]) {
    named[avatar.name, default: []].append(avatar)
    added[avatar.id] = document
  }

  /// The character that came from the same card.
  func twin(of document: [UInt8], named name: String) async throws -> Avatar? {
    for avatar in named[name] ?? [] {
      let other = if let own = added[avatar.id] { own } else { try await store.card(of: avatar.id) ?? [] }
      if other == document { return avatar }
    }
    return nil
  }

  /// A character of the same name and creator.
  func otherVersion(of fields: CardFields, named name: String) async throws -> Avatar? {
    for avatar in named[name] ?? [] {
      let creator =
        if let own = added[avatar.id] {
          try CharacterCard(text: String(decoding: own, as: UTF8.self)).fields.creator
        } else {
          try await store.character(avatar.id)?.definition.creator ?? ""
        }
      if creator == fields.creator { return avatar }
    }
    return nil
  }
}
