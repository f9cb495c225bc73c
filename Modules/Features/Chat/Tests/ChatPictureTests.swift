import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The avatar's picture is before its replies, where there is room for it.
@Suite(.enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil })
@MainActor struct ChatPictureTests {
  private func pilot(rows: Int) async -> Pilot {
    let interactor = FakeChatInteractor([.sample(1, after: nil, .assistant, "Hello! I am Nova.")])
    interactor.avatars[0].picture = AvatarPicture.ID(high: 0, low: 1)
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let pictures = ImageCache { _ in SamplePicture.file }
    let pilot = Pilot(
      showing: ChatView(presenter: presenter).environment(\.imageCache, pictures), columns: 80, rows: rows)
    await pilot.settle()
    return pilot
  }

  @Test func aLargeWindowHasIt() async {
    let pilot = await pilot(rows: 24)
    #expect(await pilot.waits { pilot.cells(on: 255, 0, 0).map(\.column) == [1, 2] })
    #expect(Set(pilot.cells(on: 255, 0, 0).map(\.row)).count == 1)
    #expect(pilot.cells(on: 255, 255, 0).map(\.column) == [3, 4])
    #expect(Golden.difference(pilot.screen, from: "chat-picture") == nil)
    await pilot.type("hi")
    #expect(pilot.screen.contains("hi") && pilot.caret != nil)
    pilot.stop()
  }

  @Test func aLowWindowKeepsItsRows() async {
    let pilot = await pilot(rows: 17)
    for _ in 0..<20 { await pilot.settle() }
    #expect(pilot.cells(on: 255, 0, 0).isEmpty && pilot.screen.contains(" N    Nova"))
    pilot.stop()
  }
}
