import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

@MainActor struct TemplateScreenTests {
  private let interactor = FakeProfileInteractor(.typical)
  private let router = RecordingProfileRouter()

  init() { router.onConfirm = { _ in true } }

  private func list() async -> Pilot {
    let view = TemplatesView(presenter: TemplatesPresenter(interactor: interactor, router: router))
    let pilot = Pilot(showing: view, columns: 80, rows: 24)
    await pilot.settle()
    return pilot
  }

  private func form(_ edited: PromptTemplate? = nil) -> TemplateFormPresenter {
    TemplateFormPresenter(editing: edited, interactor: interactor, router: router)
  }

  @Test func `A deletion can be undone`() async {
    let pilot = await list()
    #expect(pilot.screen.contains("/translate") && !pilot.screen.contains("Undo"))
    await pilot.press(.character("d"))
    #expect(interactor.templateList.templates == [.review] && pilot.screen.contains("Bring translate back"))
    await pilot.press(.character("u"))
    #expect(interactor.templateList.templates == PromptTemplate.samples && !pilot.screen.contains("Bring"))
  }

  @Test func `Rows and keys lead to the form`() async {
    router.onEditTemplate = { _ in nil }
    router.onCreateTemplate = { [interactor] in
      let new = PromptTemplate(name: "new-one", text: "N")
      try? await interactor.saveTemplate(new, replacing: nil)
      return new
    }
    let pilot = await list()
    await pilot.press(.enter)
    #expect(router.calls == [.editTemplate(.translate)])
    await pilot.press(.character("n"))
    #expect(router.calls.last == .createTemplate && pilot.screen.contains("/new-one"))
  }

  @Test func `Files that cannot be used are named`() async {
    interactor.templateList.problems = [LocalizedText("/t/big.md: it has more than 65538 bytes.", "큼")]
    #expect(await list().screen.contains("/t/big.md: it has more than"))
  }

  @Test func `Nothing is deleted after an error, or before the user agrees`() async {
    let pilot = await list()
    interactor.deleteError = OutOfReach()
    await pilot.press(.character("d"))
    #expect(interactor.templateList.templates.count == 2 && router.calls.count == 2)
    router.onConfirm = { _ in false }
    interactor.deleteError = nil
    await pilot.press(.character("d"))
    #expect(interactor.templateList.templates.count == 2)
    #expect(router.calls.last == .confirm(.deletionOfTemplate(named: "translate")))
  }

  @Test func `A new template is saved under its clean name`() async {
    let presenter = form()
    #expect(!presenter.canSave && !presenter.hasUnsaved && presenter.isNameValid)
    presenter.draft = PromptTemplate(name: " /Sum-up ", text: "Sum up {{what}} in {{words=50}} words.")
    #expect(presenter.canSave && presenter.hasUnsaved && presenter.tokens > 0)
    #expect(
      presenter.variables
        == [PromptTemplate.Variable("what"), PromptTemplate.Variable("words", standard: "50")])
    #expect(await presenter.onSavePressed())
    let made = PromptTemplate(name: "sum-up", text: "Sum up {{what}} in {{words=50}} words.")
    #expect(interactor.templateList.templates.contains(made) && router.calls == [.finishTemplate(with: made)])
  }

  @Test func `An edit is typed and saved, with another name too`() async {
    let pilot = Pilot(showing: TemplateFormView(presenter: form(.translate)), columns: 80, rows: 24)
    await pilot.settle()
    #expect(pilot.screen.contains("Values: to=Korean, input"))
    await pilot.type("2")
    await pilot.press(.control("s"))
    #expect(interactor.templateList.templates.map(\.name) == ["translate2", "검토"])
  }

  @Test func `A wrong name cannot be saved`() async {
    let presenter = form()
    presenter.draft = PromptTemplate(name: "two words", text: "T")
    #expect(await !presenter.onSavePressed() && !presenter.isNameValid && router.calls.isEmpty)
  }
}
