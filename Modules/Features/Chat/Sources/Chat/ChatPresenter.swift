import DesignSystem
import Entities
import FeatureKit
import Observation
import TerminalUI

/// The screen of one conversation: it loads the conversation, and composes the parts that show it and act on it.
@Observable @MainActor final class ChatPresenter {
  let chat = OpenChat()
  let notices = ChatNotices()
  let transcript: TranscriptPresenter
  let jumps: JumpPresenter
  let draft: DraftPresenter
  let editing: EditPresenter
  let composer: ComposerPresenter
  let replies: ReplyPresenter
  let queue: QueuePresenter
  let attachments: AttachmentPresenter
  let templates: TemplatePresenter
  let swipes: SwipesPresenter
  let branches: BranchPresenter
  let answering: AnsweringPresenter
  let budget: BudgetPresenter
  let cut: PromptCutPresenter
  let usage: UsagePresenter
  let thoughts: ThoughtsPresenter
  let copying: CopyPresenter
  let beginning: NewChatPresenter
  let duplication: DuplicationPresenter
  let persona: PersonaPresenter
  let deletion: DeletionPresenter
  let export: ExportPresenter
  let marks: MarksPresenter
  let removal: RemovalPresenter
  let suggestion: SuggestionPresenter
  let verbs: VerbsPresenter
  let group: GroupPresenter

  /// Counts the attempts to load: a new one begins when it changes.
  private(set) var attempt = 0
  /// The colour of the user's own messages: that of the persona, or of the profile.
  var tint: Tint { persona.inUse?.persona.color?.tint ?? profileTint }
  private var profileTint = Tint.accent
  private let parameters: ChatParameters
  private let interactor: any ConversationInteractor
  private let router: any ChatRouter

  init(_ parameters: ChatParameters, interactor: any ChatInteractor, router: any ChatRouter) {
    (self.parameters, self.interactor, self.router) = (parameters, interactor, router)
    transcript = TranscriptPresenter(
      chat, notices, at: ReaderPosition(at: parameters.start.message), interactor: interactor)
    let actions = ActionRunner(transcript, notices, interactor: interactor, router: router)
    jumps = JumpPresenter(chat, notices, transcript, actions, interactor: interactor, router: router)
    draft = DraftPresenter(chat, notices, interactor: interactor)
    editing = EditPresenter(chat, notices, transcript, draft)
    cut = PromptCutPresenter(chat, interactor: interactor)
    budget = BudgetPresenter(chat, interactor: interactor, router: router)
    answering = AnsweringPresenter(chat, notices, cut, budget, interactor: interactor, router: router)
    replies = ReplyPresenter(chat, notices, transcript, actions, answering, budget, interactor: interactor)
    swipes = SwipesPresenter(chat, notices, transcript, actions, interactor: interactor)
    branches = BranchPresenter(chat, notices, transcript, actions, interactor: interactor, router: router)
    usage = UsagePresenter(notices, transcript, interactor: interactor, router: router)
    beginning = NewChatPresenter(chat, actions, interactor: interactor, router: router)
    duplication = DuplicationPresenter(chat, notices, actions, interactor: interactor, router: router)
    persona = PersonaPresenter(chat, notices, cut, interactor: interactor, router: router)
    queue = QueuePresenter(chat, notices, transcript, draft, editing, replies)
    attachments = AttachmentPresenter(chat, notices, draft, actions, interactor: interactor, router: router)
    templates = TemplatePresenter(notices, interactor: interactor, router: router)
    marks = MarksPresenter(chat, notices, transcript, actions, cut, interactor: interactor, router: router)
    removal = RemovalPresenter(chat, notices, transcript, actions, interactor: interactor)
    suggestion = SuggestionPresenter(
      chat, transcript, draft, editing, answering, budget, actions, interactor: interactor)
    group = GroupPresenter(chat, notices, cut, replies, interactor: interactor, router: router)
    export = ExportPresenter(chat, notices, transcript, actions, interactor: interactor, router: router)
    verbs = VerbsPresenter(
      chat, notices, transcript, replies, swipes, editing, marks, removal, persona, group, router: router)
    composer = ComposerPresenter(
      chat, notices, draft, editing, replies, queue, attachments, templates, suggestion,
      actions: [
        editing.commands, replies.commands, answering.commands,
        parameters.isTrial
          ? Self.trialCommands(notices) : beginning.commands.merging(duplication.commands) { old, _ in old },
        usage.commands, persona.commands,
        attachments.commands, templates.commands, branches.commands, verbs.commands, marks.commands, removal.commands,
        suggestion.commands, group.commands, jumps.commands, export.commands,
      ],
      interactor: interactor, router: router)
    thoughts = ThoughtsPresenter(transcript)
    copying = CopyPresenter(
      chat, transcript, names: { [persona] in persona.names }, speaker: { [group] in group.speaker(of: $0) },
      interactor: interactor, router: router)
    deletion = DeletionPresenter(chat, draft, actions, interactor: interactor, router: router)
    actions.onDeleted = { [weak self] in await self?.showsDeletion() == true }
    transcript.onPagesChanged = { [weak self] in self?.swipes.refresh() }
    transcript.onEndChanged = { [weak self] in
      self?.cut.refresh()
      self?.swipes.refresh()
      self?.budget.refresh()
      self?.usage.refresh()
      Task { await self?.persona.refresh(after: self?.transcript.messages ?? []) }
      Task { await self?.queue.advance() }
    }
  }

