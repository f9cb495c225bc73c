import Entities
import FeatureKit
import Observation

/// The members of a chat: to call, mute, move and remove them, and to add others.
@Observable @MainActor final class MembersPresenter {
  /// The members; one in a chat that is no group.
  let roster: ContentLoader<GroupRoster>
  private let turn: ActionTurn
  private let conversation: Conversation.ID
  private let interactor: any MembersInteractor
  private let router: any MembersRouter

  init(_ parameters: MembersParameters, interactor: any MembersInteractor, router: any MembersRouter) {
    let id = parameters.conversation
    (conversation, self.interactor, self.router) = (id, interactor, router)
    turn = ActionTurn(interactor) { router.showAlert(for: $0) }
    roster = ContentLoader {
      if let found = try await interactor.groupRoster(in: id) { return found }
      guard let chat = try await interactor.conversation(id) else { return GroupRoster(GroupChat([]), []) }
      let avatar = try await interactor.avatar(chat.avatar)
      return GroupRoster(GroupChat([GroupChat.Member(chat.avatar)]), [avatar].compactMap(\.self))
    }
  }

  /// The group; one without members until it is loaded.
  var group: GroupChat { roster.content?.group ?? GroupChat([]) }

  /// The members that have not left.
  var members: [GroupRoster.Member] { roster.content?.members ?? [] }

  /// Whether there are several members. Only then the order of answers matters.
  var isGroup: Bool { members.count > 1 }

  /// Goes back to the chat, where the member speaks next. In a chat with one member it only goes back.
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
    await turn.take(ChatEvent.changeGroup) {
      guard let avatar = await router.chooseMember(besides: members.map(\.id)) else { return }
      try await save { $0.add(avatar) }
    }
  }

  func onClosePressed() { router.dismissScreen() }

  private func change(_ change: (inout GroupChat) -> Void) async {
    await turn.take(ChatEvent.changeGroup) { try await save(change) }
  }

  private func save(_ change: (inout GroupChat) -> Void) async throws {
    guard let earlier = roster.content?.group else { return }
    var group = earlier
    change(&group)
    guard group != earlier else { return }
    try await interactor.saveGroup(group, in: conversation)
    interactor.log(ChatEvent.changeGroup.success(.chat(conversation), .count("member_count", group.present.count)))
    try await roster.read()
  }
}

extension GroupChat.Order {
  /// The order after this one; after the last, the first.
  fileprivate var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
