import Entities
import Observation

/// The members of a chat: to call, mute, move and remove them, and to add others.
@Observable @MainActor final class MembersPresenter {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// The members; one in a chat that is no group.
  private(set) var roster = GroupRoster(GroupChat([]), [])
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  private var isBusy = false
  private let conversation: Conversation.ID
  private let interactor: any MembersInteractor
  private let router: any MembersRouter

  init(_ parameters: MembersParameters, interactor: any MembersInteractor, router: any MembersRouter) {
    (conversation, self.interactor, self.router) = (parameters.conversation, interactor, router)
  }

  /// The members that are here.
  var members: [GroupRoster.Member] { roster.members }

  /// Whether several are here, so that an order counts.
  var isGroup: Bool { members.count > 1 }

  /// Reads the members.
  func load() async {
    do {
      try await read()
      if !Task.isCancelled { phase = .content }
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }

  private func read() async throws {
    if let found = try await interactor.groupRoster(in: conversation) {
      roster = found
    } else if let chat = try await interactor.conversation(conversation) {
      let avatar = try await interactor.avatar(chat.avatar)
      roster = GroupRoster(GroupChat([GroupChat.Member(chat.avatar)]), [avatar].compactMap(\.self))
    }
  }

  /// Loads again after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  /// Goes back to the chat, where the member speaks next. Alone it needs no call.
  func onPressed(_ member: GroupRoster.Member) {
    if isGroup { router.finishMembers(calling: member.id) } else { router.dismissScreen() }
  }

  /// Mutes a member, or lets it answer again.
  func onMutePressed(_ member: GroupRoster.Member) async {
    await change { $0.set(member.part == .muted ? .speaks : .muted, of: member.id) }
  }

  /// Removes a member. The last one stays.
  func onRemovePressed(_ member: GroupRoster.Member) async {
    guard isGroup else { return }
    await change { $0.set(.left, of: member.id) }
  }

  /// Moves a member by one place.
  func onMovePressed(_ member: GroupRoster.Member, by step: Int) async {
    let places = members.map(\.id)
    guard let place = places.firstIndex(of: member.id), places.indices.contains(place + step) else { return }
    await change { group in
      guard let from = group.members.firstIndex(where: { $0.id == member.id }),
        let to = group.members.firstIndex(where: { $0.id == places[place + step] })
      else { return }
      group.members.swapAt(from, to)
    }
  }

  /// Takes the next order.
  func onOrderPressed() async { await change { $0.order = $0.order.next } }

  /// Takes the other definitions.
  func onCardsPressed() async { await change { $0.cards = $0.cards == .swapped ? .merged : .swapped } }

  /// Adds a character that the user chooses.
  func onAddPressed() async {
    guard !isBusy, let avatar = await router.chooseMember(besides: Set(members.map(\.id))) else { return }
    await working { try await save { $0.add(avatar) } }
  }

  /// Goes back.
  func onClosePressed() { router.dismissScreen() }

  private func change(_ change: (inout GroupChat) -> Void) async { await working { try await save(change) } }

  private func save(_ change: (inout GroupChat) -> Void) async throws {
    var group = roster.group
    change(&group)
    guard group != roster.group else { return }
    try await interactor.saveGroup(group, in: conversation)
    interactor.log(ChatEvent.changeGroup.success(.chat(conversation), .count("member_count", group.present.count)))
    try await read()
  }

  private func working(_ work: () async throws -> Void) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      try await work()
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(ChatEvent.changeGroup.fail(error))
      router.showAlert(for: error)
    }
  }
}

extension GroupChat.Order {
  /// The order after this one; after the last, the first.
  fileprivate var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
