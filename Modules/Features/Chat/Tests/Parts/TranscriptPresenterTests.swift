import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

/// Paging, and when a reply is seen.
@MainActor struct TranscriptPresenterTests {
  private let parts = ChatParts(Message.samples(120))
  private var interactor: FakeChatInteractor { parts.interactor }
  private var transcript: TranscriptPresenter { parts.transcript }

  private var pages: Int { interactor.calls.filter { if case .messages = $0 { true } else { false } }.count }

  @Test func `Earlier pages come when the beginning shows, until there are none`() async {
    transcript.onStartReached()
    transcript.onStartReached()
    await settle()
    #expect(pages == 1 && transcript.messages.count == 100)
    transcript.onStartReached()
    await settle()
    #expect(transcript.messages == Message.samples(120))
    transcript.onStartReached()
    await settle()
    #expect(pages == 2)
  }

  @Test func `A failure shows once, and the user decides`() async {
    interactor.errors[.messages] = OutOfReach()
    transcript.onStartReached()
    await settle()
    #expect(transcript.earlier.failure == "The shelf is out of reach.")
    transcript.onStartReached()
    await settle()
    #expect(pages == 1 && transcript.messages.count == 50)
    interactor.errors[.messages] = nil
    transcript.onLoadEarlierPressed()
    await settle()
    #expect(transcript.earlier.failure == nil && transcript.messages.count == 100)
  }

  @Test func `Later messages that do not come can be asked for again`() async {
    let all = Message.samples(120)
    transcript.show(Transcript(MessagePage(messages: Array(all[..<50]), hasEarlier: false), newest: all[119]))
    interactor.errors[.messages] = OutOfReach()
    transcript.onEndReached()
    await settle()
    #expect(transcript.later.failure == "The shelf is out of reach." && transcript.messages.count == 50)
    interactor.errors[.messages] = nil
    transcript.onLoadLaterPressed()
    await settle()
    #expect(transcript.later.failure == nil && transcript.messages == Array(all[..<100]))
  }

  @Test func `A page that arrives after the screen left does not show`() async {
    let visit = transcript.beginVisit()
    interactor.gate(.messages).close()
    transcript.onStartReached()
    await settle()
    transcript.endVisit(visit)
    interactor.gate(.messages).open()
    await settle()
    #expect(transcript.messages.count == 50 && transcript.earlier.failure == nil)
    transcript.onStartReached()
    await settle()
    #expect(transcript.messages.count == 100)
  }

  @Test func `Where the chat went on elsewhere, the new messages show with a notice`() async throws {
    #expect(try await transcript.isUpToDate(in: parts.id) && parts.notices.current == nil)
    var changes = 0
    transcript.onEndChanged = { changes += 1 }
    interactor.paths[parts.id]?.append(.sample(121, after: 120, .user, "From elsewhere"))
    #expect(try await !transcript.isUpToDate(in: parts.id))
    #expect(transcript.newest?.text == "From elsewhere" && parts.notices.current == .wentOn && changes == 1)
    #expect(transcript.position.jumps == 1)
  }

  private var seen: Int { interactor.calls.filter { $0 == .seen }.count }

  @Test func `The newest reply counts as seen, once`() async {
    for message in transcript.messages + transcript.messages { await transcript.onMessageShown(message) }
    #expect(seen == 1)
  }

  @Test func `A reply that is still arriving is not seen yet`() async {
    transcript.show(
      Transcript(
        MessagePage(
          messages: Message.samples(3) + [.sample(4, after: 3, .assistant, "", .streaming)], hasEarlier: false)))
    for message in transcript.messages { await transcript.onMessageShown(message) }
    #expect(seen == 0)
    transcript.show(Transcript(MessagePage(messages: Message.samples(4), hasEarlier: false)))
    for message in transcript.messages { await transcript.onMessageShown(message) }
    #expect(seen == 1)
  }

  @Test func `Seeing that cannot be recorded is tried again, without an alert`() async {
    interactor.errors[.seen] = OutOfReach()
    for _ in 0..<2 { await transcript.onMessageShown(Message.samples(120)[119]) }
    #expect(seen == 2 && parts.router.calls.isEmpty)
  }
}
