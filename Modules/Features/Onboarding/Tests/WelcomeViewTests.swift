import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct WelcomeViewTests {
  private let router = RecordingOnboardingRouter()
  private let interactor = FakeOnboardingInteractor()

  private func show(columns: Int = 80, rows: Int = 24, language: Language = .english) -> Pilot {
    Pilot(
      showing: WelcomeView(interactor, router), columns: columns, rows: rows,
      language: language)
  }

  @Test(arguments: [Language.english, .korean]) func `Welcome`(language: Language) {
    let pilot = show(language: language)
    #expect(pilot.screen.contains(language.whatItIs))
    #expect(pilot.screen.contains(language.worksOffline))
    #expect(pilot.lines.last?.contains("⏎ \(language.getStarted)") == true)
  }

  @Test func `Enter goes on, once`() async {
    let pilot = show()
    await pilot.press(.enter)
    #expect(router.calls == [.showIntro])
  }

  @Test(arguments: [Language.english, .korean]) func `Saved profiles are there to go back to`(
    language: Language
  ) async throws {
    interactor.profiles = FakeOnboardingInteractor(.typical).profiles
    router.onConfirm = { _ in true }
    let pilot = show(language: language)
    await pilot.settle()
    #expect(pilot.screen.contains(language.goOnAs))
    #expect(pilot.screen.contains("Ada") && pilot.screen.contains("지우"))
    // The first row still starts onboarding; the next row is Ada.
    await pilot.press(.down, .enter)
    await pilot.settle()
    #expect(router.calls == [.confirm(.leaving(interactor.profiles[0].contents))])
    #expect(interactor.calls == [.switching(interactor.profiles[1].id)])
    pilot.stop()
  }

  @Test(arguments: [Language.english, .korean]) func `Importing a file signs in to its profile`(
    language: Language
  ) async {
    interactor.profiles = FakeOnboardingInteractor(.typical).profiles
    interactor.found.profile = interactor.profiles[1].profile
    router.onAskForImportFile = { _ in "'/tmp/ada.jsonl' " }
    router.onConfirm = { _ in true }
    let pilot = show(language: language)
    await pilot.settle()
    #expect(pilot.screen.contains("[ \(language.importProfile) ]"))
    await pilot.press(.character("i"))
    await pilot.settle()
    #expect(interactor.calls == [.importing("/tmp/ada.jsonl"), .switching(interactor.profiles[1].id)])
    // The anonymous profile in use has content, so leaving it asks a question; nothing else does.
    #expect(
      router.calls == [.askForImportFile(suggesting: ""), .confirm(.leaving(interactor.profiles[0].contents))])
    pilot.stop()
  }

  @Test func `An imported profile that is not opened is in the list`() async {
    interactor.profiles = FakeOnboardingInteractor(.typical).profiles
    interactor.found.profile = interactor.profiles[1].profile
    router.onAskForImportFile = { _ in "/tmp/ada.jsonl" }
    router.onConfirm = { _ in false }
    let pilot = show()
    await pilot.press(.character("i"))
    await pilot.settle()
    #expect(interactor.calls == [.importing("/tmp/ada.jsonl")])
    #expect(pilot.screen.contains("Imported Ada.") && pilot.screen.contains("Or go on as:"))
    pilot.stop()
  }

  /// No profile was in use: the import itself put its profile in use, so there is no question and no switch.
  @Test func `What is in use already is not gone over to again`() async {
    interactor.found.profile = FakeOnboardingInteractor(.typical).profiles[1].profile
    interactor.found.isInUse = true
    router.onAskForImportFile = { _ in "/tmp/ada.jsonl" }
    let pilot = show()
    await pilot.press(.character("i"))
    await pilot.settle()
    #expect(interactor.calls == [.importing("/tmp/ada.jsonl")] && router.calls.count == 1)
    pilot.stop()
  }

  @Test func `A long import shows how far it is, and a failed one can be mended`() async {
    interactor.gate.close()
    router.onAskForImportFile = { $0.isEmpty ? "/nowhere" : nil }
    let pilot = show()
    await pilot.press(.character("i"))
    #expect(await pilot.shows("1000 messages checked"))
    // One action at a time.
    await pilot.press(.character("i"))
    interactor.error = OutOfReach()
    interactor.gate.open()
    #expect(await pilot.hides("messages checked"))
    #expect(router.calls.last == .showAlert(for: "The shelf is out of reach."))
    await pilot.press(.character("i"))
    await pilot.settle()
    #expect(router.calls.last == .askForImportFile(suggesting: "/nowhere"))
    #expect(interactor.calls == [.importing("/nowhere")])
    pilot.stop()
  }

  @Test func `A small window shows the name without the drawing`() {
    let pilot = show(columns: 40, rows: 12)
    #expect(pilot.screen.contains("aichat"))
    #expect(!pilot.screen.contains("╭"))
  }

  @Test func `In the smallest window the button is reached at once`() async {
    let pilot = show(columns: 20, rows: 5)
    #expect(pilot.screen.contains("[ Get started ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showIntro])
  }
}
