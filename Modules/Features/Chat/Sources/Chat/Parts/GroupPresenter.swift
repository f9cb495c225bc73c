import Entities
import Observation

/// The members of a group chat: the speaker of each reply, and the member that speaks next.
@Observable @MainActor final class GroupPresenter {
  /// The group; nil in a chat with one avatar.
  private(set) var roster: GroupRoster?
  private let chat: OpenChat
  private let notices: ChatNotices
  private let cut: PromptCutPresenter
  private let replies: ReplyPresenter
  private let interactor: any GroupInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ cut: PromptCutPresenter, _ replies: ReplyPresenter,
    interactor: any GroupInteractor, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.cut, self.replies) = (chat, notices, cut, replies)
    (self.interactor, self.router) = (interactor, router)
  }

  /// The commands that this part adds to the field.
  var commands: ComposerActions {
    [
      .members: ComposerAction(named: { [self] name in
        if let name { return await add(named: name) }
        await onMembersPressed()
        return true
      }),
      .next: ComposerAction(named: { [self] name in await onNextPressed(named: name) }),
    ]
  }

  /// The group of a conversation.
  func read(in id: Conversation.ID) async throws -> GroupRoster? { try await interactor.groupRoster(in: id) }

  /// Shows the group that was read.
  func show(_ roster: GroupRoster?) {
    self.roster = roster
    replies.waitsForCall = roster?.group.answersWhenCalled ?? false
  }

  /// Whether a member can be called.
  var canCall: Bool { roster != nil && chat.answerable != nil }

  /// The avatar that a reply is from; nil for one that is not known.
  func avatar(of message: Message) -> Avatar? {
    guard let speaker = message.speaker else { return chat.avatar }
    return roster?.avatars[speaker] ?? (chat.avatar?.id == speaker ? chat.avatar : nil)
  }

  /// The name of the member of a group that a message is from; nil elsewhere.
  func speaker(of message: Message) -> String? {
    roster == nil || message.role == .user ? nil : avatar(of: message)?.name
  }

  /// Shows the members. One that the user chooses there speaks next.
  func onMembersPressed() async {
    guard let id = chat.answerable else { return }
    let called = await router.showMembers(of: id)
    await refresh()
    if let called { await replies.call(called) }
  }

  /// Lets a member speak without a message of the user.
  /// - Parameter name: Its name, or the beginning of it; nil for the next one in the group's order.
  /// - Returns: Whether there is such a member; false in a chat with one avatar.
  func onNextPressed(named name: String? = nil) async -> Bool {
    guard canCall else {
      notices.show(.noOtherMember)
      return false
    }
    guard let name else {
      await replies.call(nil)
      return true
    }
    guard let member = member(named: name) else {
      notices.show(.noSuchMember)
      return false
    }
    await replies.call(member)
    return true
  }

  /// Adds a character by its name.
  /// - Returns: Whether it was found and added.
  func add(named name: String) async -> Bool {
    guard let conversation = chat.conversation, chat.answerable != nil else { return false }
    do {
      let avatar = try await interactor.avatar(named: name)
      var group = roster?.group ?? GroupChat([GroupChat.Member(conversation.avatar)])
      group.add(avatar.id)
      try await interactor.saveGroup(group, in: conversation.id)
      interactor.log(ChatEvent.changeGroup.success(.chat(conversation.id), .count("member_count", group.present.count)))
      await refresh()
      notices.show(.joined(avatar.name))
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(ChatEvent.changeGroup.fail(error))
      router.showAlert(for: error)
    }
    return false
  }

  private func refresh() async {
    guard let id = chat.shown else { return }
    // A group that cannot be read again stays as it was.
    if let found = try? await interactor.groupRoster(in: id) { show(found) }
    cut.refresh()
  }

  /// The member with a name, in any case; otherwise the only one whose name begins with it.
  private func member(named name: String) -> Avatar.ID? {
    let members = roster?.members ?? [], name = name.lowercased()
    if let exact = members.first(where: { $0.avatar.name.lowercased() == name }) { return exact.id }
    let similar = members.filter { $0.avatar.name.lowercased().hasPrefix(name) }
    return similar.count == 1 ? similar[0].id : nil
  }
}
