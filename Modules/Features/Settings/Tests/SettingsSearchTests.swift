import FeatureKit
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct SettingsSearchTests {
  private let router = RecordingSettingsRouter()

  private func show(_ language: Language = .english, added: [SettingsSection] = []) async -> Pilot {
    let pilot = await Shown(FakeSettingsInteractor(), router, added: added, rows: 48, language: language).pilot
    await pilot.press(.character("/"))
    return pilot
  }

  @Test(arguments: ["theme", "테마", "THEME", "밝게", "dark", "as the terminal"], Language.allCases)
  func `What is typed leaves the control that has it, in any language`(query: String, language: Language) async {
    let pilot = await show(language)
    await pilot.type(query)
    #expect(pilot.screen.contains(language("Theme ‹", "테마 ‹")), "\(pilot.screen)")
    #expect(!pilot.screen.contains(language("Motion", "움직임")))
    #expect(!pilot.screen.contains(language("Account", "계정")))
    pilot.stop()
  }

  @Test func `A section is found by its title, whole`() async {
    let pilot = await show(added: [
      SettingsSection(
        id: "reminders", title: { $0("Reminders", "알림") }, things: { [["Evening", "저녁"]] },
        content: { _ in Text("Every evening") })
    ])
    await pilot.type("appear")
    #expect(pilot.screen.contains("Theme") && pilot.screen.contains("Motion") && pilot.screen.contains("Accent"))
    #expect(!pilot.screen.contains("Reminders"))
    for _ in 0..<6 { await pilot.pressBackspace() }
    await pilot.type("저녁")
    #expect(pilot.screen.contains("Every evening") && !pilot.screen.contains("Theme"))
    pilot.stop()
  }

  @Test func `What nothing has is said, and Escape shows all again`() async {
    let pilot = await show()
    await pilot.type("zzz")
    #expect(pilot.screen.contains("No setting has “zzz”."))
    await pilot.press(.escape)
    #expect(!pilot.screen.contains("zzz") && pilot.screen.contains("Theme") && pilot.screen.contains("Account"))
    #expect(router.calls == [])
    pilot.stop()
  }

  @Test func `What was found can be changed`() async {
    let pilot = await show()
    await pilot.type("dens")
    await pilot.press(.tab, .right)
    #expect(pilot.screen.contains("Density ‹ compact ›"))
    pilot.stop()
  }
}
