import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

@MainActor struct PersonaScreenTests {
  private let interactor = FakeProfileInteractor(.typical)
  private let router = RecordingProfileRouter()

  init() { router.onConfirm = { _ in true } }

  private func show(_ view: some View) async -> Pilot {
    let pilot = Pilot(showing: view, columns: 80, rows: 24)
    await pilot.settle()
    return pilot
  }

  private func list() async -> Pilot {
    await show(PersonasView(presenter: PersonasPresenter(interactor: interactor, router: router)))
  }

  private func form(_ edited: Persona? = nil) async -> Pilot {
    await show(
      PersonaFormView(presenter: PersonaFormPresenter(editing: edited, interactor: interactor, router: router)))
  }

  // MARK: The list

  @Test func theDefaultIsMarkedAndChanged() async {
    let pilot = await list()
    #expect(pilot.lines.contains { $0.contains("default") })
    #expect(pilot.screen.contains("s Use by default"))
    await pilot.press(.character("s"))
    #expect(interactor.bindings == [PersonaBinding(Persona.captain.id, in: .everywhere)])
    #expect(pilot.screen.contains("s Not by default"))
    await pilot.press(.character("s"))
    #expect(interactor.bindings.isEmpty)
  }

  @Test func aDeletionCanBeUndone() async {
    let pilot = await list()
    #expect(!pilot.screen.contains("Undo"))
    await pilot.press(.character("d"))
    #expect(interactor.personaList == [.mina] && pilot.screen.contains("Bring 선장 미나 back"))
    await pilot.press(.character("u"))
    #expect(interactor.personaList == Persona.samples && !pilot.screen.contains("Bring"))
  }

  @Test func `Nothing is deleted after an error, or before the user agrees`() async {
    interactor.deleteError = OutOfReach()
    let pilot = await list()
    await pilot.press(.character("d"))
    #expect(interactor.personaList == Persona.samples && router.calls.count == 2)
    router.onConfirm = { _ in false }
    interactor.deleteError = nil
    await pilot.press(.character("d"))
    #expect(interactor.personaList == Persona.samples && router.calls.last == .confirm(.deletion(of: .captain)))
  }

  @Test func rowsAndKeysLeadToTheForm() async {
    router.onEditPersona = { _ in nil }
    router.onCreatePersona = { [interactor] in
      try? await interactor.createPersona(PersonaDraft(name: "New one"))
    }
    let pilot = await list()
    await pilot.press(.enter)
    #expect(router.calls == [.editPersona(.captain)])
    await pilot.press(.character("n"))
    #expect(router.calls.last == .createPersona && pilot.screen.contains("New one"))
  }

  // MARK: The form

  @Test func aNewPersonaIsSaved() async throws {
    interactor.bindings = []
    let presenter = PersonaFormPresenter(interactor: interactor, router: router)
    #expect(!presenter.canSave && !presenter.hasUnsaved)
    presenter.draft.name = String(repeating: "a", count: 41)
    #expect(await !presenter.onSavePressed())
    presenter.draft = PersonaDraft(name: "Ada", description: "Writes.", picturePath: " 'a.png' ", color: .teal)
    presenter.isDefault = true
    #expect(presenter.canSave && presenter.hasUnsaved && presenter.tokens > 0)
    #expect(await presenter.onSavePressed())
    let made = try #require(interactor.personaList.last)
    #expect((made.name, made.description, made.color) == ("Ada", "Writes.", .teal) && made.picture != nil)
    #expect(interactor.bindings == [PersonaBinding(made.id, in: .everywhere)])
    #expect(router.calls == [.finishPersona(with: made)])
  }

  @Test func `Unsaved text is there after the end of the program, until it is discarded`() async {
    let killed = await form()
    await killed.type("Ada")
    await killed.settle()
    let next = await form()
    #expect(next.screen.contains("Ada") && interactor.formDrafts.keys.first == .persona(nil))
    // The form of another persona has a text of its own.
    #expect(await form(.mina).screen.contains("Ada") == false)
    await next.press(.escape)
    await next.settle()
    #expect(router.calls.last == .dismissScreen && interactor.formDrafts.isEmpty)
  }

  @Test func anEditKeepsWhatIsNotTouched() async {
    let pilot = await form(.mina)
    #expect(pilot.screen.contains("Mina") && pilot.screen.contains("Use by default"))
    await pilot.type("!")
    await pilot.press(.control("s"))
    #expect(interactor.personaList.last?.name == "Mina!" && interactor.pictureChanges == [.kept])
    // It is the default still.
    #expect(interactor.bindings == [PersonaBinding(Persona.mina.id, in: .everywhere)])
  }

  // MARK: The choice for a chat

  @Test func oneIsChosenOrNone() async {
    router.onCreatePersona = { .captain }
    let presenter = PersonaPickerPresenter(
      PersonaPickerParameters(now: PersonaInUse(.mina, in: .chat(Conversation.ID(high: 1, low: 1)))),
      interactor: interactor, router: router)
    #expect(presenter.chosen == Persona.mina.id && presenter.inherited == nil)
    let pilot = await show(PersonaPickerView(presenter: presenter))
    // The chosen one has the focus.
    await pilot.press(.enter)
    await pilot.press(.up, .enter)
    await pilot.press(.up, .enter)
    await presenter.onNewPressed()
    #expect(
      router.calls == [
        .finishChoice(with: .persona(Persona.mina.id)), .finishChoice(with: .persona(Persona.captain.id)),
        .finishChoice(with: .inherited), .createPersona, .finishChoice(with: .persona(Persona.captain.id)),
      ])
    let elsewhere = PersonaPickerPresenter(
      PersonaPickerParameters(now: PersonaInUse(.mina, in: .everywhere)), interactor: interactor, router: router)
    #expect(elsewhere.chosen == nil && elsewhere.inherited == .mina)
  }
}
