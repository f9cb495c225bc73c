import Entities

/// The characters of a library, prepared for being found by letters in less than a frame.
struct LibraryIndex: Sendable {
  private(set) var entries: [LibraryEntry]
  /// The tags, the most frequent first. Tags that differ only in the case of letters are one.
  let tags: [TagCount]
  /// The scalars of the names, and of taglines and tags, in the order of the entries. A line end separates texts: no
  /// typed letter stands for it.
  private let names: [[Unicode.Scalar]], words: [[Unicode.Scalar]]
  /// The tags of each entry in lower case.
  private let tagKeys: [[String]]
  /// The places of the entries in the order of their names.
  private let byName: [Int]

  /// Prepares entries, away from the main actor: it takes a while for thousands.
  init(_ entries: [LibraryEntry]) async {
    self.entries = entries
    names = entries.map { Array(([$0.avatar.name] + $0.otherNames).joined(separator: "\n").unicodeScalars) }
    words = entries.map { Array(([$0.avatar.tagline] + $0.tags).joined(separator: "\n").unicodeScalars) }
    tagKeys = entries.map { $0.tags.map { $0.lowercased() } }
    let keys = entries.map { $0.avatar.name.lowercased() }
    byName = entries.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    tags = Self.counted(entries, tagKeys)
  }

  private static func counted(_ entries: [LibraryEntry], _ keys: [[String]]) -> [TagCount] {
    var counts: [String: TagCount] = [:]
    for (entry, keys) in zip(entries, keys) {
      var own: Set<String> = []
      for (tag, key) in zip(entry.tags, keys) where own.insert(key).inserted {
        counts[key, default: TagCount(tag: tag, count: 0)].count += 1
      }
    }
    return counts.values.sorted { (-$0.count, $0.tag) < (-$1.count, $1.tag) }
  }

  /// Marks or unmarks an entry.
  mutating func setFavorite(_ isFavorite: Bool, _ id: Avatar.ID) {
    if let place = entries.firstIndex(where: { $0.id == id }) { entries[place].isFavorite = isFavorite }
  }
}

extension LibraryIndex {
  /// What a query finds.
  struct Hits: Sendable {
    /// First the characters with the letters in a name, then those with the letters in a tagline or a tag.
    var rows: [LibraryRow] = []
    /// The others that the query does not leave out: their texts may have the letters.
    var others: [LibraryEntry] = []
  }

  /// The characters of a query, away from the main actor. A cancelled call returns only some.
  func hits(for query: LibraryQuery) async -> Hits {
    let pattern = LetterPattern(query.text)
    let tag = query.tag?.lowercased()
    var hits = Hits()
    var behind: [LibraryRow] = []
    for (count, place) in order(query.sort).enumerated() {
      if count % 1_024 == 0, Task.isCancelled { break }
      let entry = entries[place]
      if query.onlyFavorites, !entry.isFavorite { continue }
      if query.onlyOwn, entry.avatar.author == nil { continue }
      if let tag, !tagKeys[place].contains(tag) { continue }
      if pattern.isPart(ofScalars: names[place]) {
        hits.rows.append(LibraryRow(entry: entry))
      } else if pattern.isPart(ofScalars: words[place]) {
        behind.append(LibraryRow(entry: entry))
      } else {
        hits.others.append(entry)
      }
    }
    hits.rows += behind
    return hits
  }

  private func order(_ sort: LibraryQuery.Sort) -> [Int] {
    func sorted<Key: Comparable>(_ key: (LibraryEntry) -> Key) -> [Int] {
      let keys = byName.map { key(entries[$0]) }
      return byName.indices.sorted { (keys[$1], $0) < (keys[$0], $1) }.map { byName[$0] }
    }
    return switch sort {
    case .name: byName
    case .newest: sorted(\.avatar.created)
    case .lastChat: sorted { $0.lastChat ?? Timestamp(milliseconds: .min) }
    case .mostChats: sorted(\.chats)
    }
  }
}