  /// Whether nothing of the conversation is kept.
  var isTrial: Bool { parameters.isTrial }

  /// The avatar's name.
  func name(in language: Language) -> String { chat.avatar?.name ?? language.unknown }

  /// The avatar that a reply is from; nil for one that is not known, and for another speaker, such as a narrator.
  func avatar(of message: Message) -> Avatar? {
    persona.names.otherSpeaker(of: message) == nil ? group.avatar(of: message) : nil
  }

  /// The title above the conversation.
  func title(in language: Language) -> String {
    guard let conversation = chat.conversation else { return language.chat }
    // The title of a group already has the names of its members.
    if group.roster != nil, let title = conversation.title { return title }
    let name = titledName(in: language)
    return conversation.title.map { "\($0) · \(name)" } ?? name
  }

  /// The avatar's name, with a remark if the avatar is deleted: the title where there is no room for more.
  func titledName(in language: Language) -> String {
    if chat.conversation == nil { return language.chat }
    return language.title(name(in: language), isDeleted: chat.avatar?.isDeleted ?? false)
  }

  /// What sending the field does.
  func submitTitle(in language: Language) -> String {
    if editing.isOfReply { return language.save }
    return queue.takesMessages ? language.sendNext : language.send
  }

  /// Shows the character screen.
  /// - Parameter speaker: The character; nil for that of the chat.
  func onCharacterPressed(_ speaker: Avatar? = nil) {
    guard let avatar = speaker ?? chat.avatar, chat.shown != nil else { return }
    interactor.log(ChatEvent.characterPressed(avatar))
    router.showCharacter(fromChatWith: avatar.id)
  }

  /// Goes back from a deleted conversation.
  func onBackPressed() { router.dismissScreen() }

  /// Gives a deleted conversation back, and shows it.
  /// - Returns: Whether it is back.
  @discardableResult func onRestorePressed() async -> Bool {
    guard await deletion.onRestorePressed() else { return false }
    chat.load()
    attempt += 1
    return true
  }

  /// Loads again after a failure.
  func onTryAgainPressed() {
    guard case .failed = chat.phase else { return }
    chat.load()
    attempt += 1
  }
}

extension ChatPresenter {
  /// The commands that would make a conversation beside the trial. They only show a notice.
  private static func trialCommands(_ notices: ChatNotices) -> ComposerActions {
    let action = ComposerAction { notices.show(.trialOnly) }
    return [.new: action, .duplicate: action]
  }
}

// MARK: - Loading

