import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The screen that sets how an avatar answers.
@MainActor struct PresetViewTests {
  private let interactor = FakeChatInteractor(Message.samples(4))
  private let router = RecordingChatRouter()
  private let chat = PresetScope.chat(Conversation.sample().id)
  private let avatar = PresetScope.avatar(Avatar.sample().id)

  private func open(_ parameters: PresetParameters? = nil) async -> Pilot {
    let parameters = parameters ?? PresetParameters(of: .sample(), in: Conversation.sample().id)
    let presenter = PresetPresenter(parameters, interactor: interactor, router: router)
    let pilot = Pilot(showing: PresetView(presenter: presenter), columns: 80, rows: 30, language: .english)
    await pilot.settle()
    return pilot
  }

  private func line(_ start: String, _ pilot: Pilot) -> String {
    pilot.lines.first { $0.contains(start) } ?? ""
  }

  /// Moves to a value, from the choice of the scope.
  private func go(to place: Int, _ pilot: Pilot) async {
    for _ in 0..<place { await pilot.press(.tab) }
  }

  @Test func `A value is saved as soon as it is valid, and an empty field is as usual`() async {
    interactor.commonPresets[.configuration] = Preset(sampling: SamplingOptions(temperature: 0.4))
    let pilot = await open()
    #expect(line("Temperature", pilot).contains("as usual: 0.4 · environment or configuration"))
    await go(to: 2, pilot)
    await pilot.type("0.")
    #expect(line("Temperature", pilot).contains("0.") && !line("Temperature", pilot).contains("0.0"))
    await pilot.type("7")
    #expect(interactor.presets[chat] == Preset(sampling: SamplingOptions(temperature: 0.7)))
    await pilot.type("x")
    #expect(pilot.screen.contains("Expected: a number from 0 to 2."))
    // An invalid text changes nothing; no part of it is used.
    #expect(interactor.presets[chat] == Preset())
    for _ in 0..<4 { await pilot.pressBackspace() }
    #expect(interactor.presets[chat] == Preset())
    #expect(line("Temperature", pilot).contains("as usual: 0.4 · environment or configuration"))
    #expect(!pilot.screen.contains("Expected"))
    pilot.stop()
  }

  @Test func `What is typed while the rest is read again is saved too`() async {
    let pilot = await open()
    await go(to: 2, pilot)
    await pilot.type("0")
    interactor.gate(.preset).close()
    await pilot.type(".5")
    interactor.gate(.preset).open()
    await pilot.settle()
    await pilot.type("5")
    #expect(interactor.presets[chat] == Preset(sampling: SamplingOptions(temperature: 0.55)))
    // Fast typing meets the closed gate of loading.
    interactor.gate(.preset).close()
    await pilot.type("1")
    await pilot.type("2")
    interactor.gate(.preset).open()
    #expect(await pilot.waits { interactor.presets[chat]?.sampling.temperature == 0.5512 })
    pilot.stop()
  }

  @Test func `A chat without a value has the value of its avatar`() async {
    let pilot = await open()
    await pilot.press(.right)
    #expect(line("Temperature", pilot).contains("as usual"))
    await go(to: 3, pilot)
    await pilot.type("0.9")
    #expect(interactor.presets[avatar]?.sampling.topP == 0.9 && interactor.presets[chat] == nil)
    await pilot.click(on: "this chat")
    await pilot.settle()
    #expect(line("Top P", pilot).contains("as usual: 0.9 · this character"))
    pilot.stop()
    // From other screens only the avatar's preset is set.
    let alone = await open(PresetParameters(of: .sample()))
    #expect(alone.screen.contains("For every chat with \(Avatar.sample().name)"))
    #expect(!alone.screen.contains("this chat") && line("Top P", alone).contains("0.9"))
    alone.stop()
  }

  @Test func `The command comes first, and the provider's remark on a value is shown`() async {
    interactor.commonPresets[.flag] = Preset(sampling: SamplingOptions(temperature: 0.1))
    interactor.presets[chat] = Preset(sampling: SamplingOptions(temperature: 0.7, topP: 0.5))
    interactor.remarks[.topP] = LocalizedText("not sent", "보내지 않음")
    let pilot = await open()
    #expect(pilot.screen.contains("Temperature: the command line sets 0.1, which is used instead."))
    #expect(pilot.screen.contains("Top P: not sent"))
    await pilot.click(on: "Clear all settings")
    await pilot.settle()
    #expect(interactor.presets[chat] == Preset() && !pilot.screen.contains("not sent"))
    pilot.stop()
  }

  @Test func `A model is chosen for an avatar too`() async {
    let selection = ModelSelection(choice: ModelChoice(provider: "ollama", model: "gemma3"))
    router.onChooseModelOfAvatar = { _ in .selection(selection) }
    let pilot = await open(PresetParameters(of: .sample()))
    await pilot.click(on: "Choose")
    await pilot.settle()
    #expect(interactor.presets[avatar]?.model == selection)
    #expect(line("Model", pilot).contains("ollama · gemma3"))
    router.onChooseModelOfAvatar = { _ in .usual }
    await pilot.click(on: "Choose")
    await pilot.settle()
    #expect(interactor.presets[avatar] == Preset())
    pilot.stop()
  }

