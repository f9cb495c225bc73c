public import Entities

/// Why an action in a conversation failed. The message is for the user.
public enum ConversationFailure: Error, Hashable, Sendable {
  /// No profile is in use.
  case noProfile
  /// The conversation does not exist any more, or belongs to another profile.
  case missingConversation(Conversation.ID)
  /// The conversation is in the trash.
  case deletedConversation(Conversation.ID)
  /// Several conversations have an id that ends in these digits.
  case ambiguous(String, ids: [Conversation.ID])
  /// The avatar does not exist.
  case missingAvatar(Avatar.ID)
  /// The text is empty, or consists of white space.
  case emptyText
  /// The text has more bytes of UTF-8 than `ConversationService.longestText`.
  case longText(bytes: Int)
  /// The title has more than `ConversationService.longestTitle` bytes of UTF-8.
  case longTitle
  /// The summary has more than `ConversationSummary.longest` bytes of UTF-8.
  case longSummary
  /// The author's note has more than `AuthorsNote.longest` bytes of UTF-8.
  case longNote
  /// The name of a bookmark has more than `MessageMarks.longestName` bytes of UTF-8.
  case longBookmark
  /// A message has more pictures than `KeptPictures.most`.
  case manyPictures
  /// Only a model can continue an answer or write a message of the user, and rules answer here.
  case rulesCannot
  /// The message cannot be continued: it is not an answer of a model with text.
  case nothingToContinue
  /// The summary to be changed no longer exists: there is a newer one, or none.
  case otherSummary
  /// An answer that this program requested is still arriving in this conversation.
  case replyInFlight(Conversation.ID)
  /// An answer that another program requested is arriving in this conversation, and the caller has to wait.
  /// `ConversationWentOn` means that there is something new to show.
  case replyElsewhere(Conversation.ID)
  /// The idea for a character has more bytes of UTF-8 than `CharacterIdea.longest`.
  case longIdea
  /// The offline rules would have to write a character.
  case rulesCannotWrite
  /// The model's answer has no field of a character.
  case noCharacter
  /// The model stopped before the character was complete.
  case cutCharacter
  /// The model for pictures answered without a picture, or the picture cannot be kept in this run.
  case noDrawing
  /// A new group would have fewer than two members, or a chat would have none.
  case smallGroup
  /// A group would have more members than `GroupChat.mostMembers`.
  case largeGroup
  /// The conversation has one character, or all members of its group are muted.
  case noSpeaker
  /// There is no message to answer, or the message to edit is not one of the user.
  case nothingToAnswer(Conversation.ID)
}

extension ConversationFailure: NotFoundError {
  /// Whether a named conversation or avatar does not exist, or is in the trash.
  public var isMissing: Bool {
    switch self {
    case .missingConversation, .deletedConversation, .missingAvatar: true
    default: false
    }
  }

  /// Whether the conversation is in the trash.
  public var isInTrash: Bool { if case .deletedConversation = self { true } else { false } }
}

extension ConversationFailure: CategorizedError {
  /// The user's input is the cause when it names several conversations, is empty, too long, or has too many pictures,
  /// and when the user has rules write a character. The provider is the cause when a character or a picture does not
  /// come. This machine is the cause otherwise.
  public var cause: ErrorCause {
    switch self {
    case .ambiguous, .emptyText, .longText, .longTitle, .longSummary, .longNote, .longIdea, .longBookmark,
      .manyPictures,
      .rulesCannotWrite:
      .usage
    case .noCharacter, .cutCharacter, .noDrawing: .provider
    default: .machine
    }
  }
}

extension ConversationFailure: ReplyInFlightError {
  /// Whether an answer is still arriving.
  public var isReplyInFlight: Bool {
    switch self {
    case .replyInFlight, .replyElsewhere: true
    default: false
    }
  }
}

extension ConversationFailure: UserErrorConvertible {
  /// The error of an input that the user can correct.
  public var userError: UserError? {
    switch self {
    case .emptyText, .longText, .longSummary, .longNote, .longIdea, .longBookmark, .manyPictures: .text
    case .longTitle: .title
    case .otherSummary, .replyInFlight, .replyElsewhere, .nothingToAnswer, .nothingToContinue, .rulesCannot,
      .smallGroup, .largeGroup, .noSpeaker:
      .moment
    case .noProfile, .missingConversation, .deletedConversation, .ambiguous, .missingAvatar, .rulesCannotWrite,
      .noCharacter, .cutCharacter,
      .noDrawing:
      nil
    }
  }
}

