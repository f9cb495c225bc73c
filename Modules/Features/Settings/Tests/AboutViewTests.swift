import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct AboutViewTests {
  private let presenter = AboutPresenter(interactor: FakeSettingsInteractor(version: "4.5.6"))

  @Test(arguments: [Language.english, .korean]) func `About`(language: Language) {
    let pilot = Pilot(showing: AboutView(presenter: presenter), language: language)
    #expect(pilot.screen.contains("aichat 4.5.6"))
  }

  @Test func `A small window scrolls`() async {
    let pilot = Pilot(showing: AboutView(presenter: presenter), columns: 20, rows: 5)
    #expect(pilot.screen.contains("aichat 4.5.6"))
    await pilot.press(.end)
    #expect(pilot.screen.contains("tested alone."))
  }
}
