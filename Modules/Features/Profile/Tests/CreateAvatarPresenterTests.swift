import TerminalTesting
import Entities
import FeatureKit
import FeatureKitTestSupport
import ProfileTestSupport
import Testing

@testable import Profile

@MainActor struct CreateAvatarPresenterTests {
  private let interactor = FakeProfileInteractor([])
  private let router = RecordingProfileRouter()
  private let presenter: CreateAvatarPresenter

  init() {
    presenter = CreateAvatarPresenter(interactor: interactor, router: router)
  }

  @Test func theFieldsBehindMoreAreSaved() async throws {
    presenter.name = "Mira"
    presenter.look = 4
    let form = presenter.more
    for field in DefinitionForm.texts + [.nickname, .creator, .version, .tagline] {
      form.type("\(field) text", for: field)
    }
    form.type(" sea, ,map ", for: .tags)
    form.type("0,5", for: .talkativeness)
    form.type("Ahoy.", forGreeting: 0)
    form.addGreeting()
    form.addGreeting()
    form.type("Hello.", forGreeting: 2)
    await presenter.onSavePressed()
    let made = try #require(interactor.avatars.first)
    let definition = try #require(interactor.definitions[made.id])
    #expect(made.look == 4 && made.tagline == "tagline text")
    for field in DefinitionForm.texts + [.nickname, .creator, .version] {
      #expect(definition[field] == "\(field) text")
    }
    #expect(definition.tags == ["sea", "map"] && definition.talkativeness == 0.5)
    #expect(definition.greetings == ["Ahoy.", "Hello."])
  }

  @Test func theFormIsTriedAsItIs() async {
    #expect(!presenter.canTry)
    presenter.name = "Mira"
    presenter.more.type("Maps the sea.", for: .description)
    let draft = presenter.draft
    await presenter.onTryPressed()
    #expect(router.calls == [.tryCharacter(draft, changing: nil)] && presenter.draft == draft && presenter.hasUnsaved)
    #expect(interactor.avatars.isEmpty && presenter.canTry)
  }

  @Test(arguments: ["2", "x", "-1", "nan"]) func talkativenessIsANumber(typed: String) async {
    presenter.name = "Mira"
    presenter.more.type(typed, for: .talkativeness)
    #expect(!presenter.canSave && !presenter.more.isTalkativenessValid)
    presenter.more.type(" ", for: .talkativeness)
    #expect(presenter.canSave)
  }

  @Test func sizesAreCountedAndALargeOneIsNoted() async {
    interactor.window = 100
    await presenter.load()
    let form = presenter.more
    form.type(String(repeating: "x", count: 200), for: .description)
    form.type(String(repeating: "x", count: 400), forGreeting: 0)
    #expect(form.tokens(of: .description) == 50 && form.tokens(ofGreeting: 0) == 100 && form.permanentTokens == 50)
    #expect(!form.isHeavy)
    form.type("y", for: .scenario)
    #expect(form.permanentTokens == 51 && form.isHeavy)
    form.window = nil
    #expect(!form.isHeavy)
  }

  @Test func somethingIsChosenFromTheStart() {
    #expect(presenter.description == AvatarDescription(character: .man, action: .smiling, location: .park))
  }

  @Test func itTakesANameToSave() async {
    #expect(!presenter.canSave)
    await presenter.onSavePressed()
    presenter.name = "   "
    #expect(!presenter.canSave)
    await presenter.onSavePressed()
    presenter.name = String(repeating: "x", count: 41)
    #expect(!presenter.canSave)
    await presenter.onSavePressed()
    #expect(interactor.saveGate.arrivals == 0)
    #expect(router.calls == [])
    presenter.name = "x"
    #expect(presenter.canSave)
  }

  @Test func savesWhatWasChosenAndFinishesWithIt() async throws {
    presenter.name = "  Juno "
    presenter.description = AvatarDescription(character: .cat, action: .relaxing, location: .space)
    await presenter.onSavePressed()
    let made = try #require(interactor.avatars.first)
    #expect(made.name == "Juno")
    #expect((made.character, made.action, made.location) == (.cat, .relaxing, .space))
    #expect(router.calls == [.finish(with: made)])
    #expect(!presenter.isSaving)
    #expect(interactor.events.map(\.name) == ["Start", "Success"].map { "CreateAvatarView_SaveAvatar_\($0)" })
    #expect(interactor.events.last?.parameters == [.avatar(made.id), .choice("character", CharacterOption.cat)])
  }

