import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The feature's screens in every scene, in a common window and in a tiny one.
@MainActor struct SceneTests {
  private let router = RecordingProfileRouter()

  init() {
    router.onCreateAvatar = { nil }
    router.onEditAvatar = { _ in nil }
    router.onConfirm = { _ in false }
  }

  private func pilot(_ screen: some View, _ language: Language, columns: Int = 80, rows: Int = 24) async -> Pilot {
    let pilot = Pilot(showing: screen, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }
}

// MARK: - Profile

extension SceneTests {
  @Test(arguments: DemoScene.allCases, Language.allCases)
  func profile(_ scene: DemoScene, _ language: Language) async {
    let interactor = FakeProfileInteractor(scene)
    let pilot = await pilot(profileView(interactor), language)
    #expect(pilot.lines.first?.contains(language.profile) == true)
    #expect(pilot.lines.last?.contains("n \(language.newShort)") == true)
    for expected in words(in: scene, language) { #expect(pilot.screen.contains(expected), "\(pilot.screen)") }
    #expect(pilot.forbiddenCharacters == [])
    await pilot.walk()
    await leaveFailure(pilot, interactor, in: scene)
    pilot.stop()
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func profileInATinyWindow(_ scene: DemoScene, _ language: Language) async {
    let interactor = FakeProfileInteractor(scene)
    let pilot = await pilot(profileView(interactor), language, columns: 20, rows: 5)
    // The focused row is visible in any window.
    if scene == .typical { #expect(pilot.screen.contains("Juno")) }
    await pilot.walk()
    await leaveFailure(pilot, interactor, in: scene)
    await pilot.press(.character("s"))
    #expect(router.calls.last == .showSettings)
    pilot.stop()
  }

  @Test func leavingEndsTheWait() async {
    let interactor = FakeProfileInteractor(.loading)
    weak var weakPresenter: ProfilePresenter?
    do {
      let presenter = ProfilePresenter(interactor: interactor, router: router)
      weakPresenter = presenter
      let pilot = await pilot(ProfileView(presenter, interactor, router), .english)
      #expect(interactor.loadGate.arrivals == 1)
      pilot.stop()
    }
    // The gate stays closed: only cancelling the load frees the presenter.
    for _ in 0..<100 { await Task.yield() }
    #expect(weakPresenter == nil)
  }

  private func profileView(_ interactor: FakeProfileInteractor) -> some View {
    ProfileView(ProfilePresenter(interactor: interactor, router: router), interactor, router)
  }

  private func words(in scene: DemoScene, _ language: Language) -> [String] {
    switch scene {
    case .typical: ["Mina", "Juno", "보현", "e \(language.edit)  d \(language.delete)"]
    case .loading: [language("Loading…", "불러오는 중…")]
    case .empty: [language.anonymousProfile, language.noAvatars]
    case .failing: ["\(OutOfReach())", language("[ Try again ]", "[ 다시 시도 ]")]
    case .long: ["Archibald Montgomery", "A  Archibald Montgomery", "A long life among the stars", "…"]
    case .hostile: ["[2J]0;owned", "drawkcab"]
    }
  }

  /// Where loading failed, Enter tries again, after any other keys.
  private func leaveFailure(_ pilot: Pilot, _ interactor: FakeProfileInteractor, in scene: DemoScene) async {
    guard scene == .failing else { return }
    interactor.loadError = nil
    await pilot.press(.enter)
    #expect(!pilot.screen.contains("\(OutOfReach())"))
    #expect(interactor.loadGate.arrivals == 1)
  }
}

// MARK: - Making an avatar

extension SceneTests {
  @Test(arguments: DemoScene.allCases, Language.allCases)
  func createAvatar(_ scene: DemoScene, _ language: Language) async {
    let interactor = FakeProfileInteractor(scene)
    let pilot = await pilot(createAvatarView(interactor), language)
    #expect(pilot.lines.first?.contains(language.newAvatar) == true)
    #expect(pilot.lines.last?.contains("^S \(language.save)") == true)
    await pilot.paste(name(in: scene))
    #expect(pilot.forbiddenCharacters == [])
    await pilot.press(.control("s"))
    switch scene {
    case .typical, .empty, .hostile:
      #expect(router.calls == interactor.avatars.prefix(1).map { .finish(with: $0) })
    case .loading:
      #expect(pilot.screen.contains(language.saving))
      #expect(await pilot.focus(on: "[ \(language.cancel) ]"))
      router.onConfirm = { _ in true }
      await pilot.press(.enter)
      #expect(router.calls.last == .dismissScreen)
    case .failing:
      #expect(router.calls == [.showAlert(for: "\(OutOfReach())")])
      #expect(pilot.screen.contains("Zed") && pilot.screen.contains("[ \(language.save) ]"))
    case .long:
      #expect(pilot.screen.contains(language.nameIsTooLong(by: SampleText.long.count - AvatarName.limit)))
      #expect(router.calls.isEmpty)
    }
    #expect(pilot.forbiddenCharacters == [])
    interactor.saveGate.open()
    pilot.stop()
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func createAvatarInATinyWindow(_ scene: DemoScene, _ language: Language) async {
    let interactor = FakeProfileInteractor(scene)
    let pilot = await pilot(createAvatarView(interactor), language, columns: 20, rows: 5)
    await pilot.paste(name(in: scene))
    await pilot.press(.control("s"))
    #expect(pilot.forbiddenCharacters == [])
    await pilot.walk()
    #expect(await pilot.focus(on: "[ \(language.cancel) ]"))
    router.onConfirm = { _ in true }
    await pilot.press(.enter)
    #expect(router.calls.last == .dismissScreen)
    interactor.saveGate.open()
    pilot.stop()
  }

  private func createAvatarView(_ interactor: FakeProfileInteractor) -> some View {
    CreateAvatarView(presenter: CreateAvatarPresenter(interactor: interactor, router: router))
  }

  /// The text pasted into the field.
  private func name(in scene: DemoScene) -> String {
    switch scene {
    case .long: SampleText.long
    // All of it would be too long for a name, and could not be saved.
    case .hostile: String(SampleText.hostile.suffix(AvatarName.limit))
    default: "Zed"
    }
  }
}

extension Pilot {
  /// Moves over the screen with the keys, and checks it now and then.
  fileprivate func walk() async {
    await press(.down, .down, .right, .tab)
    #expect(forbiddenCharacters == [])
    await press(.pageDown, .end, .down, .tab)
    #expect(forbiddenCharacters == [])
    await press(.left, .up, .pageUp, .home, .up)
    #expect(forbiddenCharacters == [])
  }
}
