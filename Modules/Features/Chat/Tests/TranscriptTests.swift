import ChatTestSupport
import Entities
import Testing

@testable import Chat

@MainActor struct TranscriptTests {
  private let path = Message.samples(4)

  private func transcript() -> Transcript { Transcript(MessagePage(messages: path, hasEarlier: true)) }

  @Test func `A message that changes takes its own place`() {
    var transcript = transcript()
    var changed = path[1]
    changed.text = "Longer"
    let isPlaced = transcript.merge(changed)
    #expect(isPlaced)
    #expect(transcript.messages.map(\.text) == ["Message 1", "Longer", "Message 3", "Message 4"])
  }

  @Test func `A message after the last one is appended, whatever its id`() {
    var transcript = transcript()
    let next = Message.sample(0, after: 4, .user, "Next")
    let isPlaced = transcript.merge(next)
    #expect(isPlaced)
    #expect(transcript.messages == path + [next])
  }

  @Test func `The first message of an empty conversation is appended`() {
    var transcript = Transcript()
    let isPlaced = transcript.merge(path[0])
    #expect(isPlaced)
    #expect(transcript.messages == [path[0]])
  }

  @Test func `Another answer turns the path, and the one before stays away`() {
    var transcript = transcript()
    let anew = Message.sample(9, after: 3, .assistant, "", .streaming)
    let isPlaced = transcript.merge(anew)
    #expect(isPlaced)
    #expect(transcript.messages == path.prefix(3) + [anew])
    var late = path[3]
    late.state = .cancelled
    let isKnown = transcript.merge(late)
    #expect(isKnown)
    #expect(transcript.messages == path.prefix(3) + [anew])
  }

  @Test func `A message after one that is not there asks for the page anew`() {
    var transcript = transcript()
    let isPlaced = transcript.merge(.sample(9, after: 8, .assistant, "Lost"))
    #expect(!isPlaced)
    #expect(transcript.messages == path)
  }

  @Test func `Earlier messages come in front, each once`() {
    var transcript = Transcript(MessagePage(messages: Array(path[2...]), hasEarlier: true))
    transcript.prepend(MessagePage(messages: Array(path.prefix(3)), hasEarlier: false), before: path[2].id)
    #expect(transcript.messages == path)
    #expect(!transcript.hasEarlier)
  }

  @Test func `A page for another beginning is not taken`() {
    var transcript = Transcript(MessagePage(messages: Array(path[2...]), hasEarlier: true))
    transcript.prepend(MessagePage(messages: [path[0]], hasEarlier: false), before: path[1].id)
    #expect(transcript.messages == Array(path[2...]))
    #expect(transcript.hasEarlier)
  }

  @Test func `An empty page is the beginning, whatever it says`() {
    var transcript = transcript()
    transcript.prepend(MessagePage(messages: [], hasEarlier: true), before: path[0].id)
    #expect(!transcript.hasEarlier)
  }
}
