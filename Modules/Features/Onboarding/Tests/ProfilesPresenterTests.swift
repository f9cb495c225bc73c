import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct ProfilesPresenterTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()

  private func makePresenter() async -> ProfilesPresenter {
    let presenter = ProfilesPresenter(interactor: interactor, router: router)
    await presenter.load()
    return presenter
  }

  @Test func `The others that have a name are listed`() async {
    #expect(await makePresenter().others.map(\.profile.name) == ["Ada", "지우"])
  }

  /// The user can also return to a profile without a name, if it has content.
  @Test func `Without a name, what holds something is listed too`() async {
    interactor.profiles[1].profile.name = nil
    interactor.profiles[2].profile.name = nil
    interactor.profiles[2].contents = ProfileContents()
    #expect(await makePresenter().others.map(\.id) == [interactor.profiles[1].id])
  }

  @Test func `Without a name, a draft alone is enough to be listed, and asked about`() async {
    interactor.profiles[1].profile.name = nil
    interactor.profiles[1].contents = ProfileContents(drafts: 1)
    interactor.profiles[0].contents = ProfileContents(drafts: 1)
    let presenter = await makePresenter()
    #expect(presenter.others.first?.id == interactor.profiles[1].id)
    router.onConfirm = { _ in false }
    await presenter.onNewProfilePressed()
    #expect(router.calls == [.confirm(.leaving(ProfileContents(drafts: 1)))] && interactor.calls.isEmpty)
    #expect(Language.english.held(interactor.profiles[1].contents) == "0 chats, 0 characters, 1 draft")
    #expect(Language.korean.held(interactor.profiles[1].contents) == "대화 0개, 캐릭터 0개, 초안 1개")
  }

  @Test func `An anonymous profile that holds something is left with a warning only`() async {
    let presenter = await makePresenter()
    router.onConfirm = { _ in false }
    await presenter.onProfilePressed(presenter.others[0].id)
    #expect(interactor.calls.isEmpty && presenter.work == nil)
    await presenter.onNewProfilePressed()
    #expect(interactor.calls.isEmpty && presenter.work == nil)
    router.onConfirm = { [interactor] question in
      #expect(question == .leaving(interactor.profiles[0].contents) && presenter.work == .asking)
      // While the question is open, no other one appears.
      await presenter.onNewProfilePressed()
      return true
    }
    await presenter.onProfilePressed(presenter.others[0].id)
    #expect(interactor.calls == [.switching(presenter.others[0].id)])
    #expect(presenter.work == .switching(presenter.others[0].id))
  }

  @Test func `A saved or empty profile is left without a question`() async {
    interactor.profiles[0].contents = ProfileContents()
    await makePresenter().onNewProfilePressed()
    interactor.profiles[1].isInUse = true
    interactor.profiles[0].isInUse = false
    let presenter = await makePresenter()
    #expect(presenter.others.map(\.profile.name) == ["지우"])
    await presenter.onProfilePressed(presenter.others[0].id)
    #expect(interactor.calls == [.signOut, .switching(presenter.others[0].id)])
    #expect(router.calls.isEmpty)
  }

  @Test(arguments: [true, false]) func `A list that cannot be read can be tried again`(isWelcome: Bool) async {
    interactor.error = OutOfReach()
    let view =
      isWelcome
      ? AnyView(WelcomeView(interactor, router))
      : AnyView(ProfilesView(presenter: ProfilesPresenter(interactor: interactor, router: router)))
    let pilot = Pilot(showing: view, columns: 80, rows: 40)
    #expect(await pilot.shows("The shelf is out of reach."))
    interactor.error = nil
    await pilot.click(on: "[ Try again ]")
    #expect(await pilot.shows("Ada"))
    pilot.stop()
  }

  @Test func `A failure to leave is shown, and can be tried again`() async {
    interactor.profiles[0].contents = ProfileContents()
    let presenter = await makePresenter()
    interactor.error = OutOfReach()
    await presenter.onProfilePressed(presenter.others[0].id)
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")] && presenter.work == nil)
    interactor.error = CancellationError()
    await presenter.onNewProfilePressed()
    #expect(router.calls.count == 1 && presenter.work == nil)
  }
}

