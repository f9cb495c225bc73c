import Entities

extension ChatPlace {
  /// The tags as one text, each between line breaks; empty without tags. A tag has no line break.
  var storedTags: String { tags.isEmpty ? "" : "\n" + tags.joined(separator: "\n") + "\n" }

  /// The tags of a stored text.
  static func tags(stored text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}

extension ChatShelves {
  /// The tags with their numbers of chats, those of most chats first, then by name.
  init(_ counts: [String: Int], archived: Int, deleted: Int) {
    let tags = counts.map { Tag($0.key, count: $0.value) }
    self.init(tags: tags.sorted { ($1.count, $0.name) < ($0.count, $1.name) }, archived: archived, deleted: deleted)
  }
}