  @Test func `A summary is put right and taken away`() async {
    interactor.conversationSummaries[Conversation.sample().id] = ConversationSummary(
      text: "They met.", last: Message.samples(1)[0].id, count: 3, model: ModelChoice(provider: "p", model: "m"))
    let pilot = await open()
    #expect(pilot.screen.contains("Summary of earlier messages (3), written by m"))
    await pilot.click(on: "They met.")
    await pilot.press(.end)
    await pilot.type(" Twice.")
    #expect(interactor.conversationSummaries.values.first?.text == "They met. Twice.")
    #expect(pilot.screen.contains("written by you"))
    await pilot.click(on: "Remove the summary")
    await pilot.settle()
    #expect(interactor.conversationSummaries.isEmpty && !pilot.screen.contains("Summary of earlier"))
    pilot.stop()
  }

  @Test func `What cannot be saved is reported, and a failure can be tried again`() async {
    interactor.errors[.preset] = OutOfReach()
    let pilot = await open()
    #expect(pilot.screen.contains("Try again"))
    interactor.errors = [.savePreset: OutOfReach()]
    await pilot.press(.control("r"))
    #expect(pilot.screen.contains("Temperature"))
    await go(to: 2, pilot)
    await pilot.type("1")
    #expect(router.calls.count == 1)
    // The typed text stays, and more typing shows no second alert.
    await pilot.type(".5")
    #expect(router.calls.count == 1 && line("Temperature", pilot).contains("1.5"))
    #expect(pilot.screen.contains("What you typed is not saved yet"))
    await pilot.click(on: "every chat with")
    await pilot.settle()
    await pilot.click(on: "this chat")
    await pilot.settle()
    #expect(line("Temperature", pilot).contains("1.5") && interactor.presets.isEmpty)
    interactor.errors = [:]
    await pilot.click(on: "Try again")
    await pilot.settle()
    #expect(interactor.presets[chat]?.sampling.temperature == 1.5 && !pilot.screen.contains("not kept"))
    // Or the text is discarded.
    interactor.errors = [.savePreset: OutOfReach()]
    await pilot.click(on: "1.5")
    await pilot.type("5")
    await pilot.click(on: "Discard what I typed")
    await pilot.settle()
    #expect(interactor.presets[chat]?.sampling.temperature == 1.5 && !pilot.screen.contains("not kept"))
    #expect(line("Temperature", pilot).contains("1.5") && !line("Temperature", pilot).contains("5.5"))
    pilot.stop()
  }

  private var summaryOfChat: ConversationSummary? {
    get { interactor.conversationSummaries[Conversation.sample().id] }
    nonmutating set { interactor.conversationSummaries[Conversation.sample().id] = newValue }
  }
  private func come(_ text: String, upTo number: Int) {
    summaryOfChat = ConversationSummary(text: text, last: Message.samples(4)[number].id, count: number + 1)
    // The update of the message before a summary announces its end.
    interactor.publish(Message.samples(4)[3])
  }

  @Test func `A newer summary is shown, and earlier typing does not overwrite it`() async {
    come("They met.", upTo: 0)
    let pilot = await open()
    come("They met again.", upTo: 1)
    #expect(await pilot.shows("They met again."))
    await pilot.click(on: "They met again.")
    await pilot.press(.end)
    interactor.gate(.saveSummary).close()
    await pilot.type("!")
    come("They parted.", upTo: 2)
    await pilot.settle()
    #expect(pilot.screen.contains("They met again.!"))
    interactor.gate(.saveSummary).open()
    #expect(await pilot.shows("What you typed is not saved yet: It has changed."))
    #expect(summaryOfChat?.text == "They parted." && pilot.screen.contains("They met again.!"))
    // After the user has read the error, the newer summary may be replaced.
    await pilot.click(on: "Try again")
    await pilot.settle()
    #expect(summaryOfChat?.text == "They met again.!" && !pilot.screen.contains("not kept"))
    pilot.stop()
  }

  @Test func `The chat leads there, by key and by command`() async {
    let pilot = Pilot(
      showing: ChatView(presenter: ChatPresenter(.sample, interactor: interactor, router: router)), columns: 80,
      rows: 24, language: .english)
    await pilot.settle()
    await pilot.press(.alt("s"))
    await pilot.type("/preset")
    await pilot.press(.enter)
    let call = RecordingChatRouter.Call.showPreset(of: .sample(), in: Conversation.sample().id)
    #expect(router.calls == [call, call])
    #expect(interactor.paths[Conversation.sample().id]?.count == 4)
    pilot.stop()
  }
}