extension ConversationFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .noProfile:
      language(
        "No profile is in use. Finish the introduction first.",
        "사용 중인 프로필이 없어 대화할 수 없습니다. 먼저 시작 화면을 마치세요.")
    case .missingConversation(let id):
      language("There is no chat with the id \(id).", "ID가 \(id)인 대화가 없습니다.")
    case .deletedConversation(let id):
      language(
        "This chat was deleted and is in the trash. Restore it in the trash of the list of chats, or with "
          + "`aichat chats restore \(id)`.",
        "이 대화는 삭제되어 휴지통에 있습니다. 대화 목록의 휴지통에서, 또는 `aichat chats restore \(id)`로 되돌릴 수 있습니다.")
    case .ambiguous(let digits, let ids):
      language(
        "The ids of several chats end in \(digits): \(ids.list(in: language)). Write more of the last digits.",
        "ID의 끝이 \(digits)인 대화가 여럿입니다: \(ids.list(in: language)). 끝자리를 더 적으세요.")
    case .missingAvatar(let id):
      language(
        "The character \(id) is gone, so no reply is possible.",
        "\(id) 캐릭터는 이제 없어서 답장할 수 없습니다.")
    case .emptyText: language("There is nothing to send: the text is empty.", "보낼 내용이 없습니다. 글이 비어 있습니다.")
    case .longText(let bytes):
      language(
        "The text is too long: it has \(bytes) bytes, and at most \(ConversationService.longestText) can be sent at once.",
        "글이 너무 깁니다. \(bytes)바이트인데 한 번에 \(ConversationService.longestText)바이트까지 보낼 수 있습니다.")
    case .longTitle:
      language(
        "The title is too long: it can have at most \(ConversationService.longestTitle) bytes.",
        "제목이 너무 깁니다. \(ConversationService.longestTitle)바이트까지 쓸 수 있습니다.")
    case .longSummary:
      language(
        "The summary is too long: it can have at most \(ConversationSummary.longest) bytes.",
        "요약이 너무 깁니다. \(ConversationSummary.longest)바이트까지 쓸 수 있습니다.")
    case .longNote:
      language(
        "The note is too long: it can have at most \(AuthorsNote.longest) bytes.",
        "작가 노트가 너무 깁니다. \(AuthorsNote.longest)바이트까지 쓸 수 있습니다.")
    case .longIdea:
      language(
        "The idea is too long: it can have at most \(CharacterIdea.longest) bytes.",
        "아이디어가 너무 깁니다. \(CharacterIdea.longest)바이트까지 쓸 수 있습니다.")
    case .rulesCannotWrite:
      language(
        "The offline rules cannot write a character. Choose a model first: in the settings, or with --provider and --model.",
        "오프라인 규칙은 캐릭터를 쓸 수 없습니다. 설정이나 --provider와 --model로 먼저 모델을 고르세요.")
    case .noCharacter:
      language(
        "The model answered, but not with a character. Try again, or choose another model.",
        "모델의 답에 캐릭터가 없습니다. 다시 시도하거나 다른 모델을 고르세요.")
    case .cutCharacter:
      language(
        "The model stopped before the character was complete. The part that came is kept. Try again, or choose another model.",
        "모델이 끝까지 쓰지 못했습니다. 온 것은 남겨 둡니다. 다시 시도하거나 다른 모델을 고르세요.")
    case .noDrawing:
      language(
        "The model sent no picture that can be kept. Try again, or choose another model for pictures.",
        "보관할 수 있는 그림이 오지 않았습니다. 다시 시도하거나 그림을 그릴 다른 모델을 고르세요.")
    case .longBookmark:
      language(
        "The name is too long: it can have at most \(MessageMarks.longestName) bytes.",
        "이름이 너무 깁니다. \(MessageMarks.longestName)바이트까지 쓸 수 있습니다.")
    case .manyPictures:
      language(
        "A message has at most \(KeptPictures.most) pictures. Send some of them with another message.",
        "메시지 하나에 그림은 \(KeptPictures.most)개까지 넣을 수 있습니다. 나머지는 다른 메시지로 보내세요.")
    case .rulesCannot:
      language(
        "Only a model can write this, and rules answer here. Choose a model first.",
        "모델만 쓸 수 있는데 지금은 규칙이 대답합니다. 먼저 모델을 고르세요.")
    case .nothingToContinue:
      language(
        "This message cannot be continued: only a reply with text can.",
        "이어 쓸 수 없는 메시지입니다. 내용이 있는 답장만 이어 쓸 수 있습니다.")
    case .otherSummary:
      language(
        "The summary has changed meanwhile, so your words were not put in its place.",
        "그사이 요약이 바뀌어서 쓰신 글로 바꾸지 않았습니다.")
    case .replyInFlight:
      language(
        "The reply to the last message is still arriving. Wait for it, or stop it first.",
        "지난 메시지의 답장이 아직 오고 있습니다. 기다리거나 먼저 멈추세요.")
    case .replyElsewhere:
      language(
        "A reply is arriving in this chat, in another window or program. Try again when it is there.",
        "이 대화에는 다른 창이나 프로그램에서 요청한 답장이 오고 있습니다. 답장이 온 뒤에 다시 시도하세요.")
    case .smallGroup:
      language("A group needs at least two characters, and a chat at least one.", "그룹에는 캐릭터가 둘 이상, 대화에는 하나 이상 있어야 합니다.")
    case .largeGroup:
      language(
        "A group has at most \(GroupChat.mostMembers) characters, including those that have left.",
        "그룹에는 나간 캐릭터까지 \(GroupChat.mostMembers)명까지 있을 수 있습니다.")
    case .noSpeaker:
      language(
        "No other character is here to answer. Add one with /members, or unmute one.",
        "대답할 다른 캐릭터가 없습니다. /members로 캐릭터를 넣거나 침묵을 푸세요.")
    case .nothingToAnswer:
      language(
        "This chat has no message of yours to answer.", "이 대화에는 답장할 메시지가 없습니다.")
    }
  }
}
