import Entities
import Synchronization
import Testing

@testable import Lorebooks

/// The lorebook of a character, with the verbs of the user's lorebooks.
@Suite struct CharacterLorebookTests {
  /// Unknown fields, an unusual order of keys, and numbers in unusual forms.
  private static let text =
    #"{"zeta":{"b":1.50,"a":[]},"entries":[{"mystery":1e2,"content":"Old.","keys":["port"],"id":7,"enabled":true,"#
    + #""extensions":{"own":{"x":1},"depth":4},"insertion_order":1.0,"last":null},"#
    + #"{"content":"Other.","enabled":false,"keys":[],"extensions":{},"insertion_order":5}],"#
    + #""extensions":{"e":0.10},"name":""}"#

  @Test func aChangeOfOneEntryKeepsAllElse() async throws {
    let book = try await Book(Self.text)
    #expect(book.lorebook.name == "Mara" && book.lorebook.entryCount == 2)
    let old = try await book.lorebookDetails(book.lorebook.id).entries[0]
    #expect(try await book.lorebookEntries(in: Self.text)[0] == old)
    var new = old
    (new.content, new.depth, new.sticky) = ("New.", 2, 3)
    let before = try await book.editLorebook(book.lorebook.id, .change(at: 0, from: old, to: new))
    let expected = Self.text.replacing("Old.", with: "New.").replacing(#""depth":4"#, with: #""depth":2,"sticky":3"#)
    #expect(book.texts == [expected])
    // Undone, it is the text of before to the byte.
    _ = try await book.restoreLorebook(before)
    #expect(book.texts.last.map { Array($0.utf8) } == Array(Self.text.utf8))
  }

  @Test func theRulesAreChangedWithoutANameOfItsOwn() async throws {
    let book = try await Book(Self.text)
    var draft = LorebookDraft(try await book.lorebookDetails(book.lorebook.id))
    draft.rules.scanDepth = 3
    _ = try await book.changeLorebook(book.lorebook.id, to: draft)
    #expect(book.texts == ["\(Self.text.dropLast()),\"scan_depth\":3}"])
    draft.name = "Sea"
    _ = try await book.changeLorebook(book.lorebook.id, to: draft)
    #expect(book.texts.last?.contains(#""name":"Sea""#) == true)
  }

  @Test func aCharacterWithoutOneGetsOneAndLosesItAgain() async throws {
    let character = Avatar.ID(high: 3, low: 4)
    let book = try await Book("", of: character, named: "")
    #expect(book.lorebook.id == Lorebook.ID(high: 3, low: 4) && book.lorebook.name == "Lorebook")
    let entry = LorebookEntry(keys: ["port"], content: "It freezes.")
    try await book.editLorebook(book.lorebook.id, .add(entry))
    #expect(try await book.lorebookEntries(in: book.texts[0]) == [entry])
    await #expect(throws: LorebookFailure.emptyEntry) {
      try await book.editLorebook(book.lorebook.id, .add(LorebookEntry()))
    }
    try await book.editLorebook(book.lorebook.id, .remove(at: 0, entry))
    #expect(book.texts.count == 2 && book.texts[1].isEmpty)
    #expect(try await book.lorebookEntries(in: "").isEmpty)
  }

  @Test func whatTheUserLeavesAloneStaysAsItWas() async throws {
    let long = String(repeating: "A long story. ", count: 6_000)
    let keys = #"{"keys":[" port",""],"content":"","enabled":true,"extensions":{},"insertion_order":1}"#
    let text = #"{"name":"Sea","description":"\#(long)","entries":[\#(keys)],"extensions":{}}"#
    let book = try await Book(text)
    #expect(book.lorebook.description.utf8.count < long.utf8.count)
    var draft = LorebookDraft(try await book.lorebookDetails(book.lorebook.id))
    draft.rules.scanDepth = 3
    _ = try await book.changeLorebook(book.lorebook.id, to: draft)
    let old = try await book.lorebookDetails(book.lorebook.id).entries[0]
    var off = old
    off.isEnabled = false
    try await book.editLorebook(book.lorebook.id, .change(at: 0, from: old, to: off))
    let last = try #require(book.texts.last)
    #expect(last.contains(long) && last.contains(#""keys":[" port",""]"#) && last.contains(#""enabled":false"#))
  }

  /// A character with a longer one could not be saved.
  @Test func itHasTheLimitOfADefinition() async throws {
    let book = try await Book("")
    let entry = LorebookEntry(keys: ["k"], content: String(repeating: "x", count: Lorebook.longestContent))
    let count = CharacterDefinition.longest / Lorebook.longestContent
    for _ in 1..<count { try await book.editLorebook(book.lorebook.id, .add(entry)) }
    await #expect(throws: LorebookFailure.tooLarge(CharacterDefinition.longest)) {
      try await book.editLorebook(book.lorebook.id, .add(entry))
    }
    #expect(book.texts.count == count - 1)
  }

  @Test func aTextThatCannotBeReadIsNotTouched() async throws {
    let book = try await Book("no lorebook")
    await #expect(throws: (any Error).self) { _ = try await book.lorebookDetails(book.lorebook.id) }
    await #expect(throws: (any Error).self) { _ = try await book.lorebookEntries(in: "no lorebook") }
    await #expect(throws: (any Error).self) {
      try await book.editLorebook(book.lorebook.id, .add(LorebookEntry(keys: ["k"])))
    }
    #expect(book.texts.isEmpty)
  }
}

/// One character's lorebook, and its texts after each change.
private struct Book: LorebookProviding {
  /// Collects the texts.
  private final class Log: Sendable {
    let texts = Mutex<[String]>([])
  }

  let lorebookRepository: LorebookRepository
  let lorebook: Lorebook
  private let log = Log()

  init(_ text: String, of character: Avatar.ID? = nil, named name: String = "Mara") async throws {
    let user = try await Office(signedIn: false).lorebookRepository
    (lorebookRepository, lorebook) = try await user.ofCharacter(text, of: character, named: name) { [log] text in
      log.texts.withLock { $0.append(text) }
    }
  }

  var texts: [String] { log.texts.withLock { $0 } }
}
