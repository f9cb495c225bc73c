import JSON
import Testing

@testable import CharacterCards

@Suite struct LorebookFileTests {
  /// A book with two entries in each form.
  static let files: [(form: LorebookForm, text: String)] = [
    (
      .versionThree,
      #"{"spec":"lorebook_v3","x":1,"data":{"name":"Sea","extensions":{},"entries":[{"keys":["lamp","oil"],"content":"A","extensions":{},"enabled":true,"insertion_order":5,"use_regex":false,"constant":true},{"keys":["/x/i"],"content":"B","extensions":{},"enabled":false,"insertion_order":7,"use_regex":true}]}}"#
    ),
    (
      .sillyTavern,
      #"{"entries":{"0":{"uid":0,"key":["lamp","oil"],"keysecondary":[],"comment":"","content":"A","constant":true,"selective":true,"order":5,"position":4,"disable":false,"depth":2,"role":1,"excludeRecursion":true,"addMemo":true,"x":1e2},"4":{"uid":4,"key":["/x/i"],"content":"B","disable":true,"order":7,"position":0}},"originalData":{"a":1}}"#
    ),
    (
      .agnai,
      #"{"kind":"memory","name":"Sea","_id":"1","entries":[{"name":"L","entry":"A","keywords":["lamp","oil"],"priority":3,"weight":5,"enabled":true},{"name":"","entry":"B","keywords":["/x/i"],"weight":7,"enabled":false}]}"#
    ),
    (
      .risu,
      #"{"type":"risu","ver":1,"data":[{"key":"lamp, oil","secondkey":"","comment":"L","content":"A","alwaysActive":true,"selective":false,"insertorder":5,"mode":"normal"},{"key":"/x/i","content":"B","insertorder":7}]}"#
    ),
    (
      .novelAI,
      #"{"lorebookVersion":5,"entries":[{"keys":["lamp","oil"],"text":"A","displayName":"L","enabled":true,"forceActivation":true,"contextConfig":{"budgetPriority":5,"prefix":""}},{"keys":["/x/i"],"text":"B","enabled":false,"contextConfig":{"budgetPriority":7}}],"settings":{"orderByKeyLocations":false}}"#
    ),
    (
      .bare,
      #"{"name":"Sea","entries":[{"keys":["lamp","oil"],"content":"A","insertion_order":5},{"keys":["/x/i"],"content":"B","insertion_order":7}]}"#
    ),
  ]

  private static func read(_ text: String) throws -> LorebookFile { try LorebookFile(CardSource(Array(text.utf8))) }

  @Test func everyFormIsUnderstood() throws {
    for (form, text) in Self.files {
      let book = try Self.read(text).book
      #expect(book.entries.map(\.keys) == [["lamp", "oil"], ["/x/i"]], "\(form)")
      #expect(book.entries.map(\.content) == ["A", "B"] && book.entries.map(\.order) == [5, 7], "\(form)")
      #expect(book.entries.map(\.hasPatterns) == [false, true], "\(form)")
      #expect(book.entries[1].isEnabled == [.risu, .bare].contains(form), "\(form)")
      #expect(throws: CardError.isLorebook, "\(form)") { try CardReader.read(CardSource(Array(text.utf8))) }
    }
    let entry = try Self.read(Self.files[1].text).book.entries[0]
    #expect(entry.position == .atDepth && entry.depth == 2 && entry.role == .user && entry.ignoresRecursion)
    #expect(try Self.read(Self.files[2].text).book.entries[0].priority == 3)
  }

  @Test func anUnchangedFileIsWrittenAsItWasRead() throws {
    for (form, text) in Self.files { #expect(try Self.read(text).text() == text, "\(form)") }
  }

  /// Into the two forms that are written, and back.
  @Test func everyFormMeansTheSameInTheWrittenOnes() throws {
    for (form, text) in Self.files {
      let file = try Self.read(text)
      for format in [LorebookFile.Format.versionThree, .sillyTavern] {
        let again = try Self.read(file.text(as: format)).book
        #expect(again.name == file.book.name, "\(form)")
        #expect(Self.meaning(again) == Self.meaning(file.book), "\(form), \(format)")
      }
    }
  }

  @Test func aChangeKeepsTheRest() throws {
    var file = try Self.read(Self.files[0].text)
    file.book.entries[0].content = "new"
    #expect(file.text() == Self.files[0].text.replacing(#""A""#, with: #""new""#).withDefaults)
    var world = try Self.read(Self.files[1].text)
    world.book.entries[0].content = "new"
    let again = try Corpus.parsed(world.text(as: .sillyTavern))
    #expect(again["entries"]?["0"]?["content"] == "new" && again["entries"]?["0"]?["x"] == .numeral("1e2"))
    #expect(again["originalData"]?["a"] == .numeral("1") || again["originalData"]?["a"] == 1)
  }

  /// SillyTavern's names for what a card has in its extensions, and back.
  @Test func fieldsOfAWorldAreUnderstoodAndWritten() throws {
    let text = """
      {"entries":{"0":{"uid":0,"key":["a"],"content":"A","order":1,"outletName":"o","ignoreBudget":true,\
      "triggers":["swipe"],"matchScenario":true,"characterFilter":{"isExclude":true,"names":["Mi"],"tags":[]}}}}
      """
    var world = try Self.read(text)
    let entry = world.book.entries[0]
    #expect(entry.outlet == "o" && entry.ignoresBudget && entry.triggers == ["swipe"] && entry.searched == ["scenario"])
    #expect(entry.characters == ["Mi"] && entry.excludesCharacters)
    (world.book.entries[0].outlet, world.book.entries[0].ignoresBudget) = ("p", false)
    let again = try Corpus.parsed(world.text(as: .sillyTavern))["entries"]?["0"]
    #expect(again?["outletName"] == "p" && again?["ignoreBudget"] == false && again?["matchScenario"] == true)
    #expect(again?["characterFilter"]?["names"]?.array?.count == 1 && again?["outlet_name"] == nil)
  }

  @Test func otherFilesAreRefused() {
    for text in ["{}", "[]", #"{"name":"a","first_mes":"b"}"#, #"{"entries":1}"#, #"{"entries":[1]}"#] {
      #expect(throws: CardError.notALorebook, "\(text)") { try Self.read(text) }
    }
    #expect(throws: CardError.notALorebook) { try LorebookFile(CardSource(Picture(seed: 1).file)) }
    #expect(throws: CardError.unsupported(.empty)) { try LorebookFile(CardSource([])) }
  }

  private static func meaning(_ book: Lorebook) -> [String] {
    book.entries.map {
      "\($0.keys) \($0.content) \($0.order) \($0.isEnabled) \($0.isConstant) \($0.position) \($0.depth) \($0.role) "
        + "\($0.hasPatterns) \($0.ignoresRecursion)"
    }
  }
}

extension String {
  /// What version 3 demands of the entries in the first file.
  fileprivate var withDefaults: String {
    replacing(#""constant":true}"#, with: #""constant":true,"id":0,"position":"before_char"}"#)
      .replacing(#""use_regex":true}"#, with: #""use_regex":true,"constant":false,"id":1,"position":"before_char"}"#)
  }
}
