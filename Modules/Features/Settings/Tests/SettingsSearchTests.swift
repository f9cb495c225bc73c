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
  func `A search leaves only the control that has the words, in either language`(query: String, language: Language)
    async
  {
    let pilot = await show(language)
    await pilot.type(query)
    #expect(pilot.screen.contains(language("Theme ‹", "테마 ‹")), "\(pilot.screen)")
    #expect(!pilot.screen.contains(language("Motion", "움직임")))
    #expect(!pilot.screen.contains(language("Profile", "프로필")))
    pilot.stop()
  }

  @Test(arguments: ["API", "openai", "paste", "키 붙"]) func `Keys of providers are found`(query: String) async {
    let pilot = await show()
    await pilot.type(query)
    #expect(pilot.screen.contains("[ Paste a key ]") && !pilot.screen.contains("Theme"))
    pilot.stop()
  }

  @Test func `A section is found by its title, whole`() async {
    let pilot = await show(added: [
      SettingsSection(
        id: "reminders", title: { $0("Reminders", "알림") }, rows: { [SettingsRow(words: ["Evening", "저녁"])] },
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

  @Test(
    arguments: [
      ("sign out", "[ Sign out ]"), ("log out", "[ Sign out ]"), ("profile", "[ Save profile ]"),
      ("e-mail", "[ Save profile ]"), ("delete", "[ Delete profile ]"), ("backup", "[ Back up now ]"),
      ("erase", "[ Erase everything ]"), ("budget", "[ Monthly budget ]"), ("choose model", "[ Choose model ]"),
      ("api key", "[ Choose model ]"), ("openai", "[ Choose model ]"), ("version", "Version"),
      ("about", "[ About aichat ]"), ("notifications", "Remind me"), ("shortcut", "[ Quit ]"),
      ("keyboard", "[ Quit ]"), ("korean", "Language ‹"), ("로그아웃", "[ Sign out ]"), ("프로필", "[ Save profile ]"),
      ("백업", "[ Back up now ]"), ("이메일", "[ Save profile ]"), ("삭제", "[ Delete profile ]"),
      ("예산", "[ Monthly budget ]"),
      ("profile delete", "[ Delete profile ]"),
    ])
  func `A search finds the text of a button, and other words for it`(query: String, found: String) async {
    let pilot = await show()
    await pilot.type(query)
    #expect(pilot.screen.contains(found), "\(pilot.screen)")
    #expect(!pilot.screen.contains("No setting matches"))
    #expect(!pilot.screen.contains("Density"))
    pilot.stop()
  }

  @Test func `Without a match a line says so, and Escape shows all again`() async {
    let pilot = await show()
    await pilot.type("zzz")
    #expect(pilot.screen.contains("No setting matches “zzz”.") && !pilot.screen.contains("About aichat"))
    await pilot.press(.escape)
    #expect(!pilot.screen.contains("zzz") && pilot.screen.contains("‹ Account ›"))
    #expect(router.calls == ["z", "zz", "zzz", ""].map { .searchChanged(to: SettingsParameters(query: $0)) })
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Enter goes to the first that is found`(_ language: Language) async {
    let pilot = await show(language)
    await pilot.type("dens")
    await pilot.press(.enter, .right)
    #expect(pilot.screen.contains(language("Density ‹ compact ›", "밀도 ‹ 촘촘하게 ›")))
    pilot.stop()
  }

  @Test(arguments: [
    ("eras", "[ Erase everything ]", "[ Back up now ]"), ("delete", "[ Delete profile ]", "[ Sign out ]"),
    ("paste", "[ Paste a key ]", "[ Choose model ]"), ("로그아웃", "[ Sign out ]", "[ Delete profile ]"),
  ])
  func `A search leaves only the buttons with the words in a section`(
    query: String, found: String, other: String
  ) async {
    let pilot = await show()
    await pilot.type(query)
    await pilot.press(.enter)
    #expect(pilot.markedText == [found] && !pilot.screen.contains(other), "\(pilot.screen)")
    pilot.stop()
  }

  @Test func `Without a match Enter stays in the search`() async {
    let pilot = await show()
    await pilot.type("zzz")
    await pilot.press(.enter, .enter)
    #expect(pilot.screen.contains("No setting matches “zzz”.") && pilot.caret != nil)
    #expect(!router.calls.contains(.dismissScreen))
    pilot.stop()
  }

  @Test func `A search has an address, and opens as it was left`() async {
    let pilot = await show()
    await pilot.type("theme")
    let wanted = SettingsParameters(query: "theme")
    #expect(router.calls.last == .searchChanged(to: wanted))
    let again = await Shown(FakeSettingsInteractor(), router, parameters: wanted, rows: 48).pilot
    #expect(again.screen == pilot.screen)
    await pilot.press(.escape)
    #expect(router.calls.last == .searchChanged(to: SettingsParameters()))
    [pilot, again].forEach { $0.stop() }
  }

  @Test func `A found setting can be changed`() async {
    let pilot = await show()
    await pilot.type("dens")
    await pilot.press(.tab, .right)
    #expect(pilot.screen.contains("Density ‹ compact ›"))
    pilot.stop()
  }
}
