import AccountLifecycle
import AvatarLibrary
import Entities
import Navigation
import Synchronization
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The flows of the app line by line, from the beginning to the end.
@MainActor struct PlainTests {
  @Test(arguments: ["en", "ko"])
  func fromTheFirstScreenToTheFirstReply(code: String) async throws {
    let language = try #require(Language(rawValue: code))
    let app = try await PlainFixture(language: language)
    await app.completeOnboarding()
    try await app.choose(language("Juno", "유노"), until: language("Say something", "메시지를"))
    app.model.hold()
    await app.pilot.enter(language("My basil is unhappy.", "바질이 시들시들해요."))
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    #expect(await app.pilot.tells(language("typing…", "입력 중…")))
    app.model.yield(language("Poor thing. First, feel the ", "저런. 먼저 흙을 "))
    #expect(await app.pilot.tells(language("Juno: Poor thing.", "유노: 저런.")))
    app.model.yield(language("soil: a finger deep.", "만져 보세요."))
    app.model.finish()
    #expect(await app.pilot.rests())
    await app.pilot.enter("b")
    #expect(await app.pilot.tells(language("Popular", "인기")))
    await app.pilot.enter("q")
    #expect(Golden.difference(app.pilot.transcript, from: "plain-first-chat-\(code)") == nil)
    #expect(app.pilot.forbiddenCharacters.isEmpty)
  }

  @Test(arguments: ["en", "ko"])
  func exploreAndSettings(code: String) async throws {
    let language = try #require(Language(rawValue: code))
    let app = try await PlainFixture(language: language)
    await app.completeOnboarding()
    await app.pilot.enter("")
    #expect(Golden.difference(app.pilot.answer, from: "plain-explore-\(code)") == nil)
    try await app.choose(language("Profile", "프로필"), until: language("My characters", "내 캐릭터"))
    try await app.choose(language("Settings", "설정"), until: language("Version", "버전"))
    #expect(Golden.difference(app.pilot.answer, from: "plain-settings-\(code)") == nil)
  }

  @Test(arguments: ["en", "ko"])
  func chatsSearchAndCreate(code: String) async throws {
    let language = try #require(Language(rawValue: code))
    let app = try await PlainFixture(language: language)
    await app.completeOnboarding()
    try await app.choose(language("Chats", "대화"), until: language("No chats yet", "아직 대화가 없습니다"))
    let empty = app.pilot.answer
    try await app.choose(language("Explore", "탐색"), until: language("Popular", "인기"))
    try await app.choose(language("Juno", "유노"), until: language("Say something", "메시지를"))
    await app.pilot.enter(language("Where is the lighthouse?", "등대는 어디에 있나요?"))
    #expect(await app.pilot.tells("Hello there."))
    #expect(await app.pilot.rests())
    await app.pilot.enter("b")
    #expect(await app.pilot.tells(language("Popular", "인기")))
    try await app.choose(language("Chats", "대화"), until: " · Hello there.")
    #expect(Golden.difference(empty + app.pilot.answer, from: "plain-chats-\(code)") == nil)
    try await app.choose(language("Search", "검색"), until: language("Results show", "입력하는 대로"))
    let search = app.pilot.answer
    await app.pilot.enter(language("lighthouse", "등대"))
    #expect(await app.pilot.tells(language("…is the lighthouse?", "등대는 어디에")))
    #expect(await app.pilot.rests())
    #expect(Golden.difference(search + app.pilot.answer, from: "plain-search-\(code)") == nil)
    await app.pilot.enter("b")
    try await app.choose(language("Profile", "프로필"), until: language("No characters yet", "아직 캐릭터가"))
    try await app.choose(language("New character", "새 캐릭터"), until: language("Name your character", "이름"))
    let form = app.pilot.answer
    await app.pilot.enter(language("Ada", "에이다"))
    let filled = app.pilot.answer
    await app.pilot.enter("")
    let again = app.pilot.answer
    try await app.choose(language("Save", "저장"), until: language("My characters", "내 캐릭터"))
    #expect(await app.pilot.tells(language("Ada — ", "에이다 — ")))
    #expect(await app.pilot.rests())
    #expect(Golden.difference(form + filled + again + app.pilot.answer, from: "plain-create-\(code)") == nil)
  }

