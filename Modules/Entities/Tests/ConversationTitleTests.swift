import Entities
import Testing

struct ConversationTitleTests {
  @Test(arguments: [
    ("What is a monad?", "What is a monad?"),
    ("  \n\n# My   basil\nhas yellow leaves", "My basil"),
    ("```swift\nlet a = 1\n```", "let a = 1"),
    ("> **bold** words", "bold** words"),
    ("바질 잎이 노래졌어요", "바질 잎이 노래졌어요"),
    ("👩‍👩‍👧‍👦 3", "👩‍👩‍👧‍👦 3"),
  ])
  func theFirstLineWithWordsNamesIt(_ question: String, _ title: String) {
    #expect(Conversation.title(from: question) == title)
  }

  @Test(arguments: ["", " \n\t", "…", "```\n```", "?!"]) func withoutWordsThereIsNone(_ question: String) {
    #expect(Conversation.title(from: question) == nil)
  }

  @Test func aLongLineIsCutBetweenWords() {
    let words = String(repeating: "seven77 ", count: 20)
    #expect(Conversation.title(from: words) == "seven77 seven77 seven77 seven77 seven77…")
    let one = String(repeating: "가", count: 100_000)
    #expect(Conversation.title(from: one) == String(repeating: "가", count: 47) + "…")
  }
}
