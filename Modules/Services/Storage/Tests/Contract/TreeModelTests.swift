import Entities
import Foundation
import RandomTesting
import Storage
import Synchronization
import Testing

/// Random changes of a chat's tree, compared with `ReferenceTree` after each.
@Suite struct TreeModelTests {
  /// 100,000 steps with AICHAT_SLOW_TESTS=1. A new chat begins now and then, so that a step costs the same in all of
  /// them.
  static let steps = ProcessInfo.processInfo.environment["AICHAT_SLOW_TESTS"] == "1" ? 100_000 : 2_000
  static let stepsOfOneChat = 100

  @Test(arguments: StoreKind.allCases) func everyChangeIsThatOfTheReference(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var walk = TreeWalk(stores, profile: UserProfile.ID(high: 1, low: 1))
      try await stores.profiles.save(UserProfile(id: walk.profile, created: Timestamp(milliseconds: 1)))
      for step in 0..<Self.steps {
        if step.isMultiple(of: Self.stepsOfOneChat) { try await walk.begin() }
        let what = try await walk.change()
        guard try await walk.check("step \(step): \(what)") else { return }
      }
    }
  }
}

/// A chat and its reference, which get the same changes.
private struct TreeWalk {
  let stores: Stores
  let profile: UserProfile.ID
  private var random = SeededGenerator(seed: 20)
  private var fixture = Fixture()
  private var chat = Conversation.ID(high: 0, low: 0)
  private var tree = ReferenceTree()

  init(_ stores: Stores, profile: UserProfile.ID) { (self.stores, self.profile) = (stores, profile) }

  /// Begins another chat; the one before is deleted, so that lists and searches stay short.
  mutating func begin() async throws {
    if chat.low != 0 { try await stores.chats.deleteChat(chat) }
    (chat, tree) = (try await stores.addChat(&fixture, of: profile), ReferenceTree())
  }

  private mutating func anyMessage() -> Message? { tree.visible.randomElement(using: &random) }

  private mutating func newMessage(after parent: Message.ID?, _ role: Message.Role = .user) -> Message {
    fixture.message(in: chat, after: parent, role, "w\(tree.entries.count)")
  }

  /// Makes one change.
  /// - Returns: What it was.
  mutating func change() async throws -> String {
    guard let any = anyMessage() else { return try await append(after: nil) }
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: return try await append(after: tree.leaf)
    case 5: return try await append(after: any.id)
    case 6: return try await append(after: any.parent)
    case 7: return try await edit(any)
    case 8, 9: return try await delete(any, .one)
    case 10: return try await delete(any, .below)
    case 11, 12, 13: return try await undo()
    case 14: return try await mark(any, .hidden(!any.marks.isHidden))
    case 15: return try await mark(any, .pinned(!any.marks.isPinned))
    case 16: return try await mark(any, .bookmark(any.marks.bookmark == nil ? "책갈피" : nil))
    case 17: return try await see()
    case 18 where Int.random(in: 0..<4, using: &random) == 0: return try await empty()
    default: return try await show(any)
    }
  }

  private mutating func append(after parent: Message.ID?) async throws -> String {
    let message = newMessage(after: parent, Bool.random(using: &random) ? .user : .assistant)
    try await stores.chats.append(message)
    tree.append(message)
    return "append"
  }

  private mutating func edit(_ earlier: Message) async throws -> String {
    guard let end = tree.leaf else { return "no edit" }
    let question = newMessage(after: earlier.parent)
    let reply = fixture.message(in: chat, after: question.id, .assistant, "reply")
    let said = try await stores.chats.append(question, answeredBy: reply, beside: earlier.id, inPlaceOf: end)
    #expect(said == question)
    tree.append(question)
    tree.append(reply)
    return "edit"
  }

  private mutating func delete(_ message: Message, _ extent: MessageDeletion.Extent) async throws -> String {
    let id: MessageDeletion.ID = fixture.id()
    let deleted = try await stores.chats.delete(message.id, extent, as: id, at: fixture.now, inPlaceOf: tree.leaf)
    let count = tree.delete(message.id, extent, as: id, at: fixture.now)
    #expect(deleted == MessageDeletion(id: id, message: message, count: count, time: fixture.now))
    return "delete \(extent.rawValue)"
  }

  private mutating func undo() async throws -> String {
    guard let deletion = tree.deletions.randomElement(using: &random) else { return "no undo" }
    let error = await failure { [stores] () throws(StorageError) in
      _ = try await stores.chats.undo(deletion.id, inPlaceOf: nil)
    }
    #expect(tree.undo(deletion.id) == (error == nil))
    return "undo"
  }

  private mutating func mark(_ message: Message, _ mark: MessageMark) async throws -> String {
    try await stores.chats.mark(message.id, with: mark)
    tree.mark(message.id, mark)
    return "\(mark)"
  }

  private mutating func see() async throws -> String {
    try await stores.chats.markSeen(chat)
    tree.see()
    return "see"
  }

  private mutating func show(_ message: Message) async throws -> String {
    try await stores.chats.show(pathTo: message.id, in: chat)
    tree.show(message.id)
    return "show"
  }

  private mutating func empty() async throws -> String {
    let time = tree.deletions.randomElement(using: &random)?.time ?? fixture.now
    try await stores.chats.emptyTrash(of: Bool.random(using: &random) ? chat : nil, until: time)
    tree.emptyTrash(until: time)
    return "empty the trash"
  }
}

