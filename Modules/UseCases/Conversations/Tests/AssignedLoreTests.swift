import Entities
import LanguageModels
import Lore
import Storage
import Testing

@testable import Conversations

/// The user's lorebooks beside the character's own in prompts.
@Suite(.timeLimit(.minutes(10))) struct AssignedLoreTests {
  /// A lorebook with one entry at the same place for the same key.
  private static func text(_ content: String, order: Int = 1, more: String = "") -> String {
    """
    {"spec":"lorebook_v3","data":{"extensions":{},\(more)"entries":[{"keys":["ice"],"content":"\(content)",
     "name":"Ice","insertion_order":\(order),"enabled":true,"extensions":{},"use_regex":false}]}}
    """
  }

  private static func office() async throws -> (Office, Avatar.ID) {
    let office = try await Office(.saying("Fine."))
    let character = CharacterDetails(
      office.avatar,
      CharacterDefinition(
        personality: "Kind.",
        lorebook: """
          {"name":"Own","entries":[{"keys":["ice"],"content":"Own ice.","name":"Ice","insertion_order":1,
           "enabled":true,"extensions":{}}]}
          """))
    return (Office(office, playing: character), office.avatar.id)
  }

  private static func book(_ number: UInt64, _ name: String, isEnabled: Bool = true, _ office: Office) -> Lorebook {
    Lorebook(
      id: Lorebook.ID(high: 5, low: number), profile: office.user.id, name: name, isEnabled: isEnabled,
      created: Timestamp(milliseconds: Int64(number)))
  }

  /// SillyTavern's order: the lore of the chat, of the character, then of all chats. Within one place of the prompt the
  /// order of the entries decides.
  @Test func eachAssignedLorebookFiresBesideTheCardsOwn() async throws {
    let (office, avatar) = try await Self.office()
    let chat = try await office.startConversation(with: avatar)
    let scopes: [(String, Set<ChatScope>, Int)] = [
      ("All", [.everywhere], 4), ("Character", [.character(avatar)], 3), ("Chat", [.chat(chat.id), .everywhere], 2),
      ("Other", [.character(Avatar.ID(high: 1, low: 1))], 5),
    ]
    for (number, (name, scopes, order)) in scopes.enumerated() {
      let book = Self.book(UInt64(number), name, office)
      try await office.stores.lorebooks.save(book, text: Self.text("\(name) ice.", order: order))
      try await office.stores.lorebooks.assign(book.id, to: scopes, of: office.user.id)
    }
    let off = Self.book(9, "Off", isEnabled: false, office)
    try await office.stores.lorebooks.save(off, text: Self.text("Off ice."))
    try await office.stores.lorebooks.assign(off.id, to: [.everywhere], of: office.user.id)

    let report = try await office.promptReport(of: UserTurn("Ice?"), in: chat.id)
    let lore = report.parts.filter { $0.source == .lore }
    #expect(lore.map(\.text) == ["Own ice.", "Chat ice.", "Character ice.", "All ice."])
    #expect(
      lore.map(\.lore)
        == ["Own", "Chat", "Character", "All"].map {
          LoreOrigin(book: $0, entry: "Ice", reason: .key("ice", at: .message(0)))
        })
    // Before there is a chat, its own lorebook counts for all.
    let preview = try await office.promptReport(of: UserTurn("Ice?"), toBeginWith: avatar)
    #expect(
      preview.parts.filter { $0.source == .lore }.map(\.text)
        == ["Own ice.", "Chat ice.", "Character ice.", "All ice."])

    // What is sent is what was shown.
    let listener = await office.listener(chat.id)
    try await office.send("Ice?", in: chat.id)
    _ = await listener.end()
    let system = try #require(office.model.calls.value.last?.prompt.system)
    #expect(system.contains("Own ice.") && system.contains("All ice.") && !system.contains("Off ice."))
  }

  /// The budget is shared: lore of the chat comes first, lore for all last.
  @Test func oneBudgetIsForAll() async throws {
    let long = String(repeating: "Ice and snow. ", count: 14)
    let books = [LoreBook.Owner.all, .character, .chat].map { owner in
      var entry = Lore.LoreEntry(id: Lore.LoreEntry.ID(book: owner.rawValue, entry: "0"))
      (entry.keys, entry.content, entry.name) = (["ice"], long, owner.rawValue)
      return LoreBook(name: owner.rawValue, owner: owner, entries: [entry])
    }
    let builder = Office.builder(budget: PromptBudget(window: 560, reply: 0), with: books)
    let report = try await builder.report(asking: UserTurn("Ice!"))
    #expect(Set(report.parts.compactMap(\.lore?.book)) == ["chat", "character"])
    #expect(report.lore?.leftOut.map(\.book) == ["all"])
  }

  /// A changed lorebook is read again, an unchanged one is not; a broken one brings in nothing.
  @Test func aLorebookIsReadOnceForEachChange() async throws {
    let (office, _) = try await Self.office()
    let cache = LorebookCache()
    let reads = Watched(0)
    var book = Self.book(1, "Sea", office)
    func contents(_ text: String) async throws -> [String] {
      try await cache.books([LorebookInUse(book, in: .everywhere)]) { _ in
        reads.change { $0 += 1 }
        return text
      }.flatMap(\.entries).map(\.content)
    }
    #expect(try await contents(Self.text("One.")) == ["One."])
    #expect(try await contents(Self.text("Two.")) == ["One."])
    #expect(reads.value == 1)
    book.changed = Timestamp(milliseconds: 9)
    #expect(try await contents(Self.text("Two.")) == ["Two."])
    book.changed = Timestamp(milliseconds: 10)
    #expect(try await contents("{").isEmpty)
    #expect(try await contents("{").isEmpty)
    #expect(reads.value == 3)
  }

  /// Worlds of SillyTavern name the characters of an entry.
  @Test func anEntryForOtherCharactersDoesNotFire() async throws {
    let (office, avatar) = try await Self.office()
    for (number, isExcluding) in [false, true].enumerated() {
      let book = Self.book(UInt64(number), "World", office)
      try await office.stores.lorebooks.save(
        book,
        text: """
          {"entries":{"0":{"uid":0,"key":["snow"],"content":"Snow \(number).","order":1,"position":0,
           "characterFilter":{"isExclude":\(isExcluding),"names":["Zed"],"tags":[]}}}}
          """)
      try await office.stores.lorebooks.assign(book.id, to: [.everywhere], of: office.user.id)
    }
    let report = try await office.promptReport(of: UserTurn("Snow"), toBeginWith: avatar)
    #expect(report.parts.filter { $0.source == .lore }.map(\.text) == ["Snow 1."])
  }
}
