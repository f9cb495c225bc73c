import Entities

/// The expected tree of a chat in the simplest form: a list of messages, searched from its beginning.
struct ReferenceTree {
  struct Entry {
    var message: Message
    /// The deletion that it belongs to; nil once the trash was emptied, and for a message that is not in the trash.
    var deletion: MessageDeletion.ID?
    var isGone = false
    /// Whether it was deleted with everything after it.
    var isWhole = false
  }

  struct Deletion {
    var id: MessageDeletion.ID
    var message: Message.ID
    var time: Timestamp
    var leaf: Message.ID?
  }

  /// The messages in the order in which they were added.
  private(set) var entries: [Entry] = []
  /// The deletions that can be undone, the oldest first.
  private(set) var deletions: [Deletion] = []
  private(set) var leaf: Message.ID?
  private(set) var seen: Message.ID?
  private var tips: [Message.ID: Message.ID] = [:]

  private func stored(_ id: Message.ID) -> Entry? { entries.first { $0.message.id == id } }

  /// The messages that are not in the trash.
  var visible: [Message] { entries.filter { !$0.isGone }.compactMap { message($0.message.id) } }

  func message(_ id: Message.ID) -> Message? {
    guard let entry = stored(id), !entry.isGone else { return nil }
    return placed(entry.message)
  }

  /// A message with the parent that it has without the trash.
  private func placed(_ message: Message) -> Message {
    var parent = message.parent
    while let id = parent, let above = stored(id), above.isGone { parent = above.message.parent }
    return Message(
      id: message.id, chat: message.chat, parent: parent, role: message.role, text: message.text,
      created: message.created, marks: message.marks)
  }

  func children(of parent: Message.ID?) -> [Message.ID] { visible.filter { $0.parent == parent }.map(\.id) }

  func alternatives(of messages: some Sequence<Message>) -> [Message.ID: [Message.ID]] {
    var found: [Message.ID: [Message.ID]] = [:]
    for shown in messages {
      let all = visible.filter {
        $0.parent == shown.parent && ($0.id == shown.id || $0.role == shown.role && !$0.text.isEmpty)
      }
      if all.count > 1 { found[shown.id] = all.map(\.id) }
    }
    return found
  }

  func path(to id: Message.ID?) -> [Message] {
    var (path, next) = ([Message](), id)
    while let message = next.flatMap(message) {
      path.insert(message, at: 0)
      next = message.parent
    }
    return path
  }

  func leaf(below id: Message.ID) -> Message.ID {
    path(to: leaf).contains { $0.id == id } ? leaf ?? id : lastShown(below: id)
  }

  private func lastShown(below id: Message.ID) -> Message.ID {
    let tip = tips[id].flatMap { $0 == id ? nil : message($0)?.id }
    guard let next = tip ?? children(of: id).last else { return id }
    return lastShown(below: next)
  }

  func shownMessage(nearest id: Message.ID) -> Message.ID? {
    zip(path(to: leaf).map(\.id), path(to: id).map(\.id)).prefix { $0 == $1 }.last?.0
  }
}

// MARK: - Changes

extension ReferenceTree {
  mutating func append(_ message: Message) {
    recordTip(for: message.parent)
    entries.append(Entry(message: message))
    leaf = message.id
  }

  mutating func show(_ id: Message.ID) {
    recordTip(for: id)
    leaf = id
  }

  mutating func see() { seen = leaf }

  private mutating func recordTip(for next: Message.ID?) {
    guard let leaf, leaf != next else { return }
    let old = path(to: leaf).map(\.id)
    let shared = zip(old, path(to: next).map(\.id)).prefix { $0 == $1 }.count
    if shared < old.count { tips[old[shared]] = leaf }
  }

  mutating func mark(_ id: Message.ID, _ mark: MessageMark) {
    for index in entries.indices where entries[index].message.id == id { entries[index].message.marks.set(mark) }
  }

  /// - Returns: The number of messages.
  mutating func delete(
    _ id: Message.ID, _ extent: MessageDeletion.Extent, as deletion: MessageDeletion.ID, at time: Timestamp
  ) -> Int {
    guard let place = entries.firstIndex(where: { $0.message.id == id }), let message = message(id) else { return 0 }
    var new = Deletion(id: deletion, message: id, time: time)
    let part = extent == .one ? [id] : visible.filter { path(to: $0.id).contains { $0.id == id } }.map(\.id)
    let before = Set(entries[..<place].map(\.message.id))
    for index in entries.indices where part.contains(entries[index].message.id) {
      (entries[index].deletion, entries[index].isGone, entries[index].isWhole) = (deletion, true, extent == .below)
    }
    if let leaf, part.contains(leaf) {
      new.leaf = leaf
      let neighbours = children(of: message.parent)
      moveEnd(to: (neighbours.last { before.contains($0) } ?? neighbours.first).map(lastShown) ?? message.parent)
    }
    deletions.append(new)
    return part.count
  }

  private mutating func moveEnd(to end: Message.ID?) {
    if seen == leaf { seen = end }
    leaf = end
  }

  /// - Returns: Whether it could be undone.
  mutating func undo(_ id: MessageDeletion.ID) -> Bool {
    guard let place = deletions.firstIndex(where: { $0.id == id }) else { return false }
    var above = stored(deletions[place].message)?.message.parent
    while let entry = above.flatMap(stored), entry.isGone {
      if entry.isWhole { return false }
      above = entry.message.parent
    }
    let deletion = deletions.remove(at: place)
    for index in entries.indices where entries[index].deletion == id {
      (entries[index].deletion, entries[index].isGone, entries[index].isWhole) = (nil, false, false)
    }
    if let end = deletion.leaf, end != leaf {
      recordTip(for: end)
      moveEnd(to: end)
    }
    return true
  }

  mutating func emptyTrash(until time: Timestamp) {
    let emptied = Set(deletions.filter { $0.time <= time }.map(\.id))
    deletions.removeAll { emptied.contains($0.id) }
    for index in entries.indices where entries[index].deletion.map(emptied.contains) == true {
      if seen == entries[index].message.id { seen = nil }
      entries[index].deletion = nil
    }
  }

  func deletion(_ deletion: Deletion) -> MessageDeletion? {
    stored(deletion.message).map { entry in
      MessageDeletion(
        id: deletion.id, message: placed(entry.message), count: entries.count { $0.deletion == deletion.id },
        time: deletion.time)
    }
  }
}