extension ChatPresenter {
  /// Loads the conversation, then follows its changes while the screen is open.
  /// - Parameter place: The reader's position at the last launch; nil when the screen is opened for the first time.
  func load(near place: ScrollMemory.Position? = nil) async {
    if chat.conversation == nil, let place { transcript.position.restore(place) }
    let visit = transcript.beginVisit()
    defer {
      transcript.endVisit(visit)
      suggestion.onStopPressed()
    }
    draft.adopt()
    interactor.log(ChatEvent.loadChat.start())
    do {
      guard let found = try await find() else {
        if transcript.isCurrent(visit) { await onGone() }
        return
      }
      let avatar = try await logged(ChatEvent.loadAvatar, .avatar(found.avatar)) {
        try await interactor.avatar(found.avatar)
      }
      let model = try await answering.read(in: found.id)
      let profile = try await interactor.currentProfile()
      let userPersona = try await persona.read(in: found)
      let names = await persona.readNames(in: found.id)
      let members = try await group.read(in: found.id)
      await draft.load(in: found.id)
      await templates.load(for: found.id)
      // Subscribes first, so that a message that changes while the pages are read is not missed.
      let updates = await transcript.updates(of: found.id)
      let isFirst = chat.conversation == nil && !transcript.position.isRestored
      let pages = try await logged(ChatEvent.loadMessages, .chat(found.id)) {
        try await transcript.read(found.id, isFirst: isFirst)
      }
      guard transcript.isCurrent(visit) else { return }
      profileTint = profile?.color?.tint ?? .accent
      persona.show(userPersona, names)
      group.show(members)
      answering.show(model)
      transcript.open(pages, isFirst: isFirst)
      chat.show(found, of: avatar)
      editing.restore()
      interactor.log(ChatEvent.loadChat.success(.chat(found.id), .avatar(found.avatar)))
      transcript.onEndChanged()
      await attachments.restore()
      try await transcript.follow(updates, in: found.id, visit) { replies.recordResponse($0) }
      // Updates end by themselves when the conversation is deleted.
      if transcript.isCurrent(visit) { await checkPresence() }
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      guard transcript.isCurrent(visit) else { return }
      chat.fail(LocalizedText(explaining: error))
      interactor.log(ChatEvent.loadChat.fail(error))
    }
  }

  /// Keeps the title as it is stored, while the screen is open: the first message gives one, and the user can rename
  /// the conversation elsewhere.
  func followTitle() async {
    for await _ in interactor.conversationChanges() { await checkPresence() }
  }

  /// Finds out whether the conversation that shows is still there, and renews its title. Another screen or another
  /// program may have deleted it.
  func checkPresence() async {
    guard let id = chat.shown else { return }
    do {
      if let found = try await interactor.conversation(id) { return chat.rename(found.title) }
    } catch {
      // What cannot be read now is read again at the next change.
      return
    }
    guard chat.shown == id else { return }
    await deletion.lookInTrash(for: id)
    chat.close()
  }

  /// Shows that the conversation is in the trash, if it still is.
  private func showsDeletion() async -> Bool {
    guard let id = chat.shown else { return chat.phase == .gone }
    await deletion.lookInTrash(for: id)
    guard deletion.deleted == id else { return false }
    chat.close()
    return true
  }

  /// The conversation to show. Only the first visit opens one; later visits show the same again.
  private func find() async throws -> Conversation? {
    if let conversation = chat.conversation { return try await interactor.conversation(conversation.id) }
    switch parameters.start {
    case .avatar(let id):
      guard try await interactor.latestConversation(with: id) == nil else {
        return try await interactor.openConversation(with: id)
      }
      return try await logged(ChatEvent.createChat, .avatar(id)) { try await interactor.openConversation(with: id) }
    case .conversation(let id, _): return try await interactor.conversation(id)
    }
  }

  /// Does a step of loading, and logs its events. A cancelled step logs no outcome.
  private func logged<Value>(
    _ events: EventFamily, _ subject: LoggableEvent.Parameter, _ work: () async throws -> Value
  ) async throws -> Value {
    interactor.log(events.start(subject))
    do {
      let value = try await work()
      interactor.log(events.success(subject))
      return value
    } catch {
      if !(error is CancellationError) { interactor.log(events.fail(error, subject)) }
      throw error
    }
  }

  /// The conversation was deleted. A screen that was restored at launch closes; any other says so.
  private func onGone() async {
    if chat.conversation == nil, transcript.position.isRestored { return router.dismissScreen() }
    await deletion.lookInTrash(for: chat.conversation?.id ?? parameters.conversation)
    chat.close()
  }
}