  @Test(
    arguments: [
      ("", nil), ("  ", nil), (" ~/a b.png ", "~/a b.png"), ("'/tmp/a.png' ", "/tmp/a.png"), ("\"a\"", "a"), ("'", "'"),
    ] as [(String, String?)])
  func aPictureIsNamedAsTerminalsDropIt(typed: String, path: String?) async {
    presenter.name = "Juno"
    presenter.picturePath = typed
    await presenter.onSavePressed()
    #expect(interactor.picturePaths == [path])
  }

  @Test func savesOnceHoweverOftenItIsPressed() async {
    presenter.name = "Juno"
    interactor.saveGate.close()
    let first = Task { _ = await presenter.onSavePressed() }
    while interactor.saveGate.arrivals < 1 { await Task.yield() }
    #expect(presenter.isSaving)
    #expect(!presenter.canSave)
    await presenter.onSavePressed()
    interactor.saveGate.open()
    await first.value
    #expect(interactor.avatars.count == 1)
    #expect(router.calls.count == 1)
  }

  @Test func aFailureIsSaidAndEverythingStays() async {
    presenter.name = "Juno"
    presenter.description.location = .mall
    interactor.saveError = OutOfReach()
    await presenter.onSavePressed()
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.name == "Juno")
    #expect(presenter.description.location == .mall)
    #expect(presenter.canSave)
    interactor.saveError = nil
    await presenter.onSavePressed()
    #expect(interactor.avatars.map(\.name) == ["Juno"])
  }

  @Test func cancellationIsNoFailure() async {
    presenter.name = "Juno"
    interactor.saveError = CancellationError()
    await presenter.onSavePressed()
    #expect(router.calls == [])
    #expect(presenter.canSave)
  }

  /// Another form that opens later, on the same data.
  private func another() async -> CreateAvatarPresenter {
    let next = CreateAvatarPresenter(interactor: interactor, router: router)
    await next.load()
    return next
  }

  private func keeps(_ name: String?) async -> Bool {
    for _ in 0..<1_000 where interactor.draft?.name != name { await Task.yield() }
    return interactor.draft?.name == name
  }

  @Test func whatWasTypedIsThereAgain() async {
    await presenter.load()
    presenter.name = "Ju"
    presenter.picturePath = "~/a.png"
    presenter.description.location = .mall
    presenter.name = "Jun"
    #expect(await keeps("Jun"))
    let next = await another()
    #expect(next.name == "Jun" && next.picturePath == "~/a.png" && next.description.location == .mall)
    // A form without a text is no draft.
    (next.name, next.picturePath) = (" ", "")
    #expect(await keeps(nil))
    #expect(await another().picturePath.isEmpty)
  }

  @Test(arguments: [true, false]) func whatIsSavedOrThrownAwayIsNotThereAgain(saves: Bool) async {
    router.onConfirm = { _ in true }
    await presenter.load()
    presenter.name = "Juno"
    #expect(await keeps("Juno"))
    if saves { await presenter.onSavePressed() } else { await presenter.discard() }
    #expect(await keeps(nil))
    #expect(await another().name.isEmpty)
  }

  @Test func textTypedBeforeTheDraftLoadsStays() async {
    interactor.draft = AvatarDraft(name: "Old", picturePath: "", description: presenter.description)
    presenter.name = "New"
    await presenter.load()
    #expect(presenter.name == "New")
    #expect(await keeps("New"))
  }

  @Test func aDraftThatCannotBeLoadedOrSavedShowsNoError() async {
    (interactor.loadError, interactor.saveError) = (OutOfReach(), OutOfReach())
    await presenter.load()
    presenter.name = "Juno"
    for _ in 0..<20 { await Task.yield() }
    #expect(presenter.name == "Juno" && router.calls == [])
    interactor.saveError = nil
    presenter.name = "June"
    #expect(await keeps("June"))
  }

  @Test(arguments: ["", "  \u{200B}"]) func cancelLeavesWhereNothingWasTyped(name: String) {
    presenter.name = name
    presenter.onCancelPressed()
    #expect(router.calls == [.dismissScreen])
    #expect(interactor.saveGate.arrivals == 0)
  }

  @Test(arguments: [true, false]) func aTypedNameIsAskedFor(agrees: Bool) async {
    router.onConfirm = { _ in agrees }
    presenter.name = "Juno"
    await presenter.discard()
    let question = RecordingProfileRouter.Call.confirm(.discarding(avatarNamed: "Juno", isEdited: false))
    #expect(router.calls == (agrees ? [question, .dismissScreen] : [question]))
    #expect(presenter.name == "Juno" && interactor.saveGate.arrivals == 0)
  }
}