// MARK: - Comparing

extension TreeWalk {
  /// Compares everything that a user can see of the tree, and one message of it more closely.
  /// - Returns: Whether all of it is equal.
  mutating func check(_ comment: String) async throws -> Bool {
    let path = tree.path(to: tree.leaf)
    var unequal: [String] = []
    func compare(_ name: String, _ isEqual: Bool) { if !isEqual { unequal.append(name) } }
    let page = try await stores.chats.messages(of: chat, before: nil, limit: .max)
    compare("path", page == MessagePage(messages: path, hasEarlier: false))
    let deletions = tree.deletions.reversed().compactMap(tree.deletion)
    compare("deletions", try await stores.chats.deletions(in: chat) == deletions)
    let marked = tree.visible.filter { $0.marks.isPinned || $0.marks.bookmark != nil }
    compare("marks", try await stores.chats.markedMessages(of: chat, limit: .max) == marked)
    let row = try await stores.chats.chats(of: profile, offset: 0, limit: 1).first
    compare("last text", row?.lastText == path.last?.text)
    compare("seen", row?.isNew == (path.last?.role == .assistant && tree.seen != tree.leaf))
    if let any = tree.entries.randomElement(using: &random)?.message.id {
      unequal += try await differences(at: any)
    }
    if let shown = path.randomElement(using: &random)?.id {
      compare("pages", try await checkPages(at: shown, path))
    }
    compare("export", try await checkTree())
    #expect(unequal.isEmpty, "\(comment): \(unequal)")
    return unequal.isEmpty
  }

  /// - Returns: What differs.
  private mutating func differences(at id: Message.ID) async throws -> [String] {
    let chats = stores.chats
    var unequal: [String] = []
    func compare(_ name: String, _ isEqual: Bool) { if !isEqual { unequal.append(name) } }
    compare("nearest", try await chats.shownMessage(nearest: id, in: chat) == tree.shownMessage(nearest: id))
    let text = tree.entries.first { $0.message.id == id }?.message.text ?? ""
    let found = try await chats.search("\"\(text)\"", of: profile, limit: 100).map(\.id)
    compare("message", try await chats.message(id) == tree.message(id))
    compare("search", found.contains(id) == (tree.message(id) != nil))
    guard let message = tree.message(id) else {
      let errors = [
        await failure { () throws(StorageError) in _ = try await chats.siblings(of: id) },
        await failure { () throws(StorageError) in _ = try await chats.leaf(below: id) },
        await failure { () throws(StorageError) in _ = try await chats.depth(of: id) },
        await failure { () throws(StorageError) in try await chats.mark(id, with: .pinned(true)) },
      ]
      compare("errors", errors.allSatisfy { $0?.kind == "missing" })
      return unequal
    }
    compare("siblings", try await chats.siblings(of: id) == tree.children(of: message.parent))
    let path = tree.path(to: id)
    let limit = Int.random(in: 0...path.count + 1, using: &random)
    compare(
      "alternatives",
      try await chats.alternatives(in: chat, upTo: id, limit: limit) == tree.alternatives(of: path.suffix(limit)))
    compare("leaf", try await chats.leaf(below: id) == tree.leaf(below: id))
    compare("depth", try await chats.depth(of: id) == tree.path(to: id).count - 1)
    return unequal
  }

  /// Compares the pages before and after a message of the shown path.
  private mutating func checkPages(at id: Message.ID, _ path: [Message]) async throws -> Bool {
    guard let place = path.firstIndex(where: { $0.id == id }) else { return false }
    let limit = Int.random(in: 0..<5, using: &random)
    let (before, after) = (path[..<place], path[(place + 1)...])
    let earlier = try await stores.chats.messages(of: chat, before: id, limit: limit)
    let later = try await stores.chats.messages(of: chat, after: id, limit: limit)
    return earlier
      == MessagePage(messages: Array(before.suffix(limit)), hasEarlier: before.count > limit, hasLater: true)
      && later == MessagePage(messages: Array(after.prefix(limit)), hasEarlier: true, hasLater: after.count > limit)
  }

  /// Compares what an export reads.
  private func checkTree() async throws -> Bool {
    let read = Mutex<[Message]>([])
    let body: @Sendable (TreeMessage) throws(StorageError) -> Void = { message in
      read.withLock { $0.append(message.message) }
    }
    try await stores.records.tree(of: chat, body)
    return read.withLock(\.self) == tree.visible
  }
}
