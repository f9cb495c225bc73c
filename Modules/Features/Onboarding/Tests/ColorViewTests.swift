import Entities
import OnboardingTestSupport
import TerminalTesting
import FeatureKit
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct ColorViewTests {
  private let router = RecordingOnboardingRouter()

  private func show(columns: Int = 80, rows: Int = 24, language: Language = .english) -> Pilot {
    Pilot(
      showing: ColorView(FakeOnboardingInteractor(), router), columns: columns, rows: rows, language: language)
  }

  @Test func `Nothing chosen yet`() {
    let pilot = show()
    #expect(!pilot.screen.contains("Continue"))
    #expect(!pilot.screen.contains("✓"))
  }

  @Test(arguments: [Language.english, .korean]) func `One chosen`(language: Language) async {
    let pilot = show(language: language)
    await pilot.type("5")
    #expect(pilot.screen.contains("5 \(ProfileColor.mint.title(in: language)) ✓"))
    #expect(pilot.screen.contains("[ \(language.next) ]"))
    #expect(pilot.lines.last?.contains("c \(language.next)") == true)
  }

  @Test(arguments: [Language.english, .korean]) func `The footer says what Enter does`(language: Language) async {
    let pilot = show(language: language)
    #expect(pilot.lines.last?.contains("⏎ \(language.choose)") == true)
    await pilot.press(.enter)
    #expect(pilot.lines.last?.contains("⏎ \(language.next)") == true)
    await pilot.press(.right)
    #expect(pilot.lines.last?.contains("⏎ \(language.choose)") == true)
  }

  @Test func `In a small window Continue stays in view`() async {
    let pilot = show(columns: 40, rows: 12)
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Red ✓") && pilot.screen.contains("[ Continue ]"))
    await pilot.type("9")
    #expect(pilot.screen.contains("Indigo ✓") && pilot.screen.contains("[ Continue ]"))
  }

  @Test func `All nine names show`() {
    let pilot = show()
    for color in ProfileColor.allCases { #expect(pilot.screen.contains(color.title(in: .english))) }
  }

  @Test func `Arrow keys go through the grid, Enter and Space choose`() async {
    let pilot = show()
    await pilot.press(.right, .down, .enter)
    #expect(pilot.screen.contains("5 Mint ✓"))
    await pilot.press(.down, .right)
    await pilot.type(" ")
    #expect(pilot.screen.contains("9 Indigo ✓"))
    #expect(!pilot.screen.contains("5 Mint ✓"))
    await pilot.press(.left, .left, .up, .up, .enter)
    #expect(pilot.screen.contains("1 Red ✓"))
  }

  @Test func `Continue is below the grid`() async {
    let pilot = show()
    await pilot.press(.down, .down, .enter, .down, .enter)
    #expect(router.calls == [.showCompleted(color: .cyan)])
  }

  @Test func `Its key does nothing before a colour is chosen`() async {
    let pilot = show()
    await pilot.type("c")
    #expect(router.calls.isEmpty)
    await pilot.type("3c")
    #expect(router.calls == [.showCompleted(color: .orange)])
  }

  @Test(arguments: [(20, 5), (34, 10), (48, 12), (120, 36)])
  func `Every colour and Continue are reached in any window`(columns: Int, rows: Int) async {
    let pilot = show(columns: columns, rows: rows)
    for color in ProfileColor.allCases {
      await pilot.press(.enter)
      #expect(pilot.screen.contains("\(color.title(in: .english)) ✓"), "\(pilot.screen)")
      await pilot.press(.tab)
    }
    #expect(pilot.screen.contains("[ Continue ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showCompleted(color: .indigo)])
  }
}

extension ColorViewTests {
  @Test func `A number takes the focus along, and Enter goes on with what is chosen`() async {
    let router = RecordingOnboardingRouter()
    let pilot = Pilot(showing: ColorView(FakeOnboardingInteractor(), router))
    await pilot.type("4")
    #expect(pilot.screen.contains("4 Blue ✓") && router.calls.isEmpty)
    await pilot.press(.enter)
    #expect(router.calls == [.showCompleted(color: .blue)])
  }
}
