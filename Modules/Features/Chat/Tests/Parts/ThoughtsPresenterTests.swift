import ChatTestSupport
import Entities
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ThoughtsPresenterTests {
  private func reply(_ number: UInt64, thinking thoughts: String) -> Message {
    var reply = Message.sample(number, after: nil, .assistant, "So.")
    reply.reasoning = thoughts
    return reply
  }

  @Test func `The key opens and folds the last thoughts, a click any`() {
    let messages = [reply(1, thinking: "One"), reply(2, thinking: "Two"), reply(3, thinking: "")]
    let thoughts = ThoughtsPresenter(ChatParts(messages).transcript)
    let open = messages.map { thoughts.areOpen(of: $0.id) }
    thoughts.onThoughtsPressed()
    #expect(open.map(\.wrappedValue) == [false, true, false])
    open[0].wrappedValue = true
    thoughts.onThoughtsPressed()
    #expect(open.map(\.wrappedValue) == [true, false, false])
  }

  @Test func `Without thoughts the key does nothing`() {
    let silent = reply(1, thinking: "")
    let thoughts = ThoughtsPresenter(ChatParts([silent]).transcript)
    #expect(!thoughts.hasThoughts)
    thoughts.onThoughtsPressed()
    #expect(!thoughts.areOpen(of: silent.id).wrappedValue)
  }
}
