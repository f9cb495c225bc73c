import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// A model writes into the form.
@MainActor struct CharacterWriterTests {
  private let interactor = FakeProfileInteractor([])
  private let router = RecordingProfileRouter()
  private let presenter: CreateAvatarPresenter
  private var writer: CharacterWriter { presenter.writer }

  init() {
    presenter = CreateAvatarPresenter(interactor: interactor, router: router)
    interactor.writer.fields = [
      WrittenField(.name, "Ma"), WrittenField(.name, "Mara"), WrittenField(.description, "A cartographer."),
      WrittenField(.greeting, "Ahoy."), WrittenField(.tags, "sea, maps"),
    ]
  }

  private func pilot(_ columns: Int = 80, _ rows: Int = 40, _ language: Language = .english) async -> Pilot {
    let pilot = Pilot(
      showing: CreateAvatarView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func theModelAndTheCostAreNamedFirst(_ language: Language) async {
    let pilot = await pilot(80, 60, language)
    await pilot.click(on: language("Write with a model", "모델로 쓰기"))
    #expect(pilot.screen.contains("fake · one: ~300 sent, 900 received, $0.01.") || language == .korean)
    #expect(pilot.screen.contains("$0.01") && interactor.writer.ideas.isEmpty, "\(pilot.screen)")
    await pilot.click(on: language("A few words", "몇 마디"))
    await pilot.type("ice")
    await pilot.press(.enter)
    #expect(presenter.draft.definition.tags == ["sea", "maps"] && presenter.name == "Mara", "\(pilot.screen)")
    #expect(pilot.screen.contains("A cartographer.") && interactor.writer.ideas.map(\.words) == ["ice"])
    #expect(pilot.screen.contains(language.undoWriting))
  }

  @Test func whatItReplacesComesBack() async {
    presenter.name = "Mine"
    presenter.more.type("My text.", for: .description)
    writer.request.isOpen = true
    await writer.request.prepare()
    writer.onWritePressed()
    await writer.request.perform()
    #expect(presenter.name == "Mara" && interactor.writer.ideas.first?.draft.name == "Mine")
    interactor.writer.fields = [WrittenField(.description, "Another.")]
    writer.onRewritePressed(.description)
    await writer.request.perform()
    #expect(presenter.more.text(of: .description) == "Another." && interactor.writer.ideas.last?.field == .description)
    writer.onUndoPressed()
    #expect(presenter.more.text(of: .description) == "A cartographer." && presenter.name == "Mara")
    writer.onUndoPressed()
    #expect(presenter.more.text(of: .description) == "My text." && presenter.name == "Mine" && !writer.canUndo)
    #expect(presenter.more.greetings == [""])
  }

  @Test func escapeStopsAndKeepsWhatCame() async {
    interactor.writer.goesOn = true
    let pilot = await pilot()
    writer.request.isOpen = true
    await pilot.settle()
    await pilot.click(on: "[ Write ]")
    #expect(await pilot.waits { presenter.name == "Mara" })
    #expect(writer.isWriting && !presenter.canSave && pilot.lines.last?.contains("Esc Stop") == true, "\(pilot.screen)")
    await pilot.press(.escape)
    #expect(await pilot.waits { !writer.isWriting })
    #expect(presenter.name == "Mara" && writer.request.failure == nil && writer.canUndo && router.calls.isEmpty)
  }

  @Test func oneKeyWritesAFieldAnew() async {
    let pilot = await pilot(80, 80)
    writer.request.isOpen = true
    presenter.more.isOpen = true
    presenter.more.type("Old.", for: .personality)
    await pilot.settle()
    interactor.writer.fields = [WrittenField(.personality, "New.")]
    await pilot.click(on: "Old.")
    await pilot.press(.control("r"))
    #expect(await pilot.waits { presenter.more.text(of: .personality) == "New." })
    #expect(interactor.writer.ideas.map(\.field) == [.personality])
    // In a field that no model writes, the key does nothing.
    presenter.more.type("Someone.", for: .creator)
    await pilot.settle()
    await pilot.click(on: "Someone.")
    await pilot.press(.control("r"))
    #expect(interactor.writer.ideas.count == 1)
  }

  @Test func errorsAreTold() async {
    interactor.writer.refusal = OutOfReach()
    let pilot = await pilot()
    writer.request.isOpen = true
    await pilot.settle()
    #expect(pilot.screen.contains("The shelf is out of reach.") && !pilot.screen.contains("[ Write ]"))
    (interactor.writer.refusal, interactor.writer.end) = (nil, OutOfReach())
    await writer.request.prepare()
    writer.onWritePressed()
    await writer.request.perform()
    #expect(presenter.name == "Mara" && writer.request.failure == LocalizedText(explaining: OutOfReach()))
  }
}
