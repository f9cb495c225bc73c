import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats new`: begins a chat with several characters, which each greet.
  static func beginning(_ interactor: any ChatsCommandsInteractor) -> Subcommand {
    Subcommand(
      "new",
      options: [
        CommandOption("with", value: "NAME", kind: .avatars(interactor)) { $0.withOption },
        CommandOption("order", value: "ORDER") { $0.orderOption },
      ], summary: { $0.newGroupSummary },
      run: { arguments, io in
        try await ChatsCommands(interactor: interactor, io: io).begin(arguments)
        return .done
      })
  }

  /// `chats members`: lists and changes the members of a chat.
  static func members(_ interactor: any ChatsCommandsInteractor) -> Subcommand {
    Subcommand(
      "members", operands: "ID", takes: [.chats(interactor)],
      options: [
        CommandOption("add", value: "NAME", kind: .avatars(interactor)) { $0.addOption },
        CommandOption("remove", value: "NAME", kind: .avatars(interactor)) { $0.removeOption },
        CommandOption("mute", value: "NAME", kind: .avatars(interactor)) { $0.muteOption },
        CommandOption("unmute", value: "NAME", kind: .avatars(interactor)) { $0.unmuteOption },
        CommandOption("order", value: "ORDER") { $0.orderOption },
        CommandOption("cards", value: "CARDS") { $0.cardsOption },
      ], summary: { $0.membersSummary },
      run: { arguments, io in
        try await ChatsCommands(interactor: interactor, io: io).members(arguments)
        return .done
      })
  }

  private func begin(_ arguments: Arguments) async throws {
    let names = arguments.values(of: "with")
    guard names.count > 1, arguments.operands.isEmpty else {
      throw CommandFailure(.wrongUsage, io.language.twoCharacters)
    }
    let order = try choice("order", of: arguments, GroupChat.Order.self) ?? .natural
    var avatars: [Avatar.ID] = []
    for name in names { avatars.append(try await interactor.avatar(named: name).id) }
    _ = try await interactor.ensureProfile()
    let chat = try await interactor.startGroup(with: avatars, order: order)
    // A pipe gets the id alone, for a script.
    if io.isTerminal || io.wantsJSON { try await write(chat) } else { try io.writeLine("\(chat.id)") }
  }

  private func members(_ arguments: Arguments) async throws {
    let chat = try await chat(named: arguments.onlyOperand(or: io.language.oneChat(for: "members")))
    let earlier = try await interactor.groupRoster(in: chat.id)?.group
    var group = earlier ?? GroupChat([GroupChat.Member(chat.avatar)])
    let unchanged = group
    for name in arguments.values(of: "add") { group.add(try await interactor.avatar(named: name).id) }
    for (option, part) in [("remove", GroupChat.Member.Part.left), ("mute", .muted), ("unmute", .speaks)] {
      for name in arguments.values(of: option) {
        let avatar = try await interactor.avatar(named: name)
        guard group.present.contains(where: { $0.id == avatar.id }) else {
          throw CommandFailure(.missing, io.language.noMember(avatar.name))
        }
        group.set(part, of: avatar.id)
      }
    }
    group.order = try choice("order", of: arguments, GroupChat.Order.self) ?? group.order
    group.cards = try choice("cards", of: arguments, GroupChat.Cards.self) ?? group.cards
    if group != unchanged { try await interactor.saveGroup(group, in: chat.id) }
    try await write(chat)
  }

  private func write(_ chat: Conversation) async throws {
    let roster = try await interactor.groupRoster(in: chat.id)
    let host = roster == nil ? try await interactor.avatar(chat.avatar) : nil
    let members = roster?.members ?? host.map { [GroupRoster.Member($0)] } ?? []
    if io.wantsJSON {
      return try io.write(json: GroupRecord(chat.id, roster?.group ?? GroupChat([]), members))
    }
    try io.writeLine("\(chat.id)")
    for member in members {
      let note = member.part == .muted ? " (\(io.language.muted))" : ""
      try io.writeLine("  " + member.avatar.name.onOneLine + note)
    }
    if let group = roster?.group, members.count > 1 { try io.writeLine("  " + io.language.order(group.order)) }
  }

  /// The value of an option with few choices.
  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, of arguments: Arguments, _ type: Choice.Type
  ) throws -> Choice? where Choice.RawValue == String {
    guard let text = arguments.value(of: option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    throw CommandFailure(
      .wrongUsage, io.language.wrongChoice(option, text, LocalizedText(oneOf: Choice.allCases.map(\.rawValue))))
  }
}

/// The members of a chat as JSON.
struct GroupRecord: Encodable, Equatable {
  struct Member: Encodable, Equatable {
    let id: Avatar.ID
    let name: String
    let isMuted: Bool
  }

  let id: Conversation.ID
  let order: String, cards: String
  let members: [Member]

  init(_ id: Conversation.ID, _ group: GroupChat, _ members: [GroupRoster.Member]) {
    (self.id, order, cards) = (id, group.order.rawValue, group.cards.rawValue)
    self.members = members.map { Member(id: $0.id, name: $0.avatar.name, isMuted: $0.part == .muted) }
  }
}