@MainActor struct SaveProfilePresenterTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()

  private func makePresenter() async -> SaveProfilePresenter {
    let presenter = SaveProfilePresenter(interactor: interactor, router: router)
    await presenter.load()
    return presenter
  }

  @Test func `Stored values fill the form, once`() async {
    interactor.profiles[0].profile.name = "Ada"
    interactor.profiles[0].profile.email = "a@b"
    interactor.profiles[0].profile.color = .red
    let presenter = await makePresenter()
    #expect((presenter.name, presenter.email) == ("Ada", "a@b") && presenter.color == .red)
    presenter.name = "Bo"
    await presenter.load()
    #expect(presenter.name == "Bo")
  }

  @Test func `It is saved as it was typed`() async {
    let presenter = await makePresenter()
    #expect(!presenter.canSave)
    #expect(await !presenter.onSavePressed())
    (presenter.name, presenter.email, presenter.color) = ("Ada", "a@b", .mint)
    presenter.picturePath = " '/tmp/me.png' "
    #expect(await presenter.onSavePressed())
    #expect(interactor.calls == [.saving(name: "Ada", email: "a@b", .mint, picture: .file("/tmp/me.png"))])
    #expect(router.calls == [.finish(with: interactor.profiles[0].profile)])
  }

  @Test func `A picture is removed when the form is saved`() async {
    interactor.profiles[0].profile.name = "Ada"
    #expect(await !makePresenter().canRemovePicture)
    interactor.profiles[0].profile.picture = AvatarPicture.ID(high: 0, low: 1)
    let presenter = await makePresenter()
    #expect(presenter.canRemovePicture && !presenter.hasChanges)
    presenter.removesPicture = true
    // The picture would be lost, so leaving asks; there is no typed text for a draft.
    #expect(presenter.hasChanges && interactor.draft == nil)
    // Another picture replaces it.
    presenter.picturePath = "/tmp/me.png"
    #expect(!presenter.canRemovePicture)
    presenter.picturePath = ""
    #expect(await presenter.onSavePressed())
    #expect(interactor.calls.last == .saving(name: "Ada", email: "", .usual, picture: .removed))
    #expect(interactor.profiles[0].profile.picture == nil)
    #expect(await !makePresenter().canRemovePicture)
  }

  @Test(arguments: Language.allCases) func `The way to remove a picture shows where there is one`(
    language: Language
  ) async {
    interactor.profiles[0].profile.name = "Ada"
    interactor.profiles[0].profile.picture = AvatarPicture.ID(high: 0, low: 1)
    for (columns, rows) in [(80, 24), (30, 10)] {
      let presenter = SaveProfilePresenter(interactor: interactor, router: router)
      let pilot = Pilot(
        showing: SaveProfileView(presenter: presenter), columns: columns, rows: rows, language: language)
      #expect(await pilot.waits { presenter.phase == .content })
      await pilot.press(.tab, .tab, .tab, .character(" "))
      #expect(await pilot.waits { presenter.removesPicture })
      #expect(pilot.screen.contains(language.removePicture))
      pilot.stop()
    }
  }

  @Test func `A failure keeps what was typed`() async {
    let presenter = await makePresenter()
    presenter.name = "Ada"
    interactor.error = OutOfReach()
    #expect(await !presenter.onSavePressed())
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.name == "Ada" && presenter.canSave)
  }

  private func keeps(_ name: String?) async -> Bool {
    for _ in 0..<1_000 where interactor.draft?.name != name { await Task.yield() }
    return interactor.draft?.name == name
  }

  @Test func `Typed text comes back in place of the stored values`() async {
    interactor.profiles[0].profile.email = "a@b"
    let presenter = await makePresenter()
    presenter.name = "Ad"
    presenter.picturePath = "~/me.png"
    #expect(await keeps("Ad"))
    let next = await makePresenter()
    #expect((next.name, next.email, next.picturePath) == ("Ad", "a@b", "~/me.png") && next.hasChanges)
    // Text that equals the stored one is no draft.
    (next.name, next.picturePath) = ("", "")
    #expect(await keeps(nil) && !next.hasChanges)
  }

  @Test(arguments: [true, false]) func `What is saved or thrown away is not there again`(saves: Bool) async {
    router.onConfirm = { _ in true }
    let presenter = await makePresenter()
    presenter.name = "Ada"
    #expect(await keeps("Ada"))
    if saves { await presenter.onSavePressed() } else { await presenter.discard() }
    #expect(interactor.draft == nil)
    #expect(await makePresenter().name == (saves ? "Ada" : ""))
  }

  @Test func `Nothing typed is lost without a question`() async {
    let presenter = await makePresenter()
    presenter.onCancelPressed()
    #expect(router.calls == [.dismissScreen])
    presenter.name = "Ada"
    router.onConfirm = { _ in false }
    await presenter.discard()
    #expect(router.calls.last == .confirm(.discarding) && presenter.name == "Ada")
    #expect(await keeps("Ada"))
  }

  @Test func `What cannot be read can be tried again`() async {
    interactor.error = OutOfReach()
    let presenter = await makePresenter()
    #expect(presenter.phase == .failed("The shelf is out of reach."))
    presenter.name = "Ada"
    #expect(await !presenter.onSavePressed())
    interactor.error = nil
    await presenter.onTryAgainPressed()
    #expect(presenter.phase == .content)
  }
}

@MainActor struct ArchivesPresenterTests {
  private let interactor = FakeOnboardingInteractor(.typical)
  private let router = RecordingOnboardingRouter()

