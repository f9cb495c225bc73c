import Entities
import Observation

/// The actions on one message: which of them apply, the menu that lists them, and the parts of the screen that do them.
@Observable @MainActor final class VerbsPresenter {
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let replies: ReplyPresenter
  private let swipes: SwipesPresenter
  private let editing: EditPresenter
  private let marks: MarksPresenter
  private let removal: RemovalPresenter
  private let persona: PersonaPresenter
  private let group: GroupPresenter
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ replies: ReplyPresenter,
    _ swipes: SwipesPresenter, _ editing: EditPresenter, _ marks: MarksPresenter, _ removal: RemovalPresenter,
    _ persona: PersonaPresenter, _ group: GroupPresenter, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.transcript) = (chat, notices, transcript)
    (self.replies, self.swipes, self.editing) = (replies, swipes, editing)
    (self.marks, self.removal, self.persona) = (marks, removal, persona)
    (self.group, self.router) = (group, router)
  }

  /// The message that commands without a choice are for: the last one of the conversation.
  var usual: Message? { transcript.newest }

  /// The commands that this part adds to the field: actions on the usual message.
  var commands: ComposerActions {
    let verbs: [ComposerCommand: MessageVerb] = [
      .goOn: .goOn, .hide: .hide, .pin: .pin, .bookmark: .bookmark, .delete: .delete,
    ]
    return verbs.mapValues { verb in
      ComposerAction(named: { [self] name in
        if verb == .delete, let count = name.flatMap({ Int($0) }) { return await deleteLast(count) }
        let message = usual
        let applies = message.map { self.verbs(of: $0).contains(verb) } ?? false
        await run(verb, on: message, named: name)
        return applies
      })
    }
  }

  /// Whether there is a message to open a menu for.
  var hasMenu: Bool { chat.shown != nil && !transcript.messages.isEmpty }

  /// The actions that apply to a message now.
  func verbs(of message: Message) -> [MessageVerb] {
    let isNewest = message.id == transcript.newest?.id
    return MessageVerb.allCases.filter { verb in
      switch verb {
      case .again: isNewest && (replies.canRetry || replies.canRegenerate)
      case .goOn: isNewest && replies.canContinue
      case .otherAnswer: swipes.canSwipe && swipes.swipes(of: message) != nil
      // Of two forms each is both the one before the other and the one after it.
      case .previousAnswer: swipes.canSwipe && swipes.swipes(of: message).map { $0.all.count > 2 } == true
      case .edit: editing.canEdit(message)
      case .copy: !message.text.isEmpty
      case .hide, .pin, .bookmark: marks.canMark(message)
      case .delete: removal.canDelete
      case .deleteBelow: removal.canDelete && !isNewest
      }
    }
  }

  /// Opens the menu, at a message or at the last one that is loaded, and does what is chosen there.
  /// - Returns: A text to copy; nil for none.
  func onMenuPressed(at first: Message.ID? = nil) async -> String? {
    guard hasMenu, let last = transcript.messages.last?.id else { return nil }
    let items = transcript.messages.map { MessageMenu.Item($0, verbs: verbs(of: $0), speaker: speaker(of: $0)) }
    let choice = await router.chooseVerb(in: MessageMenu(items, first: first ?? last, characterName: chat.avatar?.name))
    guard let choice, let message = transcript.messages.first(where: { $0.id == choice.message }) else { return nil }
    return await run(choice.verb, on: message)
  }

  /// The name of a message's speaker; nil for the character, and for the user without a persona.
  private func speaker(of message: Message) -> String? {
    if message.role == .user { return persona.name(at: message) }
    return persona.names.otherSpeaker(of: message) ?? group.speaker(of: message)
  }

  /// Deletes this number of the last messages.
  /// - Returns: Whether there are so many.
  func deleteLast(_ count: Int) async -> Bool {
    let messages = transcript.messages
    guard !transcript.hasLater, count > 0 else {
      notices.show(.noSuchVerb)
      return false
    }
    guard count <= messages.count else {
      notices.show(transcript.hasEarlier ? .loadedMessages(messages.count) : .onlyMessages(messages.count))
      return false
    }
    await run(count == 1 ? .delete : .deleteBelow, on: messages.suffix(count).first)
    return true
  }

  /// Does an action on a message, if it still applies.
  /// - Parameter name: The name of a bookmark; nil asks for one.
  /// - Returns: A text to copy; nil for none.
  @discardableResult func run(_ verb: MessageVerb, on message: Message?, named name: String? = nil) async -> String? {
    guard let message, verbs(of: message).contains(verb) else {
      notices.show(transcript.arriving ?? .noSuchVerb)
      return nil
    }
    switch verb {
    case .again: await replies.onRetryPressed()
    case .goOn: await replies.onContinuePressed()
    case .otherAnswer: await swipes.onOtherAnswerPressed(of: message.id)
    case .previousAnswer: await swipes.onPreviousAnswerPressed(of: message.id)
    case .edit: editing.onEditPressed(message)
    case .copy: return message.text
    case .hide: await marks.onHidePressed(message)
    case .pin: await marks.onPinPressed(message)
    case .bookmark:
      if let name { await marks.bookmark(message, named: name) } else { await marks.onBookmarkPressed(message) }
    case .delete: await removal.onDeletePressed(message, .one)
    case .deleteBelow: await removal.onDeletePressed(message, .below)
    }
    return nil
  }
}
