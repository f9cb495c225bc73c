import Testing

@testable import feature

struct SwiftListTests {
  private let list = SwiftList(opening: "let all = ", path: "A.swift")

  @Test(arguments: [
    ("let all = [\"A\", \"B\"]\n", "let all = [\"A\", \"B\", \"X\"]\n"),
    ("let all = []", "let all = [\"X\"]"),
    ("let all = [\"A\"]  // why\nlet b = [1]", "let all = [\"A\", \"X\"]  // why\nlet b = [1]"),
    ("let all = [\n  \"A\",\n  \"B\",\n]", "let all = [\n  \"A\",\n  \"B\",\n  \"X\",\n]"),
    ("let all = [\n  \"A\",\n  \"B\"\n]", "let all = [\n  \"A\",\n  \"B\",\n  \"X\"\n]"),
    ("let all = [\n  \"A\", \"B\"\n]", "let all = [\n  \"A\", \"B\", \"X\"\n]"),
  ])
  func anElementComesAndGoes(before: String, after: String) throws {
    #expect(try list.appending("\"X\"", to: before) == after)
    #expect(try list.removing("\"X\"", from: after) == before)
  }

  /// Every length around the limit, in both forms, there and back.
  @Test(arguments: 80...130, [false, true])
  func aLongLineIsBroken(length: Int, isOpen: Bool) throws {
    let inner = "\"\(String(repeating: "a", count: length - 30))\", \"B\""
    let before = isOpen ? "let all = [\n  \(inner)\n]\n" : "let all = [\(inner)]\n"
    let isFit = before.split(separator: "\n").allSatisfy { $0.count <= 120 }
    let after = try list.appending("\"Longer\"", to: before)
    #expect(!isFit || after.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(try list.elements(in: after) == list.elements(in: before) + ["\"Longer\""])
    // An open list that would fit on one line with the new element was opened by hand: removing the element leaves it
    // open. A longer one may have been opened by `appending`, so it is closed again.
    let isOwn = !isOpen || inner.count + 23 <= 120
    if isFit, isOwn { #expect(try list.removing("\"Longer\"", from: after) == before) }
  }

  @Test func anElementIsNotAPartOfAnother() throws {
    let app = SwiftList(opening: "let all = ", path: "A.swift")
    #expect(try app.removing(".chat", from: "let all = [.chatter, .chat, .b]") == "let all = [.chatter, .b]")
    #expect(try app.removing(".chat", from: "let all = [.chat, .b]") == "let all = [.b]")
    #expect(try app.removing(".chat", from: "let all = [.chat]") == "let all = []")
    #expect(try app.removing(".chat", from: "let all = [.chats]") == "let all = [.chats]")
  }

  @Test func aListThatIsNotThereIsSaid() {
    let error = #expect(throws: CheckoutError.self) { try list.appending("1", to: "let some = [1]") }
    #expect(error?.description.contains("A.swift") == true)
  }
}