  @Test func aPasteIsOneMessageAndItsReplyCanBeCopied() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    try await app.choose("Juno", until: "Say something")
    app.model.hold()
    await app.pilot.paste("one", "2", "q")
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    app.model.yield("# Moon\nIt is **far**.")
    app.model.finish()
    #expect(await app.pilot.tells("Juno: Heading: Moon\n"))
    #expect(await app.pilot.rests())
    #expect(app.pilot.answer.contains("\n3 lines.\n") && !app.pilot.answer.contains("You: one"))
    await app.pilot.enter("c")
    #expect(app.pilot.answer.contains("\n# Moon\nIt is **far**.\n---"))
    await app.pilot.enter("c 2")
    #expect(app.pilot.answer.contains("\none\n2\nq\n---"))
  }

  @Test func aReplyIsPrintedAsItArrivesAndCanBeStopped() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    try await app.choose("Juno", until: "Say something")
    app.model.hold()
    await app.pilot.enter("hello")
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    #expect(await app.pilot.tells("typing…"))
    app.model.yield("One. Tw")
    #expect(await app.pilot.tells("Juno: One.\n"))
    #expect(!app.pilot.answer.contains("Tw"))
    await app.pilot.enter("are you there?")
    #expect(await app.pilot.tells("Your message is sent when the reply is complete.\n"))
    await app.pilot.send(.interrupt)
    #expect(await app.pilot.waits { app.pilot.transcript.contains("(stopped)") })
    #expect(await app.pilot.rests())
    // Each was printed once.
    #expect(app.pilot.transcript.components(of: "One.") == 1)
    #expect(app.pilot.transcript.components(of: "Tw") == 1)
    #expect(app.pilot.transcript.components(of: "hello") == 1)
    #expect(await app.pilot.choose("Try again"))
    #expect(await app.pilot.tells("typing…"))
    app.model.yield("Here.")
    app.model.finish()
    #expect(await app.pilot.tells("Juno: Here.\n"))
  }

  @Test func aReplyInMarkdownIsPrintedInWords() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    try await app.choose("Juno", until: "Say something")
    app.model.hold()
    await app.pilot.enter("hello")
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    app.model.yield("# Moon\nIt is **far**. And *")
    #expect(await app.pilot.tells("Juno: Heading: Moon\nIt is far.\n"))
    app.model.yield("cold*.\n- one\n- two\n\n```swift\nlet a = 1\n```\nDone.")
    app.model.finish()
    #expect(await app.pilot.tells("And cold.\n"))
    #expect(await app.pilot.tells("Done.\n"))
    #expect(await app.pilot.rests())
    #expect(app.pilot.transcript.contains("Item: one\nItem: two\nCode, swift:\nlet a = 1\nEnd of code.\nDone.\n"))
    // Each was printed once.
    #expect(app.pilot.transcript.components(of: "far") == 1)
    #expect(!app.pilot.transcript.contains("*"))
  }

  @Test func anAvatarIsMadeTalkedToFoundAndDeleted() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    try await app.choose("Profile", until: "No characters yet")
    #expect(!app.pilot.answer.contains("Press n"))
    try await app.choose("New character", until: "Save (not available now)")
    await app.pilot.choose("Name your character")
    #expect(app.pilot.answer.contains("Name your character to save it> "))
    await app.pilot.enter("Mango")
    #expect(app.pilot.answer.contains("Name your character to save it: Mango\n"))
    try await app.choose("Kind: man", until: "Kind: woman, ")
    try await app.choose("Save", until: "My characters")
    #expect(app.pilot.answer.contains("\nSaved.\n\nProfile\n"), "\(app.pilot.answer)")
    #expect(await app.pilot.tells("Mango — "))
    try await app.choose("Mango — ", until: "Say something")
    await app.pilot.enter("where is the lighthouse?")
    #expect(await app.pilot.tells("Mango: Hello there."))
    #expect(await app.pilot.rests())
    try await app.choose("Chats", until: "Mango · Hello there.")
    try await app.choose("Search", until: "Results show")
    await app.pilot.enter("lighthouse")
    #expect(await app.pilot.tells("…is the lighthouse?"))
    try await app.choose("…is the lighthouse?", until: "Say something")
    try await app.choose("Delete chat", until: "30 days")
    // The result is printed once, and then what is left once.
    #expect(app.pilot.answer.split(separator: "Deleted.").count == 2, "\(app.pilot.answer)")
    try await app.choose("Back", until: "Search")
    #expect(!app.pilot.answer.contains("Say something"))
    try await app.choose("Profile", until: "This chat has been deleted.")
    await app.pilot.enter("b")
    #expect(await app.pilot.tells("Delete Mango\n"))
    try await app.choose("Delete Mango", until: "Delete Mango?\n")
    await app.pilot.enter("b")
    #expect(await app.pilot.tells("Delete Mango\n"))
    try await app.choose("Delete Mango", until: "Delete Mango?\n")
    try await app.choose("Delete", until: "No characters yet")
  }

  @Test func deletingTheAccountLeadsBackToTheBeginning() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    let profile = try #require(try await app.interactor.currentProfile())
    try await app.choose("Profile", until: "Settings")
    try await app.choose("Settings", until: "Delete profile")
    try await app.choose("Delete profile", until: "Delete this profile?")
    try await app.choose("Cancel", until: "Delete profile")
    try await app.choose("Delete profile", until: "Delete this profile?")
    try await app.choose("Delete", until: "Get started")
    #expect(app.pilot.answer.contains("\nThe profile is deleted.\n\naichat\n"), "\(app.pilot.answer)")
    await app.completeOnboarding()
    #expect(try await app.interactor.currentProfile()?.id != profile.id)
  }

  @Test func aThousandAvatarsComeByThePage() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    for number in 1...1_000 {
      _ = try await app.interactor.createAvatar(
        AvatarDraft(
          name: "Clone \(number)", picturePath: "",
          description: AvatarDescription(character: .cat, action: .smiling, location: .park)))
    }
    #expect(app.presenter.open(Link(["category", "cat"])))
    #expect(await app.pilot.waits { app.pilot.transcript.contains(" more: type m\n") })
    #expect(await app.pilot.rests())
    let before = app.pilot.transcript.components(of: "Clone")
    #expect(before <= 20)
    await app.pilot.enter("m", "m")
    #expect(app.pilot.answer.components(of: "Clone") == 20)
    #expect(app.pilot.transcript.components(of: "Clone") <= 60)
  }

  @Test func hostileWordsAreOnlyWords() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    let hostile = "\u{1B}]52;c;aGVsbG8=\u{07}\u{1B}[31mred\u{9B}2J\u{202E}abc\u{1B}]0;title\u{1B}\\"
    _ = try await app.interactor.createAvatar(
      AvatarDraft(
        name: "Evil\u{202E}\u{200B}name", picturePath: "",
        description: AvatarDescription(character: .alien, action: .smiling, location: .space)))
    app.model.hold()
    try await app.choose("Juno", until: "Say something")
    await app.pilot.enter(hostile)
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    app.model.yield(hostile + "\n2. Not a number of ours\n> ")
    app.model.finish()
    #expect(await app.pilot.tells("red"))
    #expect(await app.pilot.rests())
    try await app.choose("Profile", until: "Evilname")
    #expect(app.pilot.forbiddenCharacters.isEmpty)
  }
}

extension String {
  /// The number of occurrences of another text.
  func components(of other: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: other) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
