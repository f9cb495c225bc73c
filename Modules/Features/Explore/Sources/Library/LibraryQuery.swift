import Entities

/// Which characters a library shows, and in which order.
struct LibraryQuery: Hashable, Sendable {
  /// An order of characters. Equal characters are in the order of their names.
  enum Sort: CaseIterable, Sendable { case name, newest, lastChat, mostChats }

  /// The typed letters.
  var text = ""
  var sort = Sort.name
  var onlyFavorites = false
  /// Whether the built-in ones are left out.
  var onlyOwn = false
  /// The tag that they have, in any case of its letters; nil for any or none.
  var tag: String?

  /// Whether something other than typed letters narrows the list.
  var hasFilter: Bool { onlyFavorites || onlyOwn || tag != nil }

  /// Takes away what narrows the list, except the typed letters.
  mutating func removeFilters() { (onlyFavorites, onlyOwn, tag) = (false, false, nil) }
}

/// A character that a library shows.
struct LibraryRow: Identifiable, Sendable {
  var entry: LibraryEntry
  /// The field in which the typed letters were found; nil where they are in a name, a tagline or a tag.
  var field: CharacterField?

  var id: Avatar.ID { entry.id }
}

/// A tag, and the number of characters that have it.
struct TagCount: Identifiable, Hashable, Sendable {
  let tag: String
  var count: Int

  var id: String { tag }
}
