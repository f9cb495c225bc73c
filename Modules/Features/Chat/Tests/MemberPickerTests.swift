import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The characters that can join a chat.
@MainActor struct MemberPickerTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()
  private let nova = Avatar.sample(), rex = Avatar.sample(2, name: "Rex")
  private var own = Avatar.sample(3, name: "Rexana")

  init() {
    own.author = UserProfile.sample.id
    interactor.avatars = [nova, rex, own]
  }

  private func open(columns: Int = 60, rows: Int = 16, language: Language = .english) async -> Pilot {
    let presenter = MemberPickerPresenter(
      MemberPickerParameters(besides: [nova.id]), interactor: interactor, router: router)
    let pilot = Pilot(
      showing: MemberPickerView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [Language.english, .korean])
  func `The user's own come first, and members are left out`(language: Language) async {
    let pilot = await open(language: language)
    #expect(!pilot.screen.contains("Nova"))
    let places = ["Rexana", "Rex "].compactMap { pilot.place(of: $0)?.row }
    #expect(
      places.count == 2 && places == places.sorted()
        && pilot.lines.contains { $0.contains("Rexana") && $0.contains("⏎") })
    await pilot.press(.enter)
    #expect(router.calls == [.finishMemberChoice(with: own.id)])
  }

  @Test func `Letters narrow the list, and stay where nothing is found`() async {
    let pilot = await open()
    await pilot.type("xa")
    #expect(pilot.screen.contains("Rexana") && pilot.place(of: "Rex ") == nil)
    await pilot.type("zz")
    #expect(pilot.screen.contains("No other character") && pilot.screen.contains("xazz"))
    await pilot.press(.enter)
    #expect(router.calls.isEmpty)
  }

  @Test func `A row is chosen with the arrows, also in the smallest window`() async {
    let pilot = await open(columns: 20, rows: 6)
    await pilot.press(.down, .down, .enter)
    #expect(router.calls == [.finishMemberChoice(with: rex.id)])
  }

  @Test func `A failure can be tried again`() async {
    interactor.errors[.avatar] = OutOfReach()
    let pilot = await open()
    #expect(pilot.screen.contains("The shelf is out of reach."))
    interactor.errors[.avatar] = nil
    await pilot.press(.control("r"))
    #expect(pilot.screen.contains("Rexana"))
  }
}
