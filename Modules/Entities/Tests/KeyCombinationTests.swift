import Entities
import Testing

struct KeyCombinationTests {
  @Test(arguments: [
    ("Alt-N", "alt-n"), ("alt+n", "alt-n"), ("option-7", "alt-7"), (" Ctrl - X ", "ctrl-x"), ("^q", "ctrl-q"),
    ("Control-Q", "ctrl-q"), ("F5", "f5"), ("f12", "f12"),
  ])
  func commonSpellingsAreRead(text: String, meant: String) throws {
    let combination = try KeyCombination(text)
    #expect(combination.description == meant)
    #expect(try KeyCombination(combination.description) == combination)
  }

  @Test(
    arguments: [
      ("n", .typesText), ("Shift-N", .typesText), ("7", .typesText), ("", .unknown), ("banana", .unknown),
      ("hyper-n", .unknown), ("Alt-", .unknown), ("Ctrl-I", .sameAs("Tab")), ("^m", .sameAs("⏎")),
      ("Ctrl-H", .sameAs("⌫")),
      ("Ctrl-1", .neverSent), ("Ctrl-Shift-N", .neverSent), ("Cmd-N", .neverSent), ("Ctrl-Alt-N", .neverSent),
      ("F13", .neverSent), ("Shift-F5", .neverSent), ("Ctrl-Enter", .neverSent), ("Alt-ㅁ", .neverSent),
      ("^ㅁ", .neverSent),
    ] as [(String, KeyRejection)])
  func keysThatTerminalsDoNotSendAreRefusedWithAReason(text: String, refusal: KeyRejection) {
    #expect(throws: refusal) { try KeyCombination(text) }
    #expect(!refusal.message(in: .english).isEmpty && refusal.message(in: .english) != refusal.message(in: .korean))
  }

  @Test func choicesAreReadAsTheyAreWritten() throws {
    let choices = try #require(KeyChoices(" quit=Ctrl-X, model = alt-n"))
    #expect(choices.description == "model=alt-n,quit=ctrl-x")
    #expect(KeyChoices(choices.description) == choices)
    #expect(KeyChoices("")?.combinations.isEmpty == true)
    for wrong in ["quit", "quit=x", "=alt-n", "quit=alt-n=alt-m", "quit=alt-n,quit=alt-m", "qu it!=alt-n"] {
      #expect(KeyChoices(wrong) == nil, "\(wrong)")
    }
    #expect(KeyChoices(String(repeating: "a", count: 41) + "=alt-n") == nil)
  }
}
