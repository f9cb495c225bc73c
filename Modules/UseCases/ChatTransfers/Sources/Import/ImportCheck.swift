import ChatFiles
import Entities
import Storage

/// The first reading of the files. It decides about each chat, and stores nothing.
actor ImportCheck {
  /// The number of ids that are looked up at once.
  private static let step = 500
  /// The most names of a chat that are counted.
  private static let mostNames = 1_000

  /// The chat that is being read.
  private struct Draft {
    let chat: ImportedChat
    var fingerprint: Fingerprint
    var messages = 0, pictures = 0
    /// The ids of messages in a file of this program, not looked up yet; and the number of those that are in use.
    var pending: [Message.ID] = []
    var used = 0
    /// Whether a message has no id of this program, and whether another chat of this import has one of the ids.
    var hasOtherIDs = false, sharesIDs = false
    /// The user's name, and the file of the persona's picture: each from the last message of the user that has one.
    var userName: String?, personaFile: String?
    /// The names of the speakers in a file of this program.
    var names: [Avatar.ID: String] = [:]
    /// The number of messages of each name, without those of the user.
    var named: [String: Int] = [:]

    /// Counts a message of a name. Of too many names, the later ones are not counted.
    mutating func count(_ name: String) {
      if named.count < ImportCheck.mostNames || named[name] != nil { named[name, default: 0] += 1 }
    }
  }

  private let service: ChatTransferService
  private let user: UserProfile.ID?
  private let progress: ImportProgress
  private var characters: CharacterMatcher
  private var file = FoundPlace()
  private var draft: Draft?
  private var plans: [ChatPlan] = []
  /// The chats of this import so far, by their fingerprints.
  private var seen: [String: ChatPlan] = [:]
  /// The sums of the times of chats with the same contents, in the order of these chats.
  private var times: [String: [UInt64]] = [:]
  private var ids: Set<Conversation.ID> = []
  /// The ids of messages in files of this program.
  private var messageIDs: Set<Message.ID> = []
  /// What the present file has added to the values above. It is removed from them if the file cannot be imported.
  private var added = Additions()

  private struct Additions {
    var seen: [String] = []
    var times: [String] = []
    var ids: [Conversation.ID] = []
    var messageIDs: [Message.ID] = []
  }

  /// What the folder of a file tells.
  struct FoundPlace {
    var characterName: String?, groupName: String?
    /// The character of its card.
    var avatar: Avatar?
    /// The author's note in the group's file.
    var authorsNote: AuthorsNote?
    /// The group's file.
    var groupFile: KeptGroupFile?
    /// The order of its group, the definitions in its prompts, and the members.
    var order: GroupChat.Order?, cards: GroupChat.Cards?, members: [Member] = []

    /// A member of a group: the character of its card, and the name of the card's file.
    struct Member {
      var avatar: Avatar?
      let name: String, isMuted: Bool
    }
  }

  init(
    _ service: ChatTransferService, of user: UserProfile.ID?, own: [Avatar], _ progress: ImportProgress
  ) {
    (self.service, self.user, self.progress) = (service, user, progress)
    characters = CharacterMatcher(builtIn: service.builtIn, own: own, user: user, now: service.now)
  }

  /// The new characters that the new chats need.
  var newCharacters: [Avatar] {
    let used = Set(seen.values.lazy.filter { !$0.isKnown }.flatMap(\.avatars))
    return characters.made.filter { used.contains($0.id) }
  }

  /// Begins a file.
  func begin(_ place: FoundPlace) { (file, plans, draft, added) = (place, [], nil, Additions()) }

  /// Forgets a file that is refused after a part of it was read: its chats are not imported.
  func forget() {
    for fingerprint in added.seen { seen[fingerprint] = nil }
    for text in added.times { times[text]?.removeLast() }
    ids.subtract(added.ids)
    messageIDs.subtract(added.messageIDs)
    begin(FoundPlace())
  }

  /// The plans of the file's chats, in their order.
  func finish() -> [ChatPlan] { plans }

  func take(_ record: ImportedRecord) async throws {
    switch record {
    case .chat(let chat): draft = Draft(chat: chat, fingerprint: Fingerprint(chat))
    case .message(let message):
      draft?.messages += 1
      if let speaker = message.speaker, let name = message.name { draft?.names[speaker] = name }
      if message.role != .user, let name = message.name { draft?.count(name) }
      if message.role == .user {
        if let name = message.name { draft?.userName = name }
        if let file = message.personaFile { draft?.personaFile = file }
      }
      draft?.fingerprint.add(message)
      progress.count(.checking)
      guard draft?.chat.format == .jsonLines else { return }
      if let id = message.sourceID.flatMap({ Message.ID($0) }) {
        draft?.pending.append(id)
      } else {
        draft?.hasOtherIDs = true
      }
      if draft?.pending.count ?? 0 >= Self.step { try await lookUp() }
    case .picture: draft?.pictures += 1
    case .end(let end):
      try await lookUp()
      guard let draft else { return }
      self.draft = nil
      let plan = try await plan(draft, end)
      if seen[plan.fingerprint] == nil {
        seen[plan.fingerprint] = plan
        added.seen.append(plan.fingerprint)
      }
      plans.append(plan)
    }
  }

  private func lookUp() async throws {
    guard let pending = draft?.pending, !pending.isEmpty else { return }
    draft?.pending = []
    for id in pending {
      if messageIDs.insert(id).inserted { added.messageIDs.append(id) } else { draft?.sharesIDs = true }
    }
    let used = try await service.records.used(pending)
    draft?.used += used.count
  }

  private func plan(_ draft: Draft, _ end: ImportedChatEnd) async throws -> ChatPlan {
    let (avatar, isNew) = try await character(of: draft.chat, end)
    let number = numberAmongEquals(draft.fingerprint)
    let fingerprint = draft.fingerprint.text(after: number)
    let title = ChatPlan.usable(draft.chat.title ?? file.groupName)
    var plan = ChatPlan(
      fingerprint: fingerprint, id: Conversation.ID(at: draft.chat.created), isKnown: false, keepsIDs: false,
      title: title, avatar: avatar, isNewCharacter: isNew, messages: draft.messages)
    (plan.number, plan.pictures) = (number, draft.pictures)
    (plan.worldName, plan.personaFile) = (draft.chat.worldName, draft.chat.personaFile ?? draft.personaFile)
    plan.userNames = [draft.chat.userName, draft.userName].compactMap(\.self)
    plan.authorsNote = draft.chat.authorsNote ?? file.authorsNote
    plan.summary = end.summarised == nil ? nil : draft.chat.summary
    if let known = try await known(draft, fingerprint) {
      (plan.id, plan.isKnown) = (known, true)
    } else if let id = draft.chat.sourceID.flatMap({ Conversation.ID($0) }), draft.chat.format == .jsonLines,
      draft.used == 0, !draft.hasOtherIDs, !draft.sharesIDs, !ids.contains(id), try await service.chats.chat(id) == nil,
      try await service.chats.deletedChat(id) == nil
    {
      (plan.id, plan.keepsIDs) = (id, true)
    }
    try await addGroup(of: draft, end, to: &plan)
    plan.groupFile = plan.group == nil ? nil : file.groupFile
    plan.otherMessages = draft.named.reduce(0) { $0 + (plan.isOther($1.key, in: draft.chat) ? $1.value : 0) }
    plan.newMembers = characters.made.filter { $0.id != avatar.id && plan.avatars.contains($0.id) }.map(\.name)
    if ids.insert(plan.id).inserted { added.ids.append(plan.id) }
    return plan
  }

  /// The number of earlier chats of this import with the same contents and other times. Greetings begin many chats with
  /// the same words. The first such chat here stands for the first one of an import, the second for the second, and so
  /// on.
  private func numberAmongEquals(_ fingerprint: Fingerprint) -> Int {
    guard !fingerprint.hasTimes else { return 0 }
    let text = fingerprint.text(after: 0)
    let earlier = times[text] ?? []
    if let number = earlier.firstIndex(of: fingerprint.times) { return number }
    times[text, default: []].append(fingerprint.times)
    added.times.append(text)
    return earlier.count
  }

  /// Finds the members of a group by their ids here, or by their names.
  private func addGroup(of draft: Draft, _ end: ImportedChatEnd, to plan: inout ChatPlan) async throws {
    if let group = draft.chat.group {
      var members: [GroupChat.Member] = []
      for member in group.members {
        let known = try await service.avatar(member.id)
        guard let avatar = known ?? draft.names[member.id].map({ characters.character(named: $0).avatar }) else {
          continue
        }
        if let name = draft.names[member.id] { plan.speakers[name] = avatar }
        plan.members[member.id] = avatar.id
        members.append(GroupChat.Member(avatar.id, member.part))
      }
      if !members.isEmpty { plan.group = GroupChat(members, order: group.order, cards: group.cards) }
    } else if isGroup(draft.chat, end) {
      // Members of the folder's group come first, whether they have spoken or not. Other speakers have left it, unless
      // no member could be recognised by a card and some were not found.
      var members = file.members.compactMap { member in
        avatar(of: member, speakers: end.speakers).map { GroupChat.Member($0.id, member.isMuted ? .muted : .speaks) }
      }
      let isComplete = members.count == file.members.count || file.members.contains { $0.avatar != nil }
      let rest: GroupChat.Member.Part = isComplete && !members.isEmpty ? .left : .speaks
      for name in end.speakers {
        let avatar = speaker(named: name)
        plan.speakers[name] = avatar
        members.append(GroupChat.Member(avatar.id, rest))
      }
      if !members.isEmpty {
        plan.group = GroupChat(
          Array(members.prefix(GroupChat.mostMembers)), order: file.order ?? .natural, cards: file.cards ?? .swapped)
      }
    }
  }

  /// The avatar of a member of the folder's group. A member without a card is the character of its name, if there is
  /// one or the member has spoken.
  private func avatar(of member: FoundPlace.Member, speakers: [String]) -> Avatar? {
    if let avatar = member.avatar ?? characters.known(named: member.name) { return avatar }
    return speakers.contains(member.name) ? characters.character(named: member.name).avatar : nil
  }

  /// The member of the folder's group with a name; otherwise the character of that name.
  private func speaker(named name: String) -> Avatar {
    let member = file.members.lazy.compactMap(\.avatar).first { $0.name.lowercased() == name.lowercased() }
    return member ?? characters.character(named: name).avatar
  }

  /// Whether several characters speak in the chat. A chat of one character is no group: other names in it are those of
  /// narrators.
  private func isGroup(_ chat: ImportedChat, _ end: ImportedChatEnd) -> Bool {
    guard end.speakers.count > 1 || file.members.count > 1 else { return false }
    return file.groupName != nil || file.characterName == nil && (chat.isGroup || chat.characterName == nil)
  }

  /// The chat here that is the same.
  private func known(_ draft: Draft, _ fingerprint: String) async throws -> Conversation.ID? {
    if let earlier = seen[fingerprint] { return earlier.id }
    guard let user else { return nil }
    if let known = try await service.records.chat(importedAs: fingerprint, by: user) { return known }
    // A chat that was exported here.
    guard draft.chat.format == .jsonLines, draft.used == draft.messages, !draft.hasOtherIDs,
      let id = draft.chat.sourceID.flatMap({ Conversation.ID($0) }),
      let chat = try await service.chats.chat(id), chat.profile == user
    else { return nil }
    return id
  }

  private func character(
    of chat: ImportedChat, _ end: ImportedChatEnd
  ) async throws -> (avatar: Avatar, isNew: Bool) {
    if let id = chat.avatar, let known = try await service.avatar(id) { return (known, false) }
    if let avatar = file.avatar { return (avatar, false) }
    if isGroup(chat, end) {
      if let member = file.members.lazy.compactMap(\.avatar).first { return (member, false) }
      return characters.character(named: end.speakers.first)
    }
    return characters.character(named: chat.characterName ?? file.characterName ?? end.speakers.first)
  }
}
