import Entities
import Lore
import Storage
import Testing

@testable import Conversations

@Suite struct CopyTests {
  /// A conversation with a question and an answer.
  private func talked() async throws -> (office: Office, id: Conversation.ID) {
    let office = try await Office(.saying("Yes?"))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    _ = await listener.end()
    return (office, id)
  }

  private func copy(_ id: Conversation.ID, in office: Office) async throws -> Conversation {
    try await office.duplicateConversation(id) { _ in }
  }

  @Test func aCopyGoesItsOwnWay() async throws {
    let (office, id) = try await talked()
    try await office.renameConversation(id, to: "Tea")
    try await office.moveConversation(id, to: ChatPlace(isPinned: true, isArchived: true, tags: ["sea"]))
    try await office.saveDraft("Half a thou", in: id)
    let before = try await office.texts(id)
    let copy = try await copy(id, in: office)
    #expect(copy.title == "Tea (copy)" && copy.place == ChatPlace(tags: ["sea"]))
    #expect(try await office.conversation(copy.id) == copy)
    #expect(try await office.texts(copy.id) == before)
    #expect(try await office.draft(in: copy.id) == nil)
    try await office.send("More", in: copy.id)
    #expect(try await office.texts(id) == before)
    #expect(try await office.conversations(on: .archived, offset: 0, limit: 9).map(\.id) == [id])
  }

  @Test func itsNotesComeAlong() async throws {
    let (office, id) = try await talked()
    let scope = PresetScope.chat(id)
    var preset = Preset()
    preset.instruction = "Short."
    try await office.savePreset(preset, for: scope)
    try await office.saveAuthorsNote(AuthorsNote(text: "Be brief."), in: id)
    let last = try #require(try await office.shown(id).last)
    let summary = ConversationSummary(text: "They met.", last: last.id, count: 3)
    let notes = office.stores.notes
    try await notes.setNote(summary.note, named: SummaryNotes.name(id), of: office.user.id)
    let state = try #require(ChatState(turn: last.id, before: PromptState(), after: PromptState()).text)
    try await notes.setNote(state, named: AuthorsNote.statePrefix + "\(id)", of: office.user.id)
    let group = GroupChat([GroupChat.Member(office.avatar.id)], order: .manual)
    try await notes.setNote(group.note, named: GroupChat.notePrefix + "\(id)", of: office.user.id)

    let copy = try await copy(id, in: office)
    #expect(try await office.authorsNote(in: copy.id).text == "Be brief.")
    #expect(try await office.conversationService.presets.stack(for: .chat(copy.id))[.chat].instruction == "Short.")
    let end = try #require(try await office.shown(copy.id).last)
    let copied = try await office.conversationService.summaryNotes.summary(in: copy)
    #expect(copied?.text == "They met." && copied?.last == end.id && end.id != last.id)
    let stored = try await notes.note(AuthorsNote.statePrefix + "\(copy.id)", of: office.user.id)
    #expect(stored.flatMap { ChatState(text: $0) }?.turn == end.id)
    #expect(try await notes.note(GroupChat.notePrefix + "\(copy.id)", of: office.user.id) == group.note)
  }

  /// Every note of a conversation but the draft: a new kind of note belongs into the copy too.
  @Test func noNoteIsForgotten() async throws {
    let (office, id) = try await talked()
    let names = Set(CopiedNotes.names(of: id))
    let context = Presets.noteNames(
      of: Conversation(
        id: id, profile: office.user.id, avatar: office.avatar.id, created: office.now, updated: office.now))
    #expect(names.isSuperset(of: context.filter { $0.hasSuffix("\(id)") }))
    #expect(!names.contains(DraftStore.prefix + "\(id)"))
  }

  @Test func aSummaryOfWhatIsNotThereStaysBehind() async throws {
    let (office, id) = try await talked()
    let elsewhere = ConversationSummary(text: "?", last: Message.ID(high: 1, low: 1), count: 1)
    try await office.stores.notes.setNote(elsewhere.note, named: SummaryNotes.name(id), of: office.user.id)
    let copy = try await copy(id, in: office)
    #expect(try await office.stores.notes.note(SummaryNotes.name(copy.id), of: office.user.id) == nil)
  }

  @Test func aCopyIsRecognised() async throws {
    let (office, id) = try await talked()
    try await office.renameConversation(id, to: nil)
    let first = try await copy(id, in: office)
    #expect(first.title == "Juno (copy)")
    #expect(try await copy(id, in: office).title == "Juno (copy 2)")
    #expect(try await copy(first.id, in: office).title == "Juno (copy 3)")
  }

  @Test(arguments: [
    ("Tea", "Tea (copy)", "Tea (사본)"), ("Tea (copy)", "Tea (copy)", "Tea (사본)"),
    ("Tea (사본 12)", "Tea (copy)", "Tea (사본)"), ("Tea (black)", "Tea (black) (copy)", "Tea (black) (사본)"),
    ("Tea(copy)", "Tea(copy) (copy)", "Tea(copy) (사본)"), (")", ") (copy)", ") (사본)"),
  ])
  func titles(_ title: String, _ english: String, _ korean: String) {
    #expect(CopyTitle(of: title, in: .english).text(besides: []) == english)
    #expect(CopyTitle(of: title, in: .korean).text(besides: []) == korean)
  }

  @Test func aLongTitleStaysWithinTheLimit() {
    let title = CopyTitle(of: String(repeating: "가", count: 333), in: .korean).text(besides: [])
    #expect(title.hasSuffix("가 (사본)") && title.utf8.count <= ConversationService.longestTitle)
  }

  @Test func anArrivingReplyGoesOnInTheOriginalAlone() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.send("Hi", in: id)
    _ = await office.model.call()
    let copy = try await copy(id, in: office)
    #expect(try await office.texts(copy.id) == ["Hello there.", "Hi"])
    #expect(await office.isReplying(in: id))
    await office.stopReply(in: id)
    #expect(try await office.texts(copy.id) == ["Hello there.", "Hi"])
  }

  @Test func aStopLeavesNothing() async throws {
    let (office, id) = try await talked()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await office.duplicateConversation(id) { _ in }
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(try await office.conversationIDs() == [id])
  }

  @Test func onlyTheUsersConversationsAreCopied() async throws {
    let (office, id) = try await talked()
    _ = try await office.deleteConversation(id)
    await #expect(throws: ConversationFailure.deletedConversation(id)) { _ = try await copy(id, in: office) }
  }
}
