import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

/// The screen that imports cards.
@MainActor struct CardImportTests {
  private let interactor = FakeExploreInteractor([])
  private let router = RecordingExploreRouter()
  private let presenter: CardImportPresenter

  init() {
    interactor.cardFiles = ["/cards": ["/cards/mara.png", "/cards/ink.json", "/cards/rex.charx"], "/empty": []]
    interactor.cardOutcomes["/cards/ink.json"] = CardImport(
      path: "/cards/ink.json", outcome: .refused(LocalizedText("It is empty.", "비어 있습니다.")))
    interactor.cardOutcomes["/cards/rex.charx"] = CardImport(
      path: "/cards/rex.charx", outcome: .known(.rex), otherVersion: .ada,
      contents: [LocalizedText("Its own system prompt", "자체 시스템 프롬프트")],
      warnings: [LocalizedText("A date is no date.", "날짜가 아닙니다.")])
    presenter = CardImportPresenter(interactor: interactor, router: router)
  }

  private func pilot(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english) async -> Pilot {
    let pilot = Pilot(showing: CardImportView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test func `A dropped folder is previewed with everything that the command says, and then imported`() async {
    let pilot = await pilot()
    await pilot.type("'/cards' ")
    await pilot.press(.enter)
    #expect(interactor.imports.map(\.isPreview) == [true])
    for words in [
      "Would be added: 1, here already: 1, not imported: 1.", "Would be added: /cards/mara.png",
      "Not imported  ink.json", "! It is empty.", "Is here already: Rex", "Its own system prompt",
      "Another version of Ada is here already; both stay.", "! A date is no date.", "[ Import 1 ]",
    ] { #expect(pilot.screen.contains(words), "\(words)\n\(pilot.screen)") }
    // The user has to do something about a refused file.
    #expect(presenter.rows.map(\.id) == ["/cards/ink.json", "/cards/mara.png", "/cards/rex.charx"])
    // The same text again imports.
    await pilot.press(.enter)
    #expect(interactor.imports.map(\.isPreview) == [true, false])
    #expect(interactor.imports.last?.paths == interactor.cardFiles["/cards"])
    #expect(pilot.screen.contains("Added: 1, here already: 1") && pilot.screen.contains("[ Take back ]"))
  }

  @Test func `The outcomes of a preview go when the next one fails`() async {
    let pilot = await pilot()
    await pilot.type("/cards")
    await pilot.press(.enter)
    #expect(presenter.rows.count == 3)
    await pilot.type("x")
    await pilot.press(.enter)
    #expect(presenter.phase == .failed(LocalizedText(explaining: OutOfReach())))
    #expect(presenter.rows.isEmpty && !pilot.screen.contains("dded: /cards/mara.png"), "\(pilot.screen)")
  }

  @Test func `Outcomes of a preview do not count as imported when the import fails`() async {
    presenter.path = "/cards"
    presenter.onSubmit()
    await presenter.perform()
    interactor.error = OutOfReach()
    presenter.onImportPressed()
    await presenter.perform()
    #expect(presenter.phase == .failed(LocalizedText(explaining: OutOfReach())) && presenter.rows.isEmpty)
  }

  @Test func `Esc stops an import and shows its outcome, and the next Esc leads back`() async {
    let pilot = await pilot()
    await pilot.type("/cards")
    await pilot.press(.enter)
    interactor.importGate.close()
    await pilot.press(.enter)
    #expect(presenter.phase == .importing(done: 2, total: 3))
    #expect(pilot.footer.contains("Esc Stop"), "\(pilot.footer)")
    await pilot.press(.escape)
    #expect(presenter.phase == .imported(isWhole: false))
    #expect(pilot.screen.contains("Added: 1") && pilot.screen.contains("What was added stays."), "\(pilot.screen)")
    #expect(!pilot.footer.contains("Esc Stop"))
  }

  @Test func `A preview of another path is not imported`() async {
    presenter.path = "/cards"
    presenter.onSubmit()
    await presenter.perform()
    #expect(presenter.canImport)
    presenter.path = "/cards/more"
    #expect(!presenter.canImport)
    presenter.onImportPressed()
    await presenter.perform()
    #expect(interactor.imports.count == 1)
  }

  @Test func `The work stops after a step, and says how to go on`() async {
    interactor.onImportStep = { [presenter] in presenter.onStopPressed() }
    presenter.path = "/cards"
    presenter.onSubmit()
    await presenter.perform()
    #expect(presenter.phase == .preview(isWhole: false) && presenter.rows.count == 2 && !presenter.canImport)
    interactor.onImportStep = {}
    presenter.onSubmit()
    await presenter.perform()
    interactor.onImportStep = { [presenter] in presenter.onStopPressed() }
    presenter.onImportPressed()
    await presenter.perform()
    #expect(presenter.phase == .imported(isWhole: false) && presenter.canTakeBack)
    let pilot = await pilot()
    #expect(pilot.screen.contains("import again to continue"), "\(pilot.screen)")
  }

  @Test func `An import is taken back after a question`() async {
    interactor.lastImport = ([.rex], [.ada])
    let pilot = await pilot()
    router.onConfirm = { _ in false }
    await pilot.press(.tab, .enter)
    #expect(presenter.phase == .nothing)
    router.onConfirm = { _ in true }
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Deleted: 1. Their chats stay. Edited since, so kept: Ada."), "\(pilot.screen)")
    #expect(router.calls == [.confirm(.takingImportBack), .confirm(.takingImportBack)])
  }

  @Test func `Without an import there is none to take back`() async {
    let pilot = await pilot()
    #expect(!presenter.canTakeBack && !pilot.screen.contains("ake the last"), "\(pilot.screen)")
    await presenter.onTakeBackPressed()
    #expect(router.calls.isEmpty)
  }

  @Test func `What cannot be found is said, and leaves the field`() async {
    let pilot = await pilot()
    await pilot.type("/empty")
    await pilot.press(.enter)
    #expect(presenter.phase == .noFiles && pilot.screen.contains("There is no file of a card"), "\(pilot.screen)")
    await pilot.type("x")
    await pilot.press(.enter)
    #expect(presenter.phase == .failed(LocalizedText(explaining: OutOfReach())))
    #expect(pilot.screen.contains("The shelf is out of reach.") && pilot.screen.contains("/emptyx"))
  }

  @Test func `A row leads to its character when that is stored`() async throws {
    presenter.path = "/cards"
    presenter.onSubmit()
    await presenter.perform()
    for row in presenter.rows { presenter.onRowPressed(row) }
    #expect(router.calls == [.showCharacter(Avatar.rex.id)])
    presenter.onImportPressed()
    await presenter.perform()
    presenter.onRowPressed(presenter.rows[1])
    let new = try #require(interactor.avatars.last)
    #expect(router.calls.last == .showCharacter(new.id))
  }

  @Test func `Leaving ends the work and frees the presenter`() async {
    weak var weakPresenter: CardImportPresenter?
    do {
      let presenter = CardImportPresenter(interactor: interactor, router: router)
      weakPresenter = presenter
      let pilot = Pilot(showing: CardImportView(presenter: presenter), columns: 80, rows: 24)
      await pilot.type("/cards")
      await pilot.press(.enter)
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(weakPresenter == nil)
  }
}
