import ChatTestSupport
import Entities
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ReaderPositionTests {
  private let ids = (1...3).map { Message.sample($0, after: nil, .user, "").id }

  private func pages(at opening: Message.ID?, hasTurned: Bool = false) -> InitialPages {
    InitialPages(transcript: Transcript(), opening: opening, hasTurned: hasTurned)
  }

  @Test func `It opens at the target first, and then at the message shown last`() {
    let position = ReaderPosition(at: ids[0])
    #expect(position.wanted == ids[0])
    position.show(ids[1])
    #expect(position.wanted == ids[1])
    position.goToEnd()
    #expect(position.wanted == nil)
    #expect(ReaderPosition().wanted == nil)
  }

  @Test func `After a launch the reader is at the earlier position`() {
    let position = ReaderPosition()
    position.restore(ScrollMemory.Position(row: "\(ids[2])"))
    #expect(position.isRestored && position.wanted == ids[2])
    let atEnd = ReaderPosition(at: ids[0])
    atEnd.restore(ScrollMemory.Position())
    #expect(atEnd.wanted == nil)
  }

  @Test func `The first visit marks the message, or says why not`() {
    let position = ReaderPosition(at: ids[0])
    #expect(position.open(pages(at: ids[0]), isFirst: true) == nil && position.marked == ids[0])
    position.leave(ids[1])
    #expect(position.marked == ids[0])
    position.leave(ids[0])
    #expect(position.marked == nil)
    #expect(position.open(pages(at: ids[0]), isFirst: false) == nil && position.marked == nil)
    #expect(position.open(pages(at: ids[0], hasTurned: true), isFirst: true) == .otherBranch)
    #expect(position.open(pages(at: ids[1]), isFirst: true) == .notShown && position.marked == nil)
  }

  @Test func `Home opens at the first message, and the end is not where one comes back to`() {
    let position = ReaderPosition()
    position.reachEnd()
    position.goToStart(ids[0])
    #expect(position.opening == ids[0])
    position.goToEnd()
    #expect(position.opening == nil)
  }
}
