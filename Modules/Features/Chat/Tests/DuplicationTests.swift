import FeatureKitTestSupport
import ChatTestSupport
import Entities
import FeatureKit
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// Copies of conversations, in the list, in the chat and by the command.
@MainActor struct DuplicationTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()

  private func list(_ count: UInt64 = 2) async -> ChatsPresenter {
    for number in 1...count { interactor.add(.sample(number)) }
    let presenter = ChatsPresenter(interactor: interactor, router: router)
    await presenter.load()
    return presenter
  }

  private func open(language: Language) async -> Pilot {
    interactor.add(.sample(1))
    let presenter = ChatsPresenter(interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatsView(presenter: presenter), columns: 80, rows: 24, language: language)
    await pilot.settle()
    return pilot
  }

  // MARK: The list

  @Test func `A copy stands in the list, and can be deleted again`() async {
    let presenter = await list()
    let row = presenter.rows[1]
    #expect(await presenter.onDuplicatePressed(row))
    #expect(interactor.calls.contains(.duplicate(row.id)))
    #expect(presenter.rows.count == 3 && presenter.rows[0].chat.title == "Nova (copy)")
    #expect(presenter.copies.last?.id == presenter.rows[0].id && presenter.copies.progress == nil)
    #expect(await presenter.onDeleteCopyPressed())
    #expect(presenter.copies.last == nil && presenter.rows.count == 2)
    #expect(interactor.deletedSummaries.map(\.chat.title) == ["Nova (copy)"])
    #expect(await !presenter.onDeleteCopyPressed())
  }

  @Test func `Another action ends the offer`() async {
    let presenter = await list()
    await presenter.onDuplicatePressed(presenter.rows[0])
    await presenter.onDeletePressed(presenter.rows[2], in: .english)
    #expect(presenter.copies.last == nil && presenter.trash.last != nil)
    await presenter.onDuplicatePressed(presenter.rows[0])
    #expect(presenter.copies.last != nil && presenter.trash.last == nil)
    presenter.onShelfChosen(.deleted)
    #expect(presenter.copies.last == nil)
  }

  @Test func `A long copy says how far it is, and stops`() async {
    let presenter = await list()
    interactor.gate(.duplicate).close()
    let copying = Task { await presenter.onDuplicatePressed(presenter.rows[0]) }
    await settle()
    #expect(presenter.copies.progress == ArchiveProgress(.storing, messages: 1000))
    // One at a time.
    #expect(await !presenter.onDuplicatePressed(presenter.rows[1]))
    presenter.copies.onStopPressed()
    interactor.gate(.duplicate).open()
    #expect(await !copying.value)
    #expect(presenter.copies.progress == nil && presenter.copies.last == nil && presenter.rows.count == 2)
    #expect(router.calls == [])
  }

  @Test func `What cannot be copied says why`() async {
    let presenter = await list()
    interactor.errors[.duplicate] = OutOfReach()
    #expect(await !presenter.onDuplicatePressed(presenter.rows[0]))
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    interactor.errors[.duplicate] = nil
    await presenter.onDuplicatePressed(presenter.rows[0])
    interactor.errors[.delete] = OutOfReach()
    #expect(await !presenter.onDeleteCopyPressed())
    #expect(router.calls.count == 2 && presenter.copies.last != nil)
  }

  @Test(arguments: [Language.english, .korean]) func `The keys of a row`(language: Language) async {
    let pilot = await open(language: language)
    await pilot.press(.character("?"))
    #expect(pilot.screen.contains(language.duplicateChat))
    await pilot.press(.escape)
    await pilot.press(.character("c"))
    #expect(pilot.screen.contains(language.duplicated(as: "Nova (copy)")))
    #expect(pilot.screen.contains(language.deleteCopy))
    #expect(interactor.summaries.count == 2)
    await pilot.press(.alt("z"))
    #expect(interactor.summaries.count == 1 && !pilot.screen.contains(language.deleteCopy))
  }

  // MARK: The chat

  private func chat() async -> (presenter: ChatPresenter, visit: Task<Void, Never>) {
    interactor.add(.sample(), Message.samples(2))
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let visit = Task { await presenter.load() }
    await settle()
    return (presenter, visit)
  }

  @Test func `The copy shows in place of the chat`() async throws {
    let (presenter, visit) = await chat()
    presenter.draft.text = "/duplicate"
    await presenter.composer.onSendPressed()
    await settle()
    let copy = try #require(interactor.summaries.first { $0.chat.title != nil })
    #expect(router.calls == [.replaceConversation(by: copy.id)])
    #expect(presenter.draft.text == "" && interactor.paths[copy.id]?.count == 2)
    visit.cancel()
  }

  @Test func `A long chat says how much is copied`() async {
    let (presenter, visit) = await chat()
    interactor.gate(.duplicate).close()
    let copying = Task { await presenter.duplication.onDuplicatePressed() }
    await settle()
    #expect(presenter.notices.current == .duplicating(1000))
    interactor.gate(.duplicate).open()
    await copying.value
    #expect(presenter.notices.current == nil && router.calls.count == 1)
    visit.cancel()
  }

  @Test func `A chat that cannot be copied stays`() async {
    let (presenter, visit) = await chat()
    interactor.errors[.duplicate] = OutOfReach()
    await presenter.duplication.onDuplicatePressed()
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    visit.cancel()
  }

  // MARK: The command

  private func run(_ words: [String], _ io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    let group = ChatsCommands.group(interactor)
    let command = try #require(group.subcommands.first { $0.name == "duplicate" })
    let work = try #require(command.run)
    return try await work(try Arguments(words, options: command.options), io)
  }

  @Test func `The command prints the copy`() async throws {
    interactor.add(.sample(1))
    let io = RecordingCommandIO(), json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["00000001"], io) == .done)
    #expect(io.output == "\(interactor.summaries[0].id)\tNova (copy)\n")
    #expect(try await run(["\(Conversation.sample(1).id)"], json) == .done)
    #expect((json.values.first as? TitleRecord)?.id == interactor.summaries[0].id)
    for (words, code) in [([], ExitCode.wrongUsage), (["1", "2"], .wrongUsage), (["00000009"], .missing)] {
      let failure = await #expect(throws: CommandFailure.self) { try await run(words) }
      #expect(failure?.code == code)
    }
  }
}
