import Entities
public import FeatureKitTestSupport
import TerminalTesting

extension FakeChatInteractor {
  /// The interactor of a scene. The conversation that changed last is with `Avatar.sample()`, where there is one.
  ///
  /// A reply arrives at once and complete. In the long scene it is long, and ends only when it is stopped. In the
  /// hostile one it fails, and in the empty one it waits for `reply(_:_:in:)`.
  public convenience init(_ scene: DemoScene) {
    self.init()
    switch scene {
    case .typical, .loading, .failing: fillTypically()
    case .empty: break
    case .long: fillAtLength()
    case .hostile: fillWithHarm()
    }
    for verb in Verb.allCases {
      if scene == .loading { gate(verb).close() }
      if scene == .failing { errors[verb] = OutOfReach() }
    }
  }

  private func fillTypically() {
    let (nova, rex, mina) = (Avatar.sample(), Avatar.sample(2, name: "Rex"), Avatar.sample(3, name: "미나"))
    avatars = [nova, rex, mina]
    recents = avatars
    script = [("Ask me", .streaming), ("Ask me anything about the sky.", .complete)]
    begin(1, with: Avatar.sample(9), ["Good evening.", "Who are you?"])
    begin(2, with: mina, ["안녕하세요, 미나예요.", "달 이야기를 해 주세요."])
    begin(3, with: rex, ["Woof. I know every tree here.", "Show me one.", "Shall we walk?\nNow?"])
    begin(4, with: nova, Self.talk, ending: .cancelled)
    summaries[1].isNew = true
    // Yesterday, and earlier.
    summaries[2].chat.updated = Timestamp(milliseconds: now.milliseconds - 86_400_000)
    summaries[3].chat.updated = Timestamp(milliseconds: now.milliseconds - 40 * 86_400_000)
  }

  private static let talk = [
    "Hello! I am Nova. What would you like to talk about today, under all these stars?",
    "안녕하세요. Tell me about the moon please, and take your time.",
    "The moon is 384,400 km away.\n\nLight needs 1.3 seconds for it, a car half a year.",
    "Go on!",
    "It is made of",
  ]

  private func fillAtLength() {
    avatars = (1...8).map { .sample($0, name: SampleText.longName) }
    recents = avatars
    script = [(SampleText.long, .streaming)]
    modelChoice = ModelChoice(provider: "openai", model: SampleText.longName)
    for number in 1..<1_000 {
      begin(UInt64(number), with: avatars[number % 8], [SampleText.long, SampleText.longName])
      if number.isMultiple(of: 3) { summaries[0].chat.title = SampleText.long }
    }
    let talk = (1...1_000).map { $0.isMultiple(of: 7) ? SampleText.long : "\($0). \(SampleText.longName)" }
    begin(1_000, with: avatars[0], talk)
  }

  private func fillWithHarm() {
    let text = SampleText.hostile
    avatars = (1...8).map { .sample($0, name: text) }
    recents = avatars
    script = [(text, .streaming), (text, .failed(text))]
    modelChoice = ModelChoice(provider: text, model: text)
    for number in 1...20 {
      begin(UInt64(number), with: avatars[(20 - number) % 8], [text, text, text], ending: .failed(text))
      summaries[0].chat.title = text
      drafts[summaries[0].id] = text
    }
  }

  /// Adds a conversation that begins with a greeting. Each of its messages has a number of its own.
  private func begin(
    _ number: UInt64, with avatar: Avatar, _ texts: [String], ending: Message.State = .complete
  ) {
    let conversation = Conversation.sample(number, with: avatar.id)
    let messages = texts.enumerated().map { index, text in
      Message.sample(
        number << 16 + UInt64(index), after: index == 0 ? nil : number << 16 + UInt64(index - 1),
        index.isMultiple(of: 2) ? .assistant : .user, text, index == texts.count - 1 ? ending : .complete,
        in: conversation.id)
    }
    add(conversation, messages)
    (summaries[0].lastText, summaries[0].lastRole) = (
      messages.last.map { String($0.text.prefix(200)) }, messages.last?.role
    )
  }
}
