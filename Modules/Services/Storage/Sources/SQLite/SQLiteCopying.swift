import Entities

/// Copies of chats. A copy is staged in pieces as an import is, and becomes visible in one last step. If the program
/// ends before, the next start deletes the copied messages.
extension SQLiteStore {
  func copy(
    _ id: Conversation.ID, as copy: ChatCopy,
    _ onPiece: @escaping @Sendable (_ messages: Int) throws(StorageError) -> Void
  ) async throws(StorageError) {
    if isReading { throw .onlyReadable(connection.path) }
    if try isUsed(copy.chat.id) { throw .taken(copy.chat.id) }
    var plan = try await copyPlan(of: id)
    do throws(StorageError) {
      while plan.next < plan.parts.count {
        try stagePiece(of: &plan, as: copy.chat)
        try onPiece(plan.next)
        await Task.yield()
      }
      for start in stride(from: 0, to: plan.tips.count, by: CopyPiece.messages) {
        try stageTips(of: plan, from: start)
        await Task.yield()
      }
      try publish(copy, from: plan)
    } catch {
      try? await discardStaged([copy.chat.id])
      throw error
    }
  }

  /// The messages to copy: those that are final, and not in the trash.
  nonisolated func copyPlan(of id: Conversation.ID) async throws(StorageError) -> CopyPlan {
    // A connection of its own: a long chat takes a while, and other calls of the store run meanwhile.
    let reader = try newReader()
    defer { reader.close() }
    return try reader.snapshot { () throws(StorageError) in
      let chat = try reader.first("SELECT seq, leaf, seen FROM chat WHERE id = ?", id) {
        (sequence: $0.integer(0), leaf: $0.optionalInteger(1), seen: $0.optionalInteger(2))
      }
      guard let chat else { throw .missing(chat: id) }
      var plan = CopyPlan(of: id, leaf: chat.leaf, seen: chat.seen)
      _ = try reader.rows(
        """
        SELECT m.seq, m.parent, t.message IS NULL AND m.state <> 'streaming', b.leaf
        FROM message m LEFT JOIN trash t ON t.message = m.seq LEFT JOIN branch_tip b ON b.message = m.seq
        WHERE m.chat = ? ORDER BY m.seq
        """, chat.sequence
      ) { row in
        plan.add(
          row.integer(0), below: row.optionalInteger(1), isCopied: row.flag(2), tip: row.optionalInteger(3))
      }
      return plan
    }
  }

  /// Stages the next messages of a copy, in one short step.
  func stagePiece(of plan: inout CopyPlan, as new: Conversation) throws(StorageError) {
    let owner = try ownership().id
    plan.next = try indexed(.normal) { () throws(StorageError) in
      // The original may have been deleted meanwhile.
      _ = try position(ofChat: plan.chat)
      let profile = try sequence(ofProfile: new.profile)
      let chat: Position = (try stagedNumber(of: new.id, profile, owner), profile, nil)
      var (place, size) = (plan.next, 0)
      while place < min(plan.next + CopyPiece.messages, plan.parts.count), size < CopyPiece.bytes {
        let parent = plan.copied(at: plan.parts[place].parent)?.row
        let copied = try stage(plan.parts[place].row, in: chat, of: new.id, below: parent)
        plan.set(copied.map { ($0.row, $0.id) }, at: place)
        (place, size) = (place + 1, size + (copied?.size ?? 0))
      }
      return place
    }
  }