  private func makePresenter() -> ArchivesPresenter { ArchivesPresenter(interactor: interactor, router: router) }

  @Test func `An export goes where the user says`() async {
    interactor.profiles[0].profile.name = "Ada / 에이다"
    router.onAskForExportFile = { suggested in
      #expect(suggested == "~/aichat-ada에이다.jsonl")
      return "/tmp/file"
    }
    let presenter = makePresenter()
    await presenter.onExportPressed(in: .english)
    #expect(interactor.calls == [.exporting(nil, "/tmp/file", isReplacing: false)])
    #expect(
      presenter.work
        == .exported(ProfileExport(contents: interactor.profiles[0].contents), of: "Ada / 에이다", path: "/tmp/file"))
    let words = Language.english.exported(
      ProfileExport(contents: interactor.profiles[0].contents), of: "Ada / 에이다", to: "/tmp/file")
    #expect(
      router.calls.last
        == .showOutcome(titled: Language.english.exportIsDone, words, offersProfiles: false))
  }

  @Test func `A file that is there is replaced when the user agrees`() async {
    interactor.files = ["/tmp/file"]
    router.onAskForExportFile = { _ in "/tmp/file" }
    router.onConfirm = { _ in false }
    let presenter = makePresenter()
    await presenter.onExportPressed(in: .english)
    #expect(presenter.work == .nothing && interactor.calls.count == 1)
    router.onConfirm = { _ in true }
    await presenter.onExportPressed(in: .english)
    #expect(interactor.calls.last == .exporting(nil, "/tmp/file", isReplacing: true))
    #expect(
      presenter.work == .exported(ProfileExport(contents: interactor.profiles[0].contents), of: nil, path: "/tmp/file"))
  }

  @Test func `An import reports its contents`() async {
    interactor.found.messages.added = 7
    router.onAskForImportFile = { _ in "/tmp/file" }
    let presenter = makePresenter()
    await presenter.onImportPressed(in: .english)
    #expect(interactor.calls == [.importing("/tmp/file")] && presenter.work == .imported(interactor.found))
    // It is another profile, so the way to it is offered.
    let words = Language.english.imported(interactor.found) + " " + Language.english.howToUseAnImport
    #expect(
      router.calls.last
        == .showOutcome(titled: Language.english.importIsDone, words, offersProfiles: true))
  }

  /// Another user's file could send messages to any server, so the default answer is no.
  @Test(arguments: [false, true]) func `What a file would set is asked about`(isTaken: Bool) async {
    interactor.found.settings = .sample
    router.onAskForImportFile = { _ in "/tmp/file" }
    router.onConfirm = { _ in isTaken }
    await makePresenter().onImportPressed(in: .english)
    #expect(interactor.found.importedSettings == isTaken)
    let words = ImportedSettings.words(.english).joined(separator: " ")
    #expect(router.calls.contains(.confirm(.importing(settings: words))))
    guard case .showOutcome(_, let text, _)? = router.calls.last else {
      Issue.record("nothing was shown")
      return
    }
    #expect(text.contains(words) == !isTaken && text.contains("To import them, import the file again.") == !isTaken)
  }

  @Test func `What was typed and could not be done is there to be mended`() async {
    var suggested: [String] = []
    var fails = true
    func answer(_ path: String, to suggestion: String) -> String {
      suggested.append(suggestion)
      interactor.error = fails ? OutOfReach() : nil
      return path
    }
    router.onAskForExportFile = { answer("/nowhere/file", to: $0) }
    router.onAskForImportFile = { answer("/nowhere/other", to: $0) }
    router.onConfirm = { _ in true }
    let presenter = makePresenter()
    for _ in 0..<3 {
      interactor.error = nil
      await presenter.onExportPressed(in: .english)
      interactor.error = nil
      await presenter.onImportPressed(in: .english)
      fails = false
    }
    let usual = suggested.first ?? ""
    #expect(suggested == [usual, "", "/nowhere/file", "/nowhere/other", usual, ""])
  }

  @Test func `Nothing happens without a path`() async {
    let presenter = makePresenter()
    for path in [nil, " "] {
      router.onAskForExportFile = { _ in path }
      router.onAskForImportFile = { _ in path }
      await presenter.onExportPressed(in: .english)
      await presenter.onImportPressed(in: .english)
    }
    #expect(interactor.calls.isEmpty && presenter.work == .nothing)
  }

  @Test func `A failure is shown, and one thing is done at a time`() async {
    let presenter = makePresenter()
    router.onAskForImportFile = { _ in
      await presenter.onExportPressed(in: .english)
      return "/tmp/file"
    }
    interactor.error = OutOfReach()
    await presenter.onImportPressed(in: .english)
    #expect(interactor.calls == [.importing("/tmp/file")])
    #expect(router.calls == [.askForImportFile(suggesting: ""), .showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.work == .nothing)
  }
}
