import Entities
import Foundation
import RandomTesting

@testable import Storage

/// A call on a store.
struct Step: Sendable {
  /// Whether its changes, and all before it, are on the disk when it returns.
  var isDurable = true
  /// The contents from then on, by what they belong to: "text ID", "title ID"; nil for deleted things.
  var effects: [String: String?] = [:]
  /// nil closes the store and opens it again.
  var run: (@Sendable (SQLiteStore) async throws(StorageError) -> Void)?
}

/// Sessions of a program with its data, equal for equal seeds.
enum Session: String, CaseIterable, Sendable {
  case messages, deletion, trash, index, merge, rebuild, migration1, migration2, migration3, migration4, migration5,
    migration6

  /// The version of the file before the session; nil for none.
  var version: Int? { rawValue.hasPrefix("migration") ? rawValue.last.flatMap { Int(String($0)) } : nil }

  /// Makes the data that exists before the recording begins.
  func prepare(_ directory: String) async throws {
    if self == .rebuild {
      var script = Script(seed: 1, from: 2_000)
      let profile = script.profile()
      script.talk(in: script.chat(of: profile), 40)
      let store = try SQLiteStore(directory: directory)
      for step in script.steps { try await step.run?(store) }
      try await store.script("DROP TABLE message_words_idx")
      await store.close()
    }
    guard let version else { return }
    let store = try SQLiteStore(
      directory: directory, migrations: Migrations(steps: Array(Migrations.all.steps.prefix(version))))
    try await store.fill(messages: 60)
    await store.close()
  }

  func steps(seed: UInt64) -> [Step] {
    var script = Script(seed: seed)
    switch self {
    case .messages:
      let profile = script.profile()
      let other = script.chat(of: profile)
      script.talk(in: other, 6)
      let chat = script.chat(of: profile)
      for part in 0..<4 {
        script.talk(in: chat, 50)
        script.rename(chat)
        script.note(profile)
        if part == 1 { script.steps.append(Step()) }
        // The next part begins with a short log.
        script.steps.append(Step { (store) throws(StorageError) in try await store.settle() })
        if part == 2 { script.delete(other) }
      }
    case .deletion:
      let (profile, other) = (script.profile(), script.profile())
      script.character(of: profile)
      let (chat, gone) = (script.chat(of: other), script.chat(of: profile))
      script.talk(in: gone, 30)
      script.talk(in: chat, 10)
      let second = script.chat(of: profile)
      script.talk(in: second, 10)
      script.delete(gone)
      script.deleteProfile(profile, with: [second])
      script.talk(in: chat, 4)
    case .trash:
      let profile = script.profile()
      let chat = script.chat(of: profile)
      script.talk(in: chat, 40)
      let first = script.deleteMessage(in: chat, 7, .one)
      script.undo(first, in: chat)
      let end = script.deleteMessage(in: chat, 20, .below)
      script.talk(in: chat, 6)
      let middle = script.deleteMessage(in: chat, 10, .one)
      script.empty(end, in: chat)
      script.talk(in: chat, 4)
      script.undo(script.deleteMessage(in: chat, 24, .below), in: chat)
      script.steps.append(Step { (store) throws(StorageError) in try await store.settle() })
      script.empty(middle, in: chat)
      script.talk(in: chat, 2)
      let gone = script.chat(of: profile)
      script.talk(in: gone, 4)
      script.moveToTrash(gone)
      script.talk(in: chat, 2)
      script.restore(gone)
      script.talk(in: gone, 2)
      script.moveToTrash(gone)
      script.delete(gone)
    case .index:
      let profile = script.profile()
      let (chat, gone) = (script.chat(of: profile), script.chat(of: profile))
      script.talk(in: chat, 40)
      script.talk(in: gone, 20)
      script.delete(gone)
      script.steps.append(Step(isDurable: false) { (store) throws(StorageError) in try await store.mergeIndex() })
      script.talk(in: chat, 4)
      script.steps.append(Step { (store) throws(StorageError) in try await store.sweep() })
      script.talk(in: chat, 4)
    case .merge:
      let profile = script.profile()
      script.talk(in: script.chat(of: profile), 10)
      script.merge(into: profile, 60)
      script.talk(in: script.chat(of: profile), 4)
      script.merge(into: profile, 60)
    case .rebuild:
      let profile = script.profile()
      let chat = script.chat(of: profile)
      script.steps.append(
        Step(isDurable: false) { (store) throws(StorageError) in _ = try await store.markAbandonedReplies() })
      script.talk(in: chat, 4)
      script.steps.append(Step(isDurable: false) { (store) throws(StorageError) in try await store.finishRebuild() })
      script.talk(in: chat, 4)
    case .migration1, .migration2, .migration3, .migration4, .migration5, .migration6:
      let profile = script.profile()
      script.talk(in: script.chat(of: profile), 6)
    }
    return script.steps
  }

