import CSQLite
import Entities
import Foundation

@testable import Storage

/// A store in a directory with rows in every table. Tests make changed copies of it.
struct SampleStore {
  static let model = ModelChoice(provider: "openai", model: "m")

  let directory: String
  let profile: UserProfile.ID, leaving: UserProfile.ID
  let avatar: Avatar.ID
  let picture: AvatarPicture.ID
  let persona: Persona
  let lorebook: Lorebook
  let chat: Conversation.ID, imported: Conversation.ID
  let messages: [Message.ID]
  let arriving: Message.ID
  /// A message in the trash on the way to the others, and the deletions of the chat.
  let gone: Message.ID
  let deletions: [MessageDeletion.ID]
  /// Every column of every table, without those of the index.
  let columns: [(table: String, column: String, type: String)]

  init(in directory: String) async throws {
    self.directory = directory
    let store = try SQLiteStore(directory: directory)
    let stores = Stores(
      profiles: store, notes: store, avatars: store, chats: store, personas: store, lorebooks: store,
      usage: store, records: store)
    var fixture = Fixture()
    let user = fixture.profile("Ada"), other = fixture.profile()
    profile = user.id
    leaving = other.id
    var pictured = user
    let portrait: AvatarPicture.ID = fixture.id()
    pictured.picture = portrait
    try await store.save(pictured, with: AvatarPicture(id: portrait, file: [1, 2, 3]))
    try await store.save(other)
    try await store.setCurrentProfile(profile)
    var made = fixture.avatar("Zed", by: profile)
    (avatar, picture) = (made.id, fixture.id())
    made.picture = picture
    made.look = 2
    try await store.save(made, with: AvatarPicture(id: picture, file: [4, 5]))
    try await store.save([fixture.change(CharacterDetails(made, CharacterDefinition(greeting: "g")), card: [1])])
    try await store.save([fixture.change(CharacterDetails(made, .sample))])
    try await store.recordOpening(of: avatar, by: profile, at: fixture.now)
    try await store.setNote("text", named: "draft/a", of: profile)
    chat = try await stores.addChat(&fixture, of: profile, with: avatar)
    persona = fixture.persona("Captain", of: profile)
    try await store.save(persona, with: AvatarPicture(id: fixture.id(), file: [6]))
    for scope in [ChatScope.chat(chat), .character(avatar), .everywhere] {
      try await store.bind(persona.id, in: scope, of: profile)
    }
    lorebook = fixture.lorebook("Sea", of: profile)
    try await store.save(lorebook, text: "{}")
    try await store.assign(lorebook.id, to: [.chat(chat), .character(avatar), .everywhere], of: profile)
    let path = try await stores.add(&fixture, (0..<12).map { "m\($0)" }, to: chat)
    let branch = try await stores.add(&fixture, ["b0", "b1"], to: chat, after: path[3])
    messages = path + branch
    try await store.show(pathTo: path[11], in: chat)
    let second = try await stores.addChat(&fixture, of: profile, with: avatar)
    try await stores.add(&fixture, ["s0", "s1"], to: second)
    var reply = fixture.message(in: chat, after: path[11], .assistant, "ends", .streaming, by: avatar)
    reply.model = Self.model
    try await store.append(reply)
    let usage = UsageRecord(
      tokens: TokenUsage(promptTokens: 7, completionTokens: 5), isLocal: false, month: Month(year: 2026, 11))
    try await store.finish(reply.id, text: "ended", reasoning: "thought", state: .failed("why"), usage: usage)
    let late = fixture.message(in: chat, after: path[11], .assistant, "arriving", .streaming)
    try await store.append(late)
    arriving = late.id
    try await store.markSeen(chat)
    try await store.beginDeletion(of: leaving)
    try await store.script("INSERT INTO doomed VALUES (77)")
    try await store.mark(messages[2], with: .bookmark("here"))
    try await store.mark(messages[5], with: .hidden(true))
    gone = messages[7]
    deletions = [fixture.id(), fixture.id(), fixture.id()]
    let time = fixture.now
    _ = try await store.delete(messages[9], .one, as: deletions[0], at: time, inPlaceOf: nil)
    try await store.emptyTrash(of: chat, until: time)
    _ = try await store.delete(gone, .one, as: deletions[1], at: time, inPlaceOf: nil)
    _ = try await store.delete(branch[0], .below, as: deletions[2], at: time, inPlaceOf: nil)
    let (imported, staged) = (fixture.chat(of: profile, with: avatar), fixture.chat(of: profile, with: avatar))
    self.imported = imported.id
    var piece = StagedPiece()
    for chat in [imported, staged] {
      piece.messages.append(TreeMessage(fixture.message(in: chat.id, .user, "i0"), extra: "{}"))
    }
    try await store.stage(piece, for: profile)
    var new = StagedImport()
    new.chats = [StagedImport.Chat(ChatHead(imported, shown: piece.messages[0].message.id), fingerprint: "f")]
    try await store.publish(new, for: profile)
    columns = try await store.columns()
    await store.close()
  }

