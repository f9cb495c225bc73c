import Entities
import FeatureKitTestSupport
import Observation
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

/// The feature's screens in every scene, in a common window and in a tiny one.
@MainActor struct SceneTests {
  private let router = RecordingOnboardingRouter()

  private func pilot(_ screen: some View, _ language: Language, isTiny: Bool) -> Pilot {
    Pilot(showing: screen, columns: isTiny ? 20 : 80, rows: isTiny ? 5 : 24, language: language)
  }
}

// MARK: - The screens that read and store nothing

extension SceneTests {
  @Test(arguments: Language.allCases, [false, true])
  func `Welcome and the intro lead on in any window`(_ language: Language, isTiny: Bool) async {
    let welcome = pilot(WelcomeView(FakeOnboardingInteractor(), router), language, isTiny: isTiny)
    // Without room for both, the footer has only the key for help.
    #expect(welcome.lines.last?.contains(isTiny ? "? " : "⏎ \(language.getStarted)") == true)
    await welcome.walk()
    // Back from the last choice to the first.
    await welcome.press(.up, .enter)
    let intro = pilot(IntroView(FakeOnboardingInteractor(), router), language, isTiny: isTiny)
    let community = pilot(CommunityView(FakeOnboardingInteractor(), router), language, isTiny: isTiny)
    #expect(community.lines.first?.contains(language.goodCompany) == true)
    #expect(community.lines.last?.contains("⏎ \(language.next)") == true)
    await community.walk()
    #expect(intro.lines.first?.contains(language.howItWorks) == true)
    #expect(intro.lines.last?.contains("⏎ \(language.next)") == true)
    await intro.walk()
    await intro.press(.enter)
    #expect(router.calls == [.showIntro, .showTerminalCheck])
  }

  @Test(arguments: Language.allCases, [false, true])
  func `A colour is chosen in any window`(_ language: Language, isTiny: Bool) async {
    let pilot = pilot(ColorView(FakeOnboardingInteractor(), router), language, isTiny: isTiny)
    // In the tiny window the title is a little too long.
    #expect(pilot.lines.first?.contains(language.chooseColor.prefix(7)) == true)
    await pilot.walk()
    await pilot.type("4")
    #expect(pilot.lines.last?.contains(isTiny ? "? " : "c \(language.next)") == true)
    await pilot.type("c")
    #expect(router.calls == [.showCompleted(color: .blue)])
  }
}

// MARK: - The end

extension SceneTests {
  @Test(arguments: DemoScene.allCases, Language.allCases)
  func `The end`(_ scene: DemoScene, _ language: Language) async {
    for isTiny in [false, true] { await finish(in: scene, language, isTiny: isTiny) }
  }

  private func finish(in scene: DemoScene, _ language: Language, isTiny: Bool) async {
    let (interactor, router) = (FakeOnboardingInteractor(scene), RecordingOnboardingRouter())
    let door = Door()
    let presenter = CompletedPresenter(
      parameters: CompletedParameters(color: .mint), interactor: interactor, router: router)
    let pilot = pilot(
      Leaving(door: door, content: CompletedView(presenter: presenter)), language, isTiny: isTiny)
    #expect(pilot.lines.first?.contains(language.allSet) == true)
    #expect(pilot.lines.last?.contains("⏎ \(language.finish)") == true)
    await pilot.walk()
    await pilot.press(.enter)
    switch scene {
    case .typical, .empty, .long:
      #expect(interactor.stored == [.mint])
      #expect(router.calls.isEmpty)
    case .loading:
      #expect(await pilot.hides("[ \(language.finish) ]"))
      #expect(interactor.stored.isEmpty)
      // Leaving during storing does not stop it, and it is stored once.
      door.isOpen = true
      #expect(await pilot.hides(language.allSet))
      interactor.gate.open()
      await pilot.settle()
      #expect(interactor.stored == [.mint])
    case .failing, .hostile:
      let words = scene == .failing ? "\(OutOfReach())" : SampleText.hostile
      #expect(router.calls == [.showAlert(for: words)])
      // Retrying uses the same button.
      #expect(await pilot.shows("[ \(language.finish) ]"))
      interactor.error = nil
      await pilot.press(.enter)
      #expect(interactor.stored == [.mint])
    }
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
  }
}

/// Whether the user has left.
@Observable @MainActor private final class Door {
  var isOpen = false
}

private struct Leaving<Content: View>: View {
  let door: Door
  let content: Content

  var body: some View {
    if door.isOpen { EmptyView() } else { content }
  }
}

extension Pilot {
  /// Moves over the screen with the keys, to its end.
  fileprivate func walk() async {
    await press(.left, .up, .pageUp, .home, .up)
    #expect(forbiddenCharacters == [])
    await press(.down, .right, .pageDown, .end)
    #expect(forbiddenCharacters == [])
  }
}