  /// A short session with everything in it, for tests that run it many times.
  static func short(seed: UInt64) -> [Step] {
    var script = Script(seed: seed)
    let profile = script.profile()
    script.character(of: profile)
    let (chat, gone) = (script.chat(of: profile), script.chat(of: profile))
    script.talk(in: chat, 4)
    script.talk(in: gone, 2)
    script.steps.append(Step())
    script.rename(chat)
    script.delete(gone)
    script.note(profile)
    script.merge(into: profile, 4)
    script.undo(script.deleteMessage(in: chat, 1, .one), in: chat)
    script.empty(script.deleteMessage(in: chat, 2, .below), in: chat)
    script.talk(in: chat, 2)
    script.steps.append(Step { (store) throws(StorageError) in try await store.sweep() })
    script.talk(in: chat, 2)
    return script.steps
  }
}

/// Writes the steps of a session.
struct Script {
  private(set) var fixture = Fixture()
  private var random: SeededGenerator
  private var last: [Conversation.ID: Message.ID] = [:]
  private var said: [Conversation.ID: [Message.ID]] = [:]
  var steps: [Step] = []

  /// - Parameter first: The first of its identifiers, to keep them apart from another script's.
  init(seed: UInt64, from first: Int = 0) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<first { _ = fixture.id() as Message.ID }
  }

  mutating func profile() -> UserProfile.ID {
    let profile = fixture.profile("Ada")
    steps.append(
      Step(effects: ["profile \(profile.id)": "Ada"]) { (store) throws(StorageError) in try await store.save(profile) })
    return profile.id
  }

  mutating func chat(of profile: UserProfile.ID) -> Conversation.ID {
    let chat = fixture.chat(of: profile)
    steps.append(
      Step(isDurable: false, effects: ["chat \(chat.id)": "there"]) { (store) throws(StorageError) in
        try await store.create(chat)
      })
    return chat.id
  }

  /// A new character and an edit of it.
  mutating func character(of profile: UserProfile.ID) {
    let avatar = fixture.avatar("Mira", by: profile)
    for definition in [CharacterDefinition(greeting: "g"), .sample] {
      let change = fixture.change(CharacterDetails(avatar, definition), card: [1])
      steps.append(Step { (store) throws(StorageError) in try await store.save([change]) })
    }
  }

  /// A text with a word of its own. Some are longer than a page.
  private mutating func text(_ id: Message.ID) -> String {
    let more = Int.random(in: 0..<20, using: &random) == 0 ? String(repeating: "z", count: 9000) : "apple 낚시터"
    return "u\(id.description.suffix(8)) \(more) word\(Int.random(in: 0..<9, using: &random))"
  }

  /// Questions with their replies, which arrive in parts.
  mutating func talk(in chat: Conversation.ID, _ count: Int) {
    for _ in 0..<count / 2 {
      var question = fixture.message(in: chat, after: last[chat], .user)
      question.text = text(question.id)
      let reply = fixture.message(in: chat, after: question.id, .assistant, "", .streaming)
      let answer = text(reply.id)
      let half = String(answer.prefix(answer.count / 2))
      steps += [
        Step(effects: ["text \(question.id)": question.text]) { [question] (store) throws(StorageError) in
          try await store.append(question)
        },
        Step(isDurable: false, effects: ["text \(reply.id)": ""]) { (store) throws(StorageError) in
          try await store.append(reply)
        },
        Step(isDurable: false, effects: ["text \(reply.id)": half]) { (store) throws(StorageError) in
          try await store.update(reply.id, text: half, reasoning: "hm")
        },
        Step(effects: ["text \(reply.id)": answer]) { (store) throws(StorageError) in
          try await store.finish(reply.id, text: answer, reasoning: nil, state: .complete, usage: nil)
        },
      ]
      last[chat] = reply.id
      said[chat, default: []] += [question.id, reply.id]
    }
  }

  /// A deletion that is in the trash: when it was made, and its messages.
  struct Deletion {
    let id: MessageDeletion.ID
    let time: Timestamp
    let messages: [Message.ID]
    /// Whether messages follow that stay.
    let isFollowed: Bool
  }

  /// Moves a message of a chat to the trash, by its number, or all messages from it on.
  mutating func deleteMessage(
    in chat: Conversation.ID, _ number: Int, _ extent: MessageDeletion.Extent
  ) -> Deletion {
    let all = said[chat] ?? []
    let deletion = Deletion(
      id: fixture.id(), time: Timestamp(milliseconds: Int64(steps.count)),
      messages: extent == .one ? [all[number]] : Array(all[number...]),
      isFollowed: extent == .one && number < all.count - 1)
    if extent == .below { (said[chat], last[chat]) = (Array(all[..<number]), number > 0 ? all[number - 1] : nil) }
    let effects = deletion.messages.map { ("trash \($0)", String?.some("there")) }
    steps.append(
      Step(effects: Dictionary(uniqueKeysWithValues: effects)) { (store) throws(StorageError) in
        _ = try await store.delete(all[number], extent, as: deletion.id, at: deletion.time, inPlaceOf: nil)
      })
    return deletion
  }

  /// Gives the messages of a deletion back.
  mutating func undo(_ deletion: Deletion, in chat: Conversation.ID) {
    if deletion.messages.count > 1 || said[chat]?.contains(deletion.messages[0]) != true {
      said[chat, default: []] += deletion.messages
      last[chat] = deletion.messages.last
    }
    let effects = deletion.messages.map { ("trash \($0)", String?.none) }
    steps.append(
      Step(effects: Dictionary(uniqueKeysWithValues: effects)) { (store) throws(StorageError) in
        _ = try await store.undo(deletion.id, inPlaceOf: nil)
      })
  }

  /// Removes what a deletion and all before it have in the trash.
  mutating func empty(_ deletion: Deletion, in chat: Conversation.ID) {
    var effects: [String: String?] = [:]
    for message in deletion.messages {
      // A message that others follow keeps its place.
      effects["text \(message)"] = .some(deletion.isFollowed ? "" : nil)
      effects["trash \(message)"] = .some(deletion.isFollowed ? "there" : nil)
    }
    steps.append(
      Step(isDurable: false, effects: effects) { (store) throws(StorageError) in
        // On a failing disk the deletion may not have come about: then there is nothing to empty. Or an earlier one was
        // not undone: it would be emptied too.
        let there = try await store.deletions(in: chat).filter { $0.time <= deletion.time }
        guard there.map(\.id) == [deletion.id] else { throw .missing(deletion: deletion.id) }
        try await store.emptyTrash(of: chat, until: deletion.time)
      })
  }

  mutating func rename(_ chat: Conversation.ID) {
    let title = "title \(steps.count)"
    steps.append(
      Step(effects: ["title \(chat)": title]) { (store) throws(StorageError) in try await store.rename(chat, to: title)
      })
  }

  mutating func note(_ profile: UserProfile.ID) {
    let text = "note \(steps.count)"
    steps.append(
      Step(isDurable: false) { (store) throws(StorageError) in
        try await store.setNote(text, named: "n", of: profile)
      })
  }

  private func gone(_ chats: [Conversation.ID]) -> [String: String?] {
    var effects: [String: String?] = [:]
    for chat in chats {
      effects["chat \(chat)"] = .some(nil)
      for message in said[chat] ?? [] { effects["text \(message)"] = .some(nil) }
    }
    return effects
  }

  mutating func delete(_ chat: Conversation.ID) {
    steps.append(
      Step(effects: gone([chat])) { (store) throws(StorageError) in try await store.deleteChat(chat) })
  }

  /// Moves a chat to the trash. Its messages stay in the file.
  mutating func moveToTrash(_ chat: Conversation.ID) {
    let time = Timestamp(milliseconds: Int64(steps.count))
    steps.append(
      Step(effects: ["chat \(chat)": String?.none]) { (store) throws(StorageError) in
        _ = try await store.moveToTrash(chat, at: time)
      })
  }

  /// Gives a chat back.
  mutating func restore(_ chat: Conversation.ID) {
    steps.append(
      Step(effects: ["chat \(chat)": "there"]) { (store) throws(StorageError) in try await store.restoreChat(chat) })
  }

  mutating func deleteProfile(_ profile: UserProfile.ID, with chats: [Conversation.ID]) {
    steps.append(Step { (store) throws(StorageError) in try await store.beginDeletion(of: profile) })
    for part in ProfilePart.allCases {
      steps.append(
        Step(effects: part == .chats ? gone(chats) : [:]) { (store) throws(StorageError) in
          try await store.delete(part, of: profile)
        })
    }
  }

  /// Another machine's chat of the same profile is merged.
  mutating func merge(into profile: UserProfile.ID, _ count: Int) {
    let chat = fixture.chat(of: profile)
    var records: [ProfileRecord] = [
      .profile(UserProfile(id: profile, name: "Ada", created: fixture.now), nil),
      .note("text", named: "m\(steps.count)"),
    ]
    var effects: [String: String?] = ["chat \(chat.id)": "there"]
    var messages: [Message] = []
    for number in 0..<count {
      var message = fixture.message(in: chat.id, after: messages.last?.id, number % 2 == 0 ? .user : .assistant)
      message.text = text(message.id)
      effects["text \(message.id)"] = message.text
      messages.append(message)
    }
    records.append(.chat(chat, shown: messages.last?.id, seen: nil))
    records += messages.map { .message($0, tip: nil) }
    let all = records
    steps.append(
      Step(effects: effects) { (store) throws(StorageError) in
        let box = Box(all)
        _ = try await store.merge { () throws(StorageError) in box.next() }
      })
  }

  private final class Box: @unchecked Sendable {
    private var rest: ArraySlice<ProfileRecord>
    init(_ all: [ProfileRecord]) { rest = all[...] }
    func next() -> ProfileRecord? { rest.popFirst() }
  }
}

extension SQLiteStore {
  /// A profile with a chat, as every version could write them.
  fileprivate func fill(messages: Int) throws {
    try connection.transaction { () throws(StorageError) in
      try connection.script(
        """
        INSERT INTO profile(id, name, onboarded, created) VALUES (randomblob(16), 'Old', 0, 1);
        INSERT INTO chat(id, profile, avatar, created, updated) VALUES (randomblob(16), 1, randomblob(16), 1, 1)
        """)
      for number in 0..<messages {
        let text = "old\(number) apple"
        try connection.run(
          """
          INSERT INTO message(id, chat, profile, parent, depth, jump, role, state, created, text)
          VALUES (randomblob(16), 1, 1, ?1, ?2, ?3, 'user', 'complete', 1, ?4)
          """, number == 0 ? nil : Int64(number), number, number == 0 ? nil : Int64(1), text)
        try addToIndex(connection.lastRow, text)
      }
      try connection.script("UPDATE chat SET leaf = \(messages)")
    }
  }
}
