import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct PreferenceTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func show(_ section: String, language: Language = .english) async -> Pilot {
    await Shown(interactor, router, parameters: SettingsParameters(section: section), language: language).pilot
  }

  @Test func `A choice is kept as it is made`() async {
    let pilot = await show("appearance")
    #expect(await pilot.focus(on: "‹ as the terminal ›"))
    await pilot.press(.right)
    #expect(pilot.screen.contains("Theme ‹ light ›"))
    await pilot.press(.left, .left)
    #expect(pilot.screen.contains("Theme ‹ no colours ›"))
    #expect(
      interactor.calls.filter { $0 != .profile } == [
        .setting("theme", "light"), .setting("theme", "auto"), .setting("theme", "none"),
      ])
    pilot.stop()
  }

  @Test func `A changed switch says that it takes effect later, until it is changed back`() async {
    let pilot = await show("appearance")
    #expect(await pilot.focus(on: "[ ] Leave the mouse"))
    await pilot.press(.enter)
    #expect(interactor.calls.contains(.setting("no_mouse", "true")))
    #expect(await pilot.shows("[✓] Leave the mouse") && pilot.screen.contains("It takes effect at the next start."))
    pilot.stop()
    // The message is shown again at a later visit.
    let again = await show("appearance")
    #expect(await again.focus(on: "[✓] Leave the mouse"))
    #expect(again.screen.contains("It takes effect at the next start."))
    await again.press(.enter)
    #expect(await again.shows("[ ] Leave the mouse") && !again.screen.contains("It takes effect"))
    again.stop()
  }

  @Test func `A setting of replies applies to the next reply`() async {
    let pilot = await show("replies")
    #expect(await pilot.focus(on: "‹ not set ›"))
    await pilot.press(.right)
    #expect(interactor.calls == [.setting("effort", "off")])
    #expect(pilot.screen.contains("Thinking ‹ off ›") && !pilot.screen.contains("It takes effect"))
    pilot.stop()
  }

  @Test func `Recording stops and begins at once, and commands need no other start`() async {
    for (section, title) in [("privacy", "Log events"), ("program", "Commands report what they do")] {
      let pilot = await show(section)
      #expect(await pilot.focus(on: "[ ]"))
      await pilot.press(.enter)
      #expect(pilot.screen.contains("[✓] \(title)") && !pilot.screen.contains("It takes effect"))
      pilot.stop()
    }
  }

  @Test func `A change by another program shows when the settings open`() async {
    interactor.onReadAgain = { fake in
      for index in fake.configurationEntries.indices where fake.configurationEntries[index].key == "temperature" {
        fake.configurationEntries[index].value = "1.25"
      }
    }
    let pilot = await show("replies")
    #expect(pilot.screen.contains("1.25") && !pilot.screen.contains("It takes effect"))
    pilot.stop()
  }

  @Test func `A note of the option takes the place of the usual words`() async {
    router.onAskForValue = { _, _, _, _ in "/home/ada/chats" }
    let pilot = await show("data")
    #expect(await pilot.focus(on: "[ Folder of characters and chats ]"))
    await pilot.press(.enter)
    #expect(
      router.calls == [
        .askForValue(
          of: "data_dir", titled: "Folder of characters and chats", now: "/home/ada/.local/share/aichat",
          hint: "Leave it empty for none.")
      ])
    #expect(await pilot.shows("Nothing is moved"))
    pilot.stop()
  }

  @Test func `The source that overrides an option is named, and the control does nothing`() async {
    interactor.configurationEntries = [
      .sample("theme", value: "dark", source: "--theme"), .sample("timeout", value: "30", source: "AICHAT_TIMEOUT"),
    ]
    interactor.profile = nil
    let pilot = await show("appearance")
    #expect(pilot.screen.contains("Set by --theme in this run."))
    #expect(await pilot.focus(on: "‹ dark ›") == false)
    pilot.stop()
    // A typed option has no such button, which would do nothing.
    let typed = await show("connection")
    #expect(typed.screen.contains("Server timeout") && !typed.screen.contains("[ Server timeout"))
    typed.stop()
    #expect(interactor.calls == [.profile])
    pilot.stop()
  }

  @Test func `A value from a variable of other programs is named, and can be changed`() async {
    interactor.configurationEntries = [
      .sample("temperature", value: "0.7", source: "SSL_CERT_FILE"), .sample("timeout", value: nil),
    ]
    let unset = await show("connection")
    #expect(unset.screen.contains("120, the usual"))
    unset.stop()
    let pilot = await show("replies")
    #expect(pilot.screen.contains("Set by SSL_CERT_FILE in the environment."))
    #expect(await pilot.focus(on: "[ Temperature ]"))
    pilot.stop()
  }

  @Test func `A value of any kind is asked for, and an empty one leaves it open`() async {
    router.onAskForValue = { _, _, _, _ in "1.5" }
    let pilot = await show("replies")
    #expect(await pilot.focus(on: "[ Temperature ]"))
    await pilot.press(.enter)
    #expect(
      router.calls == [
        .askForValue(
          of: "temperature", titled: "Temperature", now: "0.7",
          hint: "From 0 to 2.")
      ])
    #expect(await pilot.shows("1.5"))
    router.onAskForValue = { _, _, _, _ in "" }
    await pilot.press(.enter)
    #expect(await pilot.hides("1.5"))
    router.onAskForValue = { _, _, _, _ in nil }
    await pilot.press(.enter)
    #expect(interactor.calls == [.setting("temperature", "1.5"), .unsetting("temperature")])
    pilot.stop()
  }

  @Test func `What cannot be kept is told, and stays as it was`() async {
    let pilot = await show("privacy")
    #expect(await pilot.focus(on: "[ ]"))
    interactor.error = OutOfReach()
    await pilot.press(.enter)
    #expect(router.calls.count == 1 && pilot.screen.contains("[ ] Log events"))
    #expect(!pilot.screen.contains("It takes effect"))
    pilot.stop()
  }

  @Test func `The accent is the profile's colour`() async {
    let pilot = await show("appearance")
    #expect(await pilot.focus(on: "‹ Mint ›"))
    await pilot.press(.right)
    #expect(await pilot.shows("‹ Purple ›"))
    #expect(interactor.calls.contains(.color(.purple)))
    let kept = interactor.profile?.color
    interactor.error = OutOfReach()
    await pilot.press(.right)
    #expect(await pilot.waits { router.calls.count == 1 })
    #expect(interactor.profile?.color == kept && pilot.screen.contains("‹ \(kept?.title(in: .english) ?? "-") ›"))
    pilot.stop()
  }

  @Test func `A note on a change that counts at once shows after the change alone`() async {
    let pilot = await show("appearance")
    #expect(!pilot.screen.contains("Characters speak it later."))
    #expect(await pilot.focus(on: "‹ English ›"))
    await pilot.press(.right)
    #expect(await pilot.shows("‹ 한국어 ›") && pilot.screen.contains("Characters speak it later."))
    pilot.stop()
  }
}
