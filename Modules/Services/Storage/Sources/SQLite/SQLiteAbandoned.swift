import Entities

extension SQLiteStore {
  /// The lock that marks this store's arriving and staged messages as in progress, made when first needed.
  func ownership() throws(StorageError) -> OwnerLock {
    if let owner { return owner }
    let made = try OwnerLock(in: directory.owners)
    owner = made
    return made
  }

  func markAbandonedReplies() async throws(StorageError) -> [Message.ID] {
    // A read-only store leaves this to a program that may write.
    if isReading { return [] }
    let writing: [Identifier<OwnerLock>] = try connection.rows(
      "SELECT DISTINCT owner FROM message WHERE owner IS NOT NULL UNION SELECT owner FROM staged"
    ) { (row) throws(StorageError) in try row.id(0) }
    var marked: [Message.ID] = []
    for id in Set(writing).union(OwnerLock.all(in: directory.owners)) where id != owner?.id {
      marked +=
        try OwnerLock.ifAbandoned(id, in: directory.owners) { () throws(StorageError) in
          try doomStaged(of: id)
          return try markReplies(of: id)
        } ?? []
    }
    lookAtIndex()
    try await clearDoomed()
    return marked.sorted()
  }

  private func markReplies(of owner: Identifier<OwnerLock>) throws(StorageError) -> [Message.ID] {
    guard try connection.first("SELECT 1 FROM message WHERE owner = ?", owner, read: { $0.flag(0) }) == true else {
      return []
    }
    return try indexed { () throws(StorageError) in
      let replies: [(sequence: Int64, id: Message.ID)] = try connection.rows(
        "SELECT seq, id FROM message WHERE owner = ?", owner
      ) { (row) throws(StorageError) in (row.integer(0), try row.id(1)) }
      for reply in replies {
        try connection.run("UPDATE message SET state = 'interrupted', owner = NULL WHERE seq = ?", reply.sequence)
        try addToIndex(reply.sequence, try text(of: reply.sequence))
      }
      return replies.map(\.id)
    }
  }
}
