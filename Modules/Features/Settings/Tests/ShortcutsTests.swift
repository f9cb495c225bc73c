import Entities
import FeatureKit
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ShortcutsTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func show(_ language: Language = .english) async -> Pilot {
    await Shown(interactor, router, parameters: SettingsParameters(section: "shortcuts"), language: language).pilot
  }

  private func press(_ key: Key, for title: String, _ pilot: Pilot) async {
    #expect(await pilot.focus(on: "[ \(title) ]"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Press the new key"))
    await pilot.press(key)
  }

  @Test(arguments: Language.allCases) func `Every shortcut is listed with its key`(language: Language) async {
    let pilot = await show(language)
    for shortcut in Shortcut.samples {
      #expect(pilot.lines.contains { $0.contains(shortcut.usual.label) && $0.contains(shortcut.title(language)) })
    }
    #expect(!pilot.screen.contains(language.resetShortcuts))
    pilot.stop()
  }

  @Test func `A shortcut is put on a pressed key, and back`() async {
    let pilot = await show()
    await press(.alt("n"), for: "Model", pilot)
    #expect(interactor.calls == [.setting("shortcuts", "model=alt-n")])
    #expect(await pilot.shows("usually Alt-M"))
    #expect(pilot.lines.contains { $0.contains("Alt-N") && $0.contains("[ Model ]") })
    #expect(!pilot.screen.contains("Press the new key"))
    await press(.backspace, for: "Model", pilot)
    #expect(interactor.calls.last == .unsetting("shortcuts"))
    // In the Korean layout too.
    await press(.alt("ㅜ"), for: "Model", pilot)
    #expect(interactor.calls.last == .setting("shortcuts", "model=alt-n"))
    #expect(await pilot.focus(on: "[ Model ]"))
    await pilot.press(.enter)
    #expect(await pilot.click(on: "[ Back to Alt-M ]"))
    #expect(interactor.calls.last == .unsetting("shortcuts"))
    await press(.function(5), for: "Quit", pilot)
    #expect(await pilot.focus(on: "[ Reset all keys ]"))
    await pilot.press(.enter)
    #expect(await pilot.hides("Reset all keys"))
    #expect(interactor.calls.last == .unsetting("shortcuts") && pilot.screen.contains("^Q"))
    pilot.stop()
  }

  @Test(arguments: [
    (Key.control("q"), "^Q is the key of “Quit”"), (.control("a"), "^A has a meaning already. In the text"),
    (.control("c"), "^C has a meaning already"), (.character("n"), "That key types text"),
    (.control("i"), "the same for it as for Tab"), (.tab, "Expected a key"), (.enter, "Expected a key"),
  ])
  func `A key that cannot be used is named, and nothing changes`(key: Key, said: String) async {
    let pilot = await show()
    await press(key, for: "Model", pilot)
    #expect(pilot.screen.contains(said), "\(pilot.screen)")
    #expect(interactor.calls == [])
    await pilot.press(.escape)
    #expect(await pilot.hides(said))
    #expect(router.calls == [] && !pilot.screen.contains("Press the new key"))
    pilot.stop()
  }

  @Test(arguments: [
    ("^q", "^Q is the key of “Quit”"), ("cmd-n", "Terminals do not send that"), ("banana", "Expected a key"),
  ])
  func `A written key is checked too`(text: String, said: String) {
    let presenter = ShortcutsPresenter(Shortcut.samples, interactor: interactor, router: router)
    presenter.onPressed(Shortcut.samples[1])
    presenter.text = text
    #expect(!presenter.onSubmit(in: .english) && interactor.calls == [])
    #expect(presenter.problem.map(Language.english.words)?.contains(said) == true)
  }

  @Test func `A usual key that another shortcut has is not given back`() {
    let presenter = ShortcutsPresenter(Shortcut.samples, interactor: interactor, router: router)
    presenter.onPressed(Shortcut.samples[1])
    presenter.text = "alt-n"
    #expect(presenter.onSubmit(in: .english))
    presenter.onPressed(Shortcut.samples[0])
    presenter.text = "alt-m"
    #expect(presenter.onSubmit(in: .english))
    presenter.onPressed(Shortcut.samples[1])
    presenter.text = ""
    #expect(!presenter.onSubmit(in: .english))
    guard case .taken(let key, let owner) = presenter.problem else {
      Issue.record("The owner of the key is not named.")
      return
    }
    #expect(key == .alt("m") && owner.id == "quit")
    // The shortcut's own usual key can be chosen again, although it has a meaning in a text.
    presenter.onPressed(Shortcut.samples[2])
    presenter.text = "ctrl-d"
    #expect(presenter.onSubmit(in: .english))
  }

  @Test func `A flag decides, and is named`() async {
    interactor.configurationEntries = [
      ConfigurationEntry(key: "shortcuts", value: "model=f6", source: "--shortcuts")
    ]
    let pilot = await show()
    #expect(pilot.screen.contains("Set by --shortcuts in this run.") && pilot.screen.contains("F6"))
    #expect(await pilot.focus(on: "[ Model ]") == false)
    pilot.stop()
  }

  @Test func `A search finds a shortcut by its words and its key`() async {
    let pilot = await Shown(interactor, router).pilot
    await pilot.type("/")
    await pilot.type("대화 삭제")
    #expect(await pilot.shows("[ Delete chat ]"))
    #expect(!pilot.screen.contains("[ Quit ]"))
    pilot.stop()
  }
}
