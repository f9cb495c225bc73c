/// An entry during a scan.
struct LoreCandidate {
  let entry: LoreEntry
  let decorators: LoreDecorators
  /// The rules of its lorebook.
  let book: Book

  struct Book {
    var name: String
    var scanDepth: Int?, tokenBudget: Int?
    var isRecursive: Bool
  }

  var groups: [String] {
    entry.group.split(separator: ",").map { String($0).trimmedLikeScript }.filter { !$0.isEmpty }
  }

  /// The order; what is no number counts as 0.
  var order: Double { entry.order.isNaN ? 0 : entry.order }

  /// The entries in the order in which they are looked at: the lore of the chat, of the persona, then by the strategy;
  /// within that the higher order first. An entry of several lorebooks counts once.
  static func sorted(_ scan: LoreScan) -> [LoreCandidate] {
    let books = { (owners: Set<LoreBook.Owner>) in scan.books.filter { owners.contains($0.owner) } }
    let parts: [[LoreBook]] =
      switch scan.settings.strategy {
      case .evenly: [books([.chat]), books([.persona]), books([.all]) + books([.character])]
      case .characterFirst: [books([.chat]), books([.persona]), books([.character]), books([.all])]
      case .allFirst: [books([.chat]), books([.persona]), books([.all]), books([.character])]
      }
    var seen: Set<LoreEntry.ID> = []
    return parts.flatMap { books in
      books.flatMap { book in
        let rules = Book(
          name: book.name, scanDepth: book.scanDepth, tokenBudget: book.tokenBudget,
          isRecursive: book.isRecursive ?? scan.settings.isRecursive)
        return book.entries.map { (entry: $0, rules: rules) }
      }
      .sorted { one, other in
        let orders = (one.entry.order, other.entry.order)
        return (orders.0.isNaN ? 0 : orders.0) > (orders.1.isNaN ? 0 : orders.1)
      }
    }
    .filter { seen.insert($0.entry.id).inserted }
    .prefix(scan.limits.entries)
    .map { LoreCandidate(entry: $0.entry, decorators: LoreDecorators($0.entry.content), book: $0.rules) }
  }
}