  /// Copies the file and changes the copy.
  /// - Returns: Whether anything changed.
  func copy(to path: String, changedBy change: String) throws -> Bool {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: path + "/aichat.sqlite")
    for end in ["", "-wal"] where FileManager.default.fileExists(atPath: directory + "/aichat.sqlite" + end) {
      try FileManager.default.copyItem(
        atPath: directory + "/aichat.sqlite" + end, toPath: path + "/aichat.sqlite" + end)
    }
    let connection = try Connection(path: path + "/aichat.sqlite", mode: .readWrite)
    defer { connection.close() }
    try connection.script("PRAGMA ignore_check_constraints = ON; PRAGMA journal_mode = DELETE")
    // Key columns refuse some values.
    if (try? connection.script(change)) == nil { return false }
    return connection.totalChanges > 0
  }

  /// Calls every function of the stores, each in turn, on the store in a directory.
  /// - Returns: Calls that failed unexpectedly or took too many steps.
  func callAll(in directory: String) async throws -> [String] {
    let store: SQLiteStore
    do throws(StorageError) {
      store = try SQLiteStore(directory: directory)
    } catch {
      return []
    }
    let budget = StepBudget()
    await store.limit(by: budget)
    var broken: [String] = []
    for (name, call) in reads + writes + reads + last {
      budget.renew()
      do {
        try await call(store)
      } catch let error as StorageError {
        if error.kind == "failed", "\(error)".contains("SQLite") { broken.append("\(name): \(error)") }
      }
      if budget.isSpent { broken.append("\(name) takes too many steps") }
    }
    await store.unlimit()
    await store.close()
    return broken
  }
}

extension SampleStore {
  typealias Call = (String, (SQLiteStore) async throws -> Void)

  private var reads: [Call] {
    let month = Month(year: 2026, 11)
    var calls: [Call] = [
      ("profiles", { _ = try await $0.profiles() }), ("profile", { _ = try await $0.profile(profile) }),
      ("contents", { _ = try await $0.contents(of: profile) }),
      ("currentProfile", { _ = try await $0.currentProfile() }),
      ("hold", { _ = try await $0.hold(profile) }),
      ("unfinishedDeletions", { _ = try await $0.unfinishedDeletions() }),
      ("note", { _ = try await $0.note("draft/a", of: profile) }),
      ("avatars", { _ = try await $0.avatars(madeBy: profile) }), ("avatar", { _ = try await $0.avatar(avatar) }),
      ("character", { _ = try await $0.character(avatar) }), ("card", { _ = try await $0.card(of: avatar) }),
      ("edits", { _ = try await $0.edits(of: avatar, limit: 9) }),
      ("picture", { _ = try await $0.picture(picture) }),
      ("recentAvatars", { _ = try await $0.recentAvatars(of: profile, limit: 9) }),
      ("personas", { _ = try await $0.personas(of: profile) }),
      ("persona", { _ = try await $0.persona(persona.id) }),
      ("bindings", { _ = try await $0.bindings(of: profile) }),
      ("personaInUse", { _ = try await $0.personaInUse(in: chat, with: avatar, of: profile) }),
      ("lorebooks", { _ = try await $0.lorebooks(of: profile) }),
      ("lorebook", { _ = try await $0.lorebook(lorebook.id) }),
      ("lorebookText", { _ = try await $0.lorebookText(lorebook.id) }),
      ("assignments", { _ = try await $0.assignments(of: profile) }),
      ("lorebooksInUse", { _ = try await $0.lorebooksInUse(in: chat, with: avatar, of: profile) }),
      ("context", { _ = try await $0.context(of: chat, notes: { _ in [] }) }),
      ("openingCounts", { _ = try await $0.openingCounts().values.reduce(0, +) }),
      ("chat", { _ = try await $0.chat(chat) }),
      ("latestChat", { _ = try await $0.latestChat(of: profile, with: avatar) }),
      ("chats", { _ = try await $0.chats(of: profile, offset: 0, limit: 9) }),
      (
        "chats by name",
        { _ = try await $0.chats(of: profile, named: LetterPattern("t"), orWith: [avatar], orAmong: [chat], limit: 9) }
      ),
      ("avatars by name", { _ = try await $0.avatars(madeBy: profile, named: LetterPattern("a"), limit: 9) }),
      ("search", { _ = try await $0.search("m5", of: profile, limit: 9) }),
      ("search a beginning", { _ = try await $0.search("m", of: profile, limit: 99) }),
      ("usage of messages", { _ = try await $0.usage(of: messages + [arriving]) }),
      ("usage in chat", { _ = try await $0.usage(in: chat) }),
      ("usage in month", { _ = try await $0.usage(of: profile, in: month) }),
      ("monthlyUsage", { _ = try await $0.monthlyUsage(of: profile) }),
      ("records", { try await $0.records(of: profile) { _ throws(StorageError) in } }),
      ("head", { _ = try await $0.head(of: imported) }),
      ("tree", { try await $0.tree(of: imported) { _ throws(StorageError) in } }),
      ("extras", { _ = try await $0.extras(of: messages) }), ("used", { _ = try await $0.used(messages) }),
      ("imported as", { _ = try await $0.chat(importedAs: "f", by: profile) }),
      ("marked", { _ = try await $0.markedMessages(of: chat, limit: 9) }),
      ("deletions", { _ = try await $0.deletions(in: chat) }),
      ("pages up", { try await self.walk(up: $0) }), ("pages down", { try await self.walk(down: $0) }),
    ]
    for id in [messages[0], messages[4], messages[5], messages[6], messages[11], messages[12], gone, arriving] {
      calls += [
        ("message", { _ = try await $0.message(id) }), ("depth", { _ = try await $0.depth(of: id) }),
        ("siblings", { _ = try await $0.siblings(of: id) }), ("leaf", { _ = try await $0.leaf(below: id) }),
        ("alternatives", { _ = try await $0.alternatives(in: chat, upTo: id, limit: 9) }),
        ("nearest", { _ = try await $0.shownMessage(nearest: id, in: chat) }),
        ("before", { _ = try await $0.messages(of: chat, before: id, limit: .max) }),
        ("after", { _ = try await $0.messages(of: chat, after: id, limit: .max) }),
      ]
    }
    return calls
  }