  /// Stages the copy of a message, with what its import kept; nil when it was deleted meanwhile.
  private func stage(
    _ row: Int64, in chat: Position, of id: Conversation.ID, below parent: Int64?
  ) throws(StorageError) -> (row: Int64, id: Message.ID, size: Int)? {
    let found = try connection.first(
      """
      SELECT \(Row.messageColumns), (SELECT extra FROM imported_message WHERE message = m.seq)
      FROM message m JOIN chat c ON c.seq = m.chat
      WHERE m.seq = ? AND m.state <> 'streaming' AND NOT EXISTS (SELECT 1 FROM trash WHERE message = m.seq)
      """, row
    ) { (row) throws(StorageError) in (message: try row.message(), extra: row.optionalText(Row.messageWidth)) }
    guard let (message, extra) = found else { return nil }
    let copy = message.copied(to: id)
    let sequence = try insert(
      copy, in: chat, below: try parent.map { (parent) throws(StorageError) in try node(parent) })
    if let extra {
      try connection.run("INSERT INTO imported_message(message, extra) VALUES (?, ?)", sequence, extra)
    }
    return (sequence, copy.id, message.text.utf8.count + message.reasoning.utf8.count + (extra?.utf8.count ?? 0))
  }

  /// Stages ends of paths last shown: at most as many as a piece has messages.
  private func stageTips(of plan: CopyPlan, from start: Int) throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      for tip in plan.tips[start...].prefix(CopyPiece.messages) {
        guard let message = plan.parts[tip.message].copy, let leaf = plan.copy(of: tip.leaf), leaf.row >= message.row
        else { continue }
        try connection.run(
          "INSERT OR REPLACE INTO branch_tip(message, leaf) VALUES (?, ?)", message.row, leaf.row)
      }
    }
  }
}

/// The last step of a copy.
extension SQLiteStore {
  /// Makes a copy visible, with everything that is no message.
  func publish(_ copy: ChatCopy, from plan: CopyPlan) throws(StorageError) {
    let (owner, new) = (try ownership().id, copy.chat)
    try connection.transaction { () throws(StorageError) in
      let source = try position(ofChat: plan.chat), profile = try sequence(ofProfile: new.profile)
      guard source.profile == profile else { throw .missing(chat: plan.chat) }
      let extra = try connection.first("SELECT extra FROM imported_chat WHERE chat = ?", source.sequence) { $0.text(0) }
      let shown = try shownEnd(of: plan, in: try stagedNumber(of: new.id, profile, owner))
      let seen = plan.seen == plan.leaf ? shown : plan.seen.flatMap { plan.copy(of: $0)?.id }
      try publish(ChatHead(new, shown: shown, seen: seen, extra: extra ?? ""), as: "", profile, owner)
      try copyScopes(of: plan.chat, to: new.id, profile)
      for (name, newName) in copy.notes {
        guard let text = try note(name, of: new.profile) else { continue }
        // The closure cannot throw. A damaged row has no id in the copy.
        let adapted = copy.text(name, text) { id in (try? node(id)).flatMap { plan.copy(of: $0.sequence)?.id } }
        if let adapted { try put(adapted, newName, new.profile) }
      }
    }
  }

  /// The end of the shown path. If the end of the original is not copied, it is the end of the path that was last shown
  /// near it.
  private func shownEnd(of plan: CopyPlan, in chat: Int64) throws(StorageError) -> Message.ID? {
    guard let leaf = plan.leaf else { return nil }
    if let copy = plan.copy(of: leaf) { return copy.id }
    var above = plan.copied(from: leaf)?.row
    if above == nil { above = try children(of: nil, in: chat).last?.sequence }
    guard let above else { return nil }
    return try connection.first("SELECT id FROM message WHERE seq = ?", try lastShown(below: above, in: chat)) {
      (row) throws(StorageError) in try row.id(0)
    }
  }

  /// Gives a chat the persona and the lorebooks of another.
  private func copyScopes(
    of id: Conversation.ID, to copy: Conversation.ID, _ profile: Int64
  ) throws(StorageError) {
    let scope = ChatScope.chat(id).name
    for (table, value) in [("persona_binding", "persona"), ("lorebook_assignment", "lorebook")] {
      try connection.run(
        """
        INSERT OR IGNORE INTO \(table)(profile, scope, target, \(value))
        SELECT profile, scope, ?, \(value) FROM \(table) WHERE profile = ? AND scope = ? AND target = ?
        """, copy, profile, scope, id)
    }
  }
}
