import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import Testing

@testable import Profile

/// The text of a form outlives the program, until it is saved or discarded.
@MainActor struct FormDraftTests {
  private let interactor = FakeProfileInteractor(.typical)
  private let router = RecordingProfileRouter()
  private let sea = LorebookDetails.sea

  private func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  @Test func `Every field of a persona is kept`() async {
    func form() async -> PersonaFormPresenter {
      let form = PersonaFormPresenter(editing: .mina, interactor: interactor, router: router)
      await form.load()
      return form
    }
    let edited = await form()
    edited.draft = PersonaDraft(name: "Mi", description: "two\nlines", picturePath: "a.png", color: .teal)
    edited.isDefault.toggle()
    edited.removesPicture = true
    await settle()
    let next = await form()
    #expect(next.draft == edited.draft && next.isDefault == edited.isDefault && next.removesPicture)
    #expect(await next.onSavePressed())
    #expect(interactor.formDrafts.isEmpty)
  }

  @Test func `Every field of a lorebook is kept, wrong numbers too`() async {
    func form() async -> LorebookFormPresenter {
      let form = LorebookFormPresenter(editing: sea, interactor: interactor, router: router)
      await form.load()
      return form
    }
    let edited = await form()
    edited.draft.name = "Sea 2"
    edited.draft.description = "wide"
    edited.draft.rules.isRecursive = false
    (edited.scanDepth.text, edited.tokenBudget.text) = ("many", "7")
    await settle()
    let next = await form()
    #expect(next.draft == edited.draft && next.scanDepth == edited.scanDepth && next.tokenBudget == edited.tokenBudget)
    #expect(next.isOpen && !next.canSave)
    router.onConfirm = { _ in true }
    await next.onCancelPressed()
    #expect(interactor.formDrafts.isEmpty)
  }

  @Test func `What belongs to an earlier state of a lorebook is left out`() async {
    let edited = LorebookFormPresenter(editing: sea, interactor: interactor, router: router)
    await edited.load()
    edited.draft.name = "Sea 2"
    await settle()
    #expect(!interactor.formDrafts.isEmpty)
    var discarded = sea
    discarded.lorebook.name = "Ocean"
    let next = LorebookFormPresenter(editing: discarded, interactor: interactor, router: router)
    await next.load()
    #expect(next.draft.name == "Ocean" && !next.hasUnsaved)
  }

  @Test func `A new entry of a new character is not that of the next one`() async {
    interactor.formDrafts[.entry(.ofNewCharacter, place: nil)] = FormDraft(["content": "Mine."])
    let form = CreateAvatarPresenter(interactor: interactor, router: router)
    await form.load()
    form.name = "Ida"
    #expect(await form.onSavePressed())
    #expect(interactor.formDrafts.isEmpty)
  }

  @Test func `Every field of an entry is kept, but for that entry only`() async {
    let (entry, other) = (sea.entries[0], sea.entries[1])
    func form(_ entry: LorebookEntry) async -> LorebookEntryPresenter {
      let form = LorebookEntryPresenter(
        sea.lorebook, editing: (entry, 0), interactor: interactor, router: router)
      await form.load()
      return form
    }
    let edited = await form(entry)
    edited.name = "Reef"
    (edited.keys, edited.secondaryKeys) = ("reef\ncoral", "fish")
    edited.secondaryRule = .logic(.all)
    (edited.fields.content, edited.fields.position, edited.fields.role) = ("Sharp.", .atDepth, .user)
    (edited.fields.isCaseSensitive, edited.fields.ignoresBudget) = (true, true)
    edited[.order].text = "12"
    await settle()
    #expect(await form(entry).entry == edited.entry)
    // Another program removed the entry, and the following one is at its place now.
    #expect(await form(other).entry == other)
  }

  @Test func `Each form knows what would be lost`() {
    let persona = PersonaFormPresenter(editing: .captain, interactor: interactor, router: router)
    let lorebook = LorebookFormPresenter(editing: sea, interactor: interactor, router: router)
    let entry = LorebookEntryPresenter(
      sea.lorebook, editing: (sea.entries[0], 0), interactor: interactor, router: router)
    let template = TemplateFormPresenter(editing: .review, interactor: interactor, router: router)
    let forms: [any FormPresenter] = [persona, lorebook, entry, template]
    #expect(!forms.contains { $0.hasUnsaved })
    persona.draft.description += "More."
    lorebook.draft.description += "More."
    entry[.order].text = "x"
    template.draft.text += "More."
    #expect(forms.allSatisfy { $0.hasUnsaved })
    #expect(
      forms.map(\.discarding) == [
        .discarding(changesTo: .captain), .discarding(changesTo: sea.lorebook), .discardingEntry(isNew: false),
        .discardingTemplate(named: "검토"),
      ])
  }

  @Test func `The text of a template is kept`() async {
    func form() async -> TemplateFormPresenter {
      let form = TemplateFormPresenter(interactor: interactor, router: router)
      await form.load()
      return form
    }
    let new = await form()
    new.draft = PromptTemplate(name: "/New", text: "a\nb")
    await settle()
    let next = await form()
    #expect(next.draft == new.draft)
    #expect(await next.onSavePressed())
    #expect(interactor.formDrafts.isEmpty)
  }
}
