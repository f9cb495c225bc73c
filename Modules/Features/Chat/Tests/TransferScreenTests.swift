import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// Export from a chat, and import into the list.
@MainActor struct TransferScreenTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()

  private var file: ChatFileImport {
    ChatFileImport(
      path: "a.jsonl", format: .sillyTavern, chats: [.init(character: "Mara", messages: 2)])
  }

  @Test func `An export says where the file is`() async {
    let parts = ChatParts()
    let export = ExportPresenter(
      parts.chat, parts.notices, parts.transcript, parts.actions, interactor: parts.interactor, router: parts.router)
    parts.router.onAskForFile = { _, _, suggestion in
      #expect(suggestion.hasPrefix("~/Chat ") && suggestion.hasSuffix(".md"))
      return " '/tmp/a b.html' "
    }
    await export.onExportPressed(in: .english)
    #expect(
      parts.router.calls.last
        == .showOutcome(titled: "The chat is exported", "1 chat with 3 messages: /tmp/a b.html"))
  }

  @Test func `A file is replaced when the user agrees, and a failed path is offered again`() async {
    let parts = ChatParts()
    let export = ExportPresenter(
      parts.chat, parts.notices, parts.transcript, parts.actions, interactor: parts.interactor, router: parts.router)
    parts.interactor.existingFiles = ["a.md"]
    parts.router.onAskForFile = { _, _, _ in "a.md" }
    parts.router.onConfirm = { _ in false }
    await export.onExportPressed(in: .english)
    #expect(parts.router.calls.last == .confirm(.replacing("a.md")))
    parts.router.onAskForFile = { _, _, suggestion in suggestion }
    parts.router.onConfirm = { _ in true }
    await export.onExportPressed(in: .english)
    #expect(parts.interactor.calls.last == .export([parts.id], to: "a.md", as: nil, replacing: true))
    parts.interactor.errors[.export] = OutOfReach()
    await export.onExportPressed(in: .english)
    #expect(parts.router.calls.contains { if case .showAlert = $0 { true } else { false } })
  }

  @Test func `A greeting alone is nothing to export`() async {
    struct Unstored: NotFoundError { let isMissing = true }
    let parts = ChatParts([.sample(1, after: nil, .assistant, "Hello")])
    let export = ExportPresenter(
      parts.chat, parts.notices, parts.transcript, parts.actions, interactor: parts.interactor, router: parts.router)
    parts.router.onAskForFile = { _, _, _ in "a.md" }
    parts.interactor.errors[.export] = Unstored()
    await export.onExportPressed(in: .english)
    #expect(parts.notices.current == .nothingWritten)
  }

  @Test func `An import shows what is there, asks, and tells the sums`() async {
    let presenter = ImportPresenter(interactor: interactor, router: router)
    interactor.importedFiles = [file]
    router.onAskForFile = { _, _, _ in "a.jsonl" }
    router.onConfirm = { _ in true }
    #expect(await presenter.onImportPressed(in: .english))
    #expect(
      interactor.calls.suffix(2) == [
        .importing(["a.jsonl"], isPreview: true), .importing(["a.jsonl"], isPreview: false),
      ])
    #expect(router.calls.contains(.confirm(.importing(ImportCounts([file])))))
    guard case .showOutcome(let title, let words) = router.calls.last else {
      Issue.record("\(router.calls)")
      return
    }
    #expect(title == "The chats are imported" && words.contains("1 chat with 2 messages") && words.contains("--undo"))
    #expect(!presenter.isBusy)
  }

  @Test func `The reason of a refused file is told`() async {
    let presenter = ImportPresenter(interactor: interactor, router: router)
    interactor.importedFiles = [
      ChatFileImport(path: "b.json", refusal: LocalizedText("It is empty.", "비어 있습니다.")),
      ChatFileImport(path: "c.json", refusal: LocalizedText("It is a picture.", "그림입니다.")),
    ]
    router.onAskForFile = { _, _, _ in "a" }
    #expect(await !presenter.onImportPressed(in: .english))
    guard case .showOutcome(_, let words) = router.calls.last else {
      Issue.record("\(router.calls)")
      return
    }
    #expect(words.hasSuffix("files not imported: 2. It is empty."))
  }

  @Test func `Nothing is imported without consent, or if nothing is new`() async {
    let presenter = ImportPresenter(interactor: interactor, router: router)
    interactor.importedFiles = [file]
    router.onAskForFile = { _, _, _ in "a.jsonl" }
    router.onConfirm = { _ in false }
    #expect(await !presenter.onImportPressed(in: .english))
    interactor.importedFiles[0].chats[0].isKnown = true
    #expect(await !presenter.onImportPressed(in: .english))
    #expect(!interactor.calls.contains(.importing(["a.jsonl"], isPreview: false)))
    guard case .showOutcome(let title, _) = router.calls.last else {
      Issue.record("\(router.calls)")
      return
    }
    #expect(title == "There is nothing to import")
  }

  @Test(arguments: [Language.english, .korean], [20, 80])
  func `The list shows the progress, and Escape stops it`(_ language: Language, _ columns: Int) async {
    interactor.importedFiles = [file]
    router.onAskForFile = { _, _, _ in "a.jsonl" }
    interactor.gate(.importing).close()
    let pilot = Pilot(
      showing: ChatsView(presenter: ChatsPresenter(interactor: interactor, router: router)), columns: columns,
      rows: columns == 20 ? 6 : 24, language: language)
    await pilot.settle()
    await pilot.press(.control("o"))
    await pilot.settle()
    #expect(pilot.screen.contains("20000"), "\(pilot.screen)")
    await pilot.press(.escape)
    interactor.gate(.importing).open()
    await pilot.settle()
    #expect(!pilot.screen.contains("20000"))
    #expect(!router.calls.contains { if case .confirm = $0 { true } else { false } })
  }
}
