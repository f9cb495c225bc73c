import ChatTestSupport
import Entities
import FeatureKitTestSupport
import Foundation
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatCopyTests {
  private func open(_ interactor: FakeChatInteractor, columns: Int = 80) async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: columns)
    await pilot.settle()
    return pilot
  }

  /// A key copies the source text; the mouse copies the shown text.
  @Test func `The last reply is copied as it was written`() async {
    let reply = "First line\n\n```\n\tcode\n```"
    let pilot = await open(
      FakeChatInteractor([.sample(1, after: nil, .assistant, reply), .sample(2, after: 1, .user, "Thanks")]))
    await pilot.type("dra")
    await pilot.press(.alt("c"))
    #expect(pilot.copied == [reply])
    await pilot.type("ft")
    #expect(pilot.screen.contains("▌ draft") && pilot.screen.contains("Copied \(reply.count) characters"))
    pilot.stop()
  }

  @Test func `Where there is room the footer tells of it`() async {
    let pilot = await open(FakeChatInteractor([.sample(1, after: nil, .assistant, "Hi")]), columns: 120)
    await pilot.click(on: "Alt-C Copy reply")
    #expect(pilot.copied == ["Hi"])
    pilot.stop()
  }

  @Test func `Without a reply there is nothing to copy`() async {
    let pilot = await open(FakeChatInteractor([.sample(1, after: nil, .user, "Hello?")]), columns: 120)
    await pilot.press(.alt("c"))
    #expect(pilot.copied.isEmpty && !pilot.screen.contains("Alt-C"))
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `The last block of code is copied`(language: Language) async {
    let reply = "One:\n\n```swift\nlet a = 1\n```\n\n- and\n\n  ```\n  \tb\n\n  c\n  ```\n\nThat is it."
    let pilot = await open(FakeChatInteractor([.sample(1, after: nil, .assistant, reply)]))
    await pilot.press(.alt("k"))
    #expect(pilot.copied == ["\tb\n\nc\n"])
    pilot.stop()
    let without = await open(FakeChatInteractor([.sample(1, after: nil, .assistant, "No `block` here")]))
    await without.press(.alt("k"))
    #expect(without.copied.isEmpty)
    without.stop()
  }

  @Test func `Only code that is there is offered`() async {
    let code = "Use this:\n\n> ```\n> let a = 1\n> ```\n\nThat is it."
    for (reply, isOffered) in [(code, true), ("No `block` here", false)] {
      let pilot = await open(FakeChatInteractor([.sample(1, after: nil, .assistant, reply)]), columns: 200)
      #expect(pilot.lines.last?.contains("Alt-C Copy reply") == true)
      #expect(pilot.lines.last?.contains("Alt-K Copy code") == isOffered)
      pilot.stop()
    }
  }

  @Test func `A key copies the whole chat`() async {
    let pilot = await open(
      FakeChatInteractor([.sample(1, after: nil, .assistant, "Hi"), .sample(2, after: 1, .user, "Hello")]))
    await pilot.press(.alt("a"))
    await pilot.settle()
    #expect(pilot.copied == ["Nova:\nHi\n\nYou:\nHello"])
    pilot.stop()
  }

  @Test func `A message that hides something says so`() async {
    let pilot = await open(
      FakeChatInteractor([
        .sample(1, after: nil, .assistant, "Hi\u{202E}"), .sample(2, after: 1, .user, "\u{200B}\u{200B}Hello"),
      ]))
    #expect(
      pilot.screen.contains("⚠ 1 hidden character · Show") && pilot.screen.contains("⚠ 2 hidden characters · Show"))
    await pilot.click(on: "⚠ 1 hidden")
    #expect(pilot.screen.contains("Hi⟨U+202E⟩"))
    pilot.stop()
  }
}
