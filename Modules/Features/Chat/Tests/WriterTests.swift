import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// Which replies name their model.
@MainActor struct WriterTests {
  private let rules = ModelChoice(provider: "offline", model: "rules")
  private let lab = ModelChoice(provider: "openai", model: "lab-1")

  /// Questions and replies in turn, with replies of these models.
  private func path(_ writers: ModelChoice?...) -> [Message] {
    var path = Message.samples(writers.count * 2)
    for index in path.indices { path[index].model = nil }
    for (place, writer) in writers.enumerated() { path[place * 2 + 1].model = writer }
    return path
  }

  @Test func `A reply names its model if the reply before had another one`() {
    let path = path(rules, rules, lab, lab, rules)
    let whole = Transcript(MessagePage(messages: path, hasEarlier: false))
    #expect(whole.writers == [path[1].id, path[5].id, path[9].id] && whole.firstReply == path[1].id)
    var arriving = Transcript()
    for message in path { _ = arriving.merge(message) }
    #expect(arriving.writers == whole.writers)
    var paged = Transcript(MessagePage(messages: Array(path[4...]), hasEarlier: true))
    paged.prepend(MessagePage(messages: Array(path[..<4]), hasEarlier: false), before: path[4].id)
    #expect(paged.writers == whole.writers && paged.firstReply == path[1].id)
    var continued = Transcript(MessagePage(messages: Array(path[..<3]), hasEarlier: false), newest: path[9])
    continued.append(MessagePage(messages: Array(path[3...]), hasEarlier: false), after: path[2].id)
    #expect(continued.writers == whole.writers)
  }

  private func open(_ interactor: FakeChatInteractor) async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 30, language: .english)
    await pilot.settle()
    return pilot
  }

  @Test func `The first reply names its model if another one answers now`() async {
    for (now, isSaid) in [(rules, false), (lab, true)] {
      let interactor = FakeChatInteractor(path(rules, rules))
      interactor.modelChoice = now
      let pilot = await open(interactor)
      #expect(pilot.lines.count { $0.contains("by rules, no AI model") } == (isSaid ? 1 : 0))
      pilot.stop()
    }
  }

  @Test func `The header has the host, and a reply its model`() async throws {
    let interactor = FakeChatInteractor(path(rules, lab))
    interactor.modelChoice = lab
    interactor.modelAddress = "http://127.0.0.1:8080/v1"
    let pilot = await open(interactor)
    #expect(pilot.screen.contains("lab-1 at 127.0.0.1:8080") && !pilot.screen.contains("openai"))
    #expect(pilot.lines.contains { $0.contains("by rules, no AI model") })
    #expect(pilot.lines.contains { $0.contains("by lab-1") })
    pilot.stop()
  }

  @Test func `The command that shows a chat says it`() async throws {
    let interactor = FakeChatInteractor()
    interactor.add(.sample(), path(rules, rules, lab))
    let group = ChatsCommands.group(interactor)
    let show = try #require(group.subcommands.first { $0.name == "show" })
    let io = RecordingCommandIO()
    let run = try #require(show.run)
    #expect(try await run(try Arguments(["\(Conversation.sample().id)"], options: show.options), io) == .done)
    let speakers = io.output.split(separator: "\n").filter { $0.hasSuffix(":") && !$0.hasPrefix("You") }
    let name = Avatar.sample().name
    #expect(speakers.map(String.init) == ["\(name) (rules, no AI model):", "\(name):", "\(name) (lab-1):"])
  }
}
