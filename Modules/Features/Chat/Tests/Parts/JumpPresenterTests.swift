import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

@MainActor struct JumpPresenterTests {
  private func jumps(_ parts: ChatParts) -> JumpPresenter {
    JumpPresenter(
      parts.chat, parts.notices, parts.transcript, parts.actions, interactor: parts.interactor, router: parts.router)
  }

  @Test func `Home goes to the first message, and loaded messages near it stay`() async {
    let parts = ChatParts(Message.samples(120)), jumps = jumps(parts)
    jumps.onStartPressed()
    #expect(parts.notices.current == .seekingStart(read: 0))
    await settle()
    let position = parts.transcript.position
    #expect(parts.transcript.messages == Message.samples(120) && parts.notices.current == nil)
    #expect(position.opening == Message.samples(1)[0].id && !parts.transcript.hasLater && position.jumps == 1)
    // There is nothing before it.
    jumps.onStartPressed()
    #expect(parts.notices.current == nil)
  }

  /// Each message of the samples was written on 2023-11-14, the later ones are of the day after.
  @Test func `A day goes to its first message, or to the next one`() async {
    let later = (0..<60).map { number in
      Message(
        id: Message.ID(high: 0xD, low: 900 + UInt64(number)), chat: Conversation.sample().id,
        parent: Message.ID(high: 0xD, low: number == 0 ? 120 : 899 + UInt64(number)), role: .user, text: "Later",
        created: Timestamp(milliseconds: 1_700_086_400_000))
    }
    let parts = ChatParts(Message.samples(120) + later), jumps = jumps(parts)
    #expect(await jumps.onDayPressed("2023-11-13"))
    #expect(parts.transcript.position.opening == Message.samples(1)[0].id)
    #expect(parts.transcript.position.marked == Message.samples(1)[0].id)
    #expect(await jumps.onDayPressed(" 2023-11-15 "))
    #expect(parts.transcript.position.opening == later[0].id && parts.notices.current == nil)
    #expect(await jumps.onDayPressed("2023-11-16"))
    #expect(parts.notices.current == .nothingSince)
    #expect(await !jumps.onDayPressed("tomorrow"))
    #expect(parts.notices.current == .noSuchDay)
    parts.router.onAskForDay = { "2023-11-14" }
    #expect(await jumps.onDayPressed())
    #expect(parts.transcript.position.opening == Message.samples(1)[0].id)
  }

  /// A page at a time for any length; only the first page stays in memory.
  @Test func `The first message of a long conversation`() async {
    let all = Message.samples(2_345)
    let parts = ChatParts(all), transcript = parts.transcript, jumps = jumps(parts)
    jumps.onStartPressed()
    await settle()
    #expect(transcript.messages == Array(all.prefix(50)) && !transcript.hasEarlier && transcript.hasLater)
    #expect(transcript.position.opening == all.first?.id && transcript.newest == all.last)
    let limits = parts.interactor.calls.compactMap { if case .messages(_?, let limit) = $0 { limit } else { nil } }
    #expect(limits == Array(repeating: 500, count: 5))
    // Reading continues from there, and the end is one key away.
    transcript.onEndReached()
    await settle()
    #expect(transcript.messages == Array(all.prefix(100)))
    await jumps.onEndPressed()
    #expect(transcript.messages == Array(all.suffix(50)) && !transcript.hasLater)
  }

  @Test func `On the way a key stays, and so does another notice`() async {
    for isKey in [true, false] {
      let parts = ChatParts(Message.samples(2_000)), jumps = jumps(parts)
      let shown = parts.transcript.messages
      parts.interactor.gate(.messages).close()
      jumps.onStartPressed()
      await settle()
      #expect(jumps.isSeekingStart)
      if isKey { jumps.onStopSeekingPressed() } else { parts.notices.show(.wentOn) }
      parts.interactor.gate(.messages).open()
      await settle()
      #expect(parts.transcript.messages == shown && parts.router.calls.isEmpty)
      #expect(parts.notices.current == (isKey ? nil : .wentOn))
    }
  }

  @Test func `A failure on the way shows an alert, and changes nothing`() async {
    let parts = ChatParts(Message.samples(2_000)), jumps = jumps(parts), shown = parts.transcript.messages
    parts.interactor.errors[.messages] = OutOfReach()
    jumps.onStartPressed()
    await settle()
    #expect(parts.transcript.messages == shown && parts.notices.current == nil && parts.router.calls.count == 1)
  }
}
