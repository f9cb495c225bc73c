import Entities
import Observation

/// Reads the end of the conversation on which the selection of the list rests, and follows its changes.
@Observable @MainActor final class ChatPreviewPresenter {
  /// The milliseconds for which the selection rests before its conversation is read: a key that is held down passes
  /// over the rows between.
  static let rest = 120
  /// The number of messages that are read. They fill a high window; the screen of the conversation has the others.
  static let pageSize = 30

  /// The conversation that shows; nil before the first one, and after `clear()`.
  private(set) var shown: Conversation.ID?
  /// Why it could not be read; nil when it was.
  private(set) var failure: LocalizedText?
  private var transcript = Transcript()
  /// The name of the user's persona in the conversation; nil without one.
  private(set) var userName: String?
  /// The names under which the messages were said.
  private var names = SpokenNames()
  /// The members of a group, and their avatars; nil in a chat with one avatar.
  private var roster: GroupRoster?
  /// The newest reply that is known to be this program's own.
  private var ownReply: Message.ID?
  private let interactor: any ChatPreviewInteractor

  init(interactor: any ChatPreviewInteractor) { self.interactor = interactor }

  /// The last messages, the oldest first.
  var messages: [Message] { transcript.messages }

  /// The milliseconds before the next conversation is read: where nothing shows yet, there is no reason to wait.
  var rest: Int { shown == nil ? 0 : Self.rest }

  /// Shows a conversation, and follows it until the task is cancelled. The previous one shows until this one is read. A
  /// deleted one has no messages to follow.
  func follow(_ row: ChatSummary) async {
    let id = row.id
    guard row.deleted == nil else { return show(id, Transcript()) }
    // Subscribes first, so that a message that changes while the page is read is not missed.
    let updates = await interactor.messageUpdates(of: id)
    do {
      try await read(row)
      for await message in updates {
        await findOwner(of: message)
        let spoken = message.role == .user ? try? await interactor.spokenNames(in: row.id) : nil
        guard !Task.isCancelled else { return }
        if let spoken { names = spoken }
        if isOfUnknown(message) || !transcript.merge(message) { try await read(row) }
      }
    } catch is CancellationError {
      // The selection has moved on.
    } catch {
      if !Task.isCancelled { show(id, Transcript(), LocalizedText(explaining: error)) }
    }
  }

  /// Forgets what shows. It is read again, at once, when there is a place for it again: meanwhile the conversation may
  /// have gone on.
  func clear() { show(nil, Transcript()) }

  private func read(_ row: ChatSummary) async throws {
    let page = try await interactor.messages(of: row.id, before: nil, limit: Self.pageSize)
    await findOwner(of: page.messages.last)
    // Names that cannot be read are no reason to leave out the messages.
    let roster = try? await interactor.groupRoster(in: row.id)
    let persona = try? await interactor.personaInUse(in: row.id, with: row.chat.avatar)
    let names = try? await interactor.spokenNames(in: row.id)
    guard !Task.isCancelled else { return }
    show(row.id, Transcript(page), of: roster, userName: persona?.persona.name, names ?? SpokenNames())
  }

  private func show(
    _ id: Conversation.ID?, _ transcript: Transcript, _ failure: LocalizedText? = nil, of roster: GroupRoster? = nil,
    userName: String? = nil, _ names: SpokenNames = SpokenNames()
  ) {
    (shown, self.transcript, self.failure) = (id, transcript, failure)
    (self.roster, self.userName, self.names) = (roster, userName, names)
  }

  /// Whether a message is new here and its speaker joined the group after the group was read.
  private func isOfUnknown(_ message: Message) -> Bool {
    guard let speaker = message.speaker, !messages.contains(where: { $0.id == message.id }) else { return false }
    return roster?.avatars[speaker] == nil
  }

  private func findOwner(of message: Message?) async {
    guard let message, isForeign(message), await interactor.isReplying(in: message.chat) else { return }
    ownReply = message.id
  }
}

// MARK: - The content of a row

extension ChatPreviewPresenter {
  /// The avatar that a reply is from; nil for one that is not known.
  /// - Parameter avatar: The avatar of the conversation.
  func avatar(of message: Message, in row: ChatSummary, with avatar: Avatar?) -> Avatar? {
    guard otherSpeaker(of: message) == nil else { return nil }
    guard let speaker = message.speaker else { return avatar }
    return roster?.avatars[speaker] ?? (row.chat.avatar == speaker ? avatar : nil)
  }

  /// The name of the user at a message; nil without a persona.
  func userName(at message: Message) -> String? { names.userName(of: message, now: userName) }

  /// The name of another speaker than the avatars, such as a narrator; nil for any other message.
  func otherSpeaker(of message: Message) -> String? { names.otherSpeaker(of: message) }

  /// Whether another program is writing a message, or was writing it when that program ended.
  func isForeign(_ message: Message) -> Bool { message.state == .streaming && message.id != ownReply }

  /// The moment of a message that begins a session, and the current time; nil within a session.
  func session(at message: Message) -> (begun: Timestamp, now: Timestamp)? {
    transcript.sessions.contains(message.id) ? (message.created, interactor.now) : nil
  }

  /// Whether the message before a reply is a reply too.
  func followsReply(_ message: Message) -> Bool { transcript.repeats.contains(message.id) }

  /// The milliseconds until a message's provider is asked again; 0 when it does not wait.
  func pause(before message: Message) -> Int { message.pause?.milliseconds(from: interactor.now) ?? 0 }
}