  private func walk(up store: SQLiteStore) async throws {
    var first: Message.ID?
    for _ in 0..<30 {
      let page = try await store.messages(of: chat, before: first, limit: 2)
      first = page.messages.first?.id
      if !page.hasEarlier || first == nil { return }
    }
    throw Endless()
  }

  private func walk(down store: SQLiteStore) async throws {
    var last = messages[0]
    for _ in 0..<30 {
      let page = try await store.messages(of: chat, after: last, limit: 2)
      guard page.hasLater, let next = page.messages.last?.id else { return }
      last = next
    }
    throw Endless()
  }

  private struct Endless: Error {}

  private var writes: [Call] {
    var fixture = Fixture()
    for _ in 0..<100 { let _: Message.ID = fixture.id() }
    let usage = UsageRecord(
      tokens: TokenUsage(promptTokens: 1), isLocal: false, month: Month(year: 2026, 11))
    let saved = fixture.profile("Bob"), made = fixture.avatar("New", by: profile), time = fixture.now
    let made2 = fixture.chat(of: profile, with: avatar), copied = fixture.chat(of: profile, with: avatar)
    let known = Avatar(
      id: avatar, name: "Zed", character: made.character, action: made.action, location: made.location,
      author: profile, created: made.created)
    let changed = fixture.change(CharacterDetails(known, .sample), card: [2])
    var calls: [Call] = [
      ("save profile", { try await $0.save(saved) }),
      ("orMaking", { _ = try await $0.currentProfile(orMaking: saved) }),
      ("setNote", { try await $0.setNote("x", named: "n", of: profile) }),
      ("replaceNote", { _ = try await $0.replaceNote("x", by: "y", named: "n", of: profile) }),
      ("save persona", { try await $0.save(persona, with: nil) }),
      ("bind", { try await $0.bind(persona.id, in: .everywhere, of: profile) }),
      ("save lorebook", { try await $0.save(lorebook, text: "x") }),
      ("assign", { try await $0.assign(lorebook.id, to: [.everywhere], of: profile) }),
      ("save avatar", { try await $0.save(made) }),
      ("save character", { try await $0.save([changed]) }),
      ("recordOpening", { try await $0.recordOpening(of: avatar, by: profile, at: time) }),
      ("copy", { try await $0.copy(chat, as: ChatCopy(copied)) { _ throws(StorageError) in } }),
      ("create", { try await $0.create(made2) }), ("rename", { try await $0.rename(chat, to: "t") }),
      ("markSeen", { try await $0.markSeen(chat) }),
      ("addUsage", { try await $0.addUsage(usage, of: Self.model, in: chat) }),
      ("addProfileUsage", { try await $0.addUsage(usage, of: Self.model, for: profile) }),
      ("update", { try await $0.update(arriving, text: "more", reasoning: "r") }),
      ("finish", { try await $0.finish(arriving, text: "m", reasoning: nil, state: .complete, usage: usage) }),
      ("markAbandoned", { _ = try await $0.markAbandonedReplies() }),
      ("mark", { try await $0.mark(messages[4], with: .pinned(true)) }),
      ("undo", { _ = try await $0.undo(deletions[1], inPlaceOf: nil) }),
    ]
    let (one, below): (MessageDeletion.ID, MessageDeletion.ID) = (fixture.id(), fixture.id())
    calls += [
      ("delete one", { _ = try await $0.delete(messages[6], .one, as: one, at: time, inPlaceOf: nil) }),
      ("delete below", { _ = try await $0.delete(messages[8], .below, as: below, at: time, inPlaceOf: nil) }),
      ("undo below", { _ = try await $0.undo(below, inPlaceOf: nil) }),
    ]
    for id in [messages[11], messages[5], messages[13]] {
      let one = fixture.message(in: chat, after: id), two = fixture.message(in: chat, after: one.id)
      calls += [
        ("append", { try await $0.append(one) }), ("append more", { try await $0.append(two) }),
        ("show", { try await $0.show(pathTo: id, in: chat) }),
      ]
    }
    var piece = StagedPiece(), new = StagedImport()
    let late = fixture.chat(of: profile, with: avatar)
    piece.messages = [TreeMessage(fixture.message(in: late.id), extra: "{}")]
    new.chats = [StagedImport.Chat(ChatHead(late), fingerprint: "g")]
    calls += [
      ("stage", { [piece] in try await $0.stage(piece, for: profile) }),
      ("publish", { [new] in try await $0.publish(new, for: profile) }),
      ("discard", { try await $0.discardStaged([late.id]) }),
    ]
    let records: [ProfileRecord] = [
      .profile(fixture.profile("Eve"), nil), .note("n", named: "n"),
    ]
    calls.append(
      (
        "merge",
        {
          let left = Left(records)
          _ = try await $0.merge { () throws(StorageError) in left.next() }
        }
      ))
    return calls
  }

  private var last: [Call] {
    [
      ("deleteLorebook", { try await $0.deleteLorebook(lorebook.id) }),
      ("deletePersona", { try await $0.deletePersona(persona.id) }),
      ("deleteAvatar", { try await $0.deleteAvatar(avatar) }),
      ("emptyTrash", { try await $0.emptyTrash(of: nil, until: Timestamp(milliseconds: 1 << 60)) }),
      ("dropEmpty", { _ = try await $0.dropEmptyProfiles(besides: []) }),
      ("continue deleting", { for part in ProfilePart.allCases { try await $0.delete(part, of: leaving) } }),
      ("moveToTrash", { _ = try await $0.moveToTrash(chat, at: Timestamp(milliseconds: 1)) }),
      ("deletedChats", { _ = try await $0.chats(of: profile, on: .deleted, offset: 0, limit: 9) }),
      ("restoreChat", { try await $0.restoreChat(chat) }),
      ("emptyChatTrash", { _ = try await $0.emptyChatTrash(of: nil, until: Timestamp(milliseconds: 1)) }),
      ("backUp", { _ = try await $0.backUp() }),
      ("deleteChat", { try await $0.deleteChat(chat) }),
      ("deleteProfile", { try await $0.deleteProfile(profile) }), ("sweep", { try await $0.sweep() }),
    ]
  }

  /// A source of records. A test calls it from one place at a time.
  private final class Left: @unchecked Sendable {
    private var records: ArraySlice<ProfileRecord>
    init(_ records: [ProfileRecord]) { self.records = records[...] }
    func next() -> ProfileRecord? { records.popFirst() }
  }
}

/// The steps of SQLite's virtual machine that a call may take: some millions, where a sound store needs thousands.
final class StepBudget: @unchecked Sendable {
  private var left: Int32 = 0

  var isSpent: Bool { left <= 0 }

  func renew() { left = 3_000 }

  fileprivate func spend() -> Int32 {
    left -= 1
    return left > 0 ? 0 : 1
  }
}

extension SQLiteStore {
  /// Interrupts a call that exceeds the budget. The budget is not retained.
  func limit(by budget: StepBudget) {
    let context = Unmanaged.passUnretained(budget).toOpaque()
    sqlite3_progress_handler(
      connection.handle, 1_000,
      { context in context.map { Unmanaged<StepBudget>.fromOpaque($0).takeUnretainedValue().spend() } ?? 0 }, context)
  }

  func unlimit() { sqlite3_progress_handler(connection.handle, 0, nil, nil) }

  fileprivate func columns() throws -> [(table: String, column: String, type: String)] {
    try connection.rows(
      """
      SELECT t.name, c.name, c.type FROM sqlite_master t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'message_words%'
      """
    ) { ($0.text(0), $0.text(1), $0.text(2)) }
  }
}
