import DesignSystem
import Entities
import FeatureKit
import TerminalUI

extension Language {
  var chats: String { self("Chats", "대화") }
  var unknown: String { self("Unknown", "알 수 없음") }
  var tryAgain: String { self("Try again", "다시 시도") }
  var otherAnswer: String { self("Other answer", "다른 답장") }
  var previousAnswer: String { self("Answer before", "이전 답장") }

  var otherForm: String { self("Other form", "고친 글과 바꾸기") }
  var previousForm: String { self("Form before", "이전 글과 바꾸기") }

  /// The number of the shown answer, or of the shown form of a message of the user, among several.
  func form(_ swipes: Swipes, of role: Message.Role) -> String {
    let (number, count) = (swipes.position, swipes.all.count)
    return role == .assistant
      ? self("answer \(number) of \(count)", "답장 \(count)개 중 \(number)번째")
      : self("form \(number) of \(count)", "고친 글 \(count)개 중 \(number)번째")
  }
  /// The same in short, for the place between the two marks that lead to other answers.
  func place(_ swipes: Swipes) -> String {
    self("\(swipes.position) of \(swipes.all.count)", "\(swipes.all.count)개 중 \(swipes.position)번째")
  }
  var open: String { self("Open", "열기") }
  var search: String { self("Search", "검색") }
  var rename: String { self("Rename", "이름 바꾸기") }
  var renamed: String { self("Renamed.", "이름을 바꿨습니다.") }
  var delete: String { self("Delete", "삭제") }
  var deleted: String { self("Deleted.", "삭제했습니다.") }
}

// MARK: - Chat

extension Language {
  var chat: String { self("Chat", "대화") }
  var saySomething: String { self("Say something…", "메시지를 입력하세요…") }
  var typing: String { self("typing…", "입력 중…") }

  /// The line while a provider will be asked again. The seconds until then are left out where they cannot count down.
  func waiting(_ pause: ReplyPause, seconds: Int? = nil) -> String {
    let (reason, count) = (self(pause.reason), (pause.attempt, pause.attempts))
    guard let seconds else {
      return self(
        "\(reason): asking again (\(count.0) of \(count.1))…", "\(reason): 다시 요청하는 중 (\(count.1)회 중 \(count.0)회)…")
    }
    return self(
      "\(reason): again in \(seconds) s (\(count.0) of \(count.1))",
      "\(reason): \(seconds)초 뒤 다시 요청 (\(count.1)회 중 \(count.0)회)")
  }
  var model: String { self("Model", "모델") }
  var save: String { self("Save", "저장") }
  var send: String { self("Send", "보내기") }
  var sendNext: String { self("Send next", "다음에 보내기") }
  var takeBack: String { self("Take back", "보내기 취소") }

  /// A message that waits for the reply before it.
  func waits(_ text: String) -> String { self("Waits: \(text)", "대기 중: \(text)") }

  /// The number of messages that wait for the reply before them.
  func wait(_ count: Int) -> String {
    self(
      count == 1
        ? "Your message is sent when the reply is complete." : "\(count) messages are sent when the reply is complete.",
      "답장이 다 오면 메시지 \(count)개를 보냅니다.")
  }

  /// The number of messages that wait besides those in sight.
  func moreWait(_ count: Int) -> String { self("and \(count) more", "외 \(count)개") }

  var queueIsFull: String {
    self(
      "\(QueuePresenter.most) messages wait already. Send this one when the next reply has come.",
      "이미 메시지 \(QueuePresenter.most)개가 대기 중입니다. 다음 답장이 온 뒤에 보내세요.")
  }
  var backInField: String {
    self("The waiting text is back in the field. It was not sent.", "대기하던 글을 입력란에 되돌렸습니다. 보내지 않았습니다.")
  }
  var stop: String { self("Stop", "멈추기") }
  var copyReply: String { self("Copy reply", "답장 복사") }
  var show: String { self("Show", "보기") }
  var hide: String { self("Hide", "숨기기") }

  /// The number of hidden characters of a text.
  func hidden(_ count: Int) -> String {
    self(count == 1 ? "1 hidden character" : "\(count) hidden characters", "숨은 문자 \(count)개")
  }

  var copyCode: String { self("Copy code", "코드 복사") }
  var copyChat: String { self("Copy chat", "대화 복사") }
  var deleteChat: String { self("Delete chat", "대화 삭제") }
  var back: String { self("Back", "뒤로") }
  var nothingSaid: String { self("No messages yet", "아직 메시지가 없습니다") }
  var chatIsGone: String { self("This chat has been deleted.", "삭제된 대화입니다.") }
  var chatIsInTrash: String { self("It is in the trash for 30 days.", "30일 동안 휴지통에 있습니다.") }
  var replyIsArriving: String {
    self(
      "The reply is still arriving. Wait for it, or stop it with Esc.",
      "아직 답장이 오고 있습니다. 기다리거나 Esc로 멈출 수 있습니다.")
  }
  var replyIsArrivingWithoutKeys: String {
    self(
      "The reply is still arriving. Ctrl-C stops it. Your words are kept.",
      "아직 답장이 오고 있습니다. 멈추려면 Ctrl-C를 누르세요. 쓰신 글은 남아 있습니다.")
  }
  var replyIsArrivingElsewhere: String {
    self(
      "The reply is still arriving in another window. Wait for it, or stop it there.",
      "다른 창에서 아직 답장이 오고 있습니다. 기다리거나 그 창에서 멈출 수 있습니다.")
  }
  var notShown: String {
    self(
      "The message that was found is not in this chat as it shows now: another reply took its place, or it is gone.",
      "찾은 메시지는 지금 보이는 대화에 없습니다. 다른 답장으로 바뀌었거나 없어졌습니다.")
  }
  var otherBranch: String {
    self(
      "The message that was found is in another branch of this chat. That branch is shown now.",
      "찾은 메시지는 이 대화의 다른 갈래에 있어서 지금 그 갈래를 보여 드립니다.")
  }
  var wentOn: String {
    self(
      "This chat went on elsewhere meanwhile. The new messages are shown; nothing was changed.",
      "그사이 다른 곳에서 대화가 이어졌습니다. 이어진 내용을 보여 드리고, 아무것도 바꾸지 않았습니다.")
  }
  func seekingStart(read: Int, hasKeys: Bool) -> String {
    let words =
      read == 0
      ? self("Going to the first message.", "첫 메시지로 가는 중입니다.")
      : self("Going to the first message: \(read) read.", "첫 메시지로 가는 중입니다. 읽은 메시지 \(read)개.")
    return hasKeys ? words + self(" Esc stays here.", " Esc를 누르면 여기에 머무릅니다.") : words
  }
  func nothingCame(_ reason: String) -> String {
    self("No other answer came, so this one stays: ", "다른 답장이 오지 않아 이 답장을 그대로 둡니다: ") + reason
  }
  var fieldIsInUse: String {
    self(
      "Send the text in the field first, or delete it: then a message can be edited.",
      "입력란의 글을 먼저 보내거나 지우면 메시지를 고칠 수 있습니다.")
  }
  func editing(_ message: Message, hasKeys: Bool) -> String {
    let words =
      message.role == .user
      ? self(
        "Editing your message. Sending it makes a new branch; the first form stays.",
        "보낸 메시지를 고치는 중입니다. 보내면 새 갈래가 되고 처음 메시지는 남습니다.")
      : self(
        "Editing a reply. Saving it makes a new branch; the first form stays, and no model is asked.",
        "답장을 고치는 중입니다. 저장하면 새 갈래가 되고 처음 답장은 남습니다. 모델에는 묻지 않습니다.")
    return hasKeys ? words + self(" Esc leaves it as it is.", " Esc를 누르면 그대로 둡니다.") : words
  }
  var editMessage: String { self("Edit message", "메시지 고치기") }
  var stopEditing: String { self("Leave as it is", "그대로 두기") }
  var anotherReply: String { self("Another reply", "다시 생성") }
  var newChat: String { self("New chat", "새 대화") }
  var unknownCommand: String {
    self(
      "There is no such command. /help lists them; a second slash (//) sends it as a message.",
      "그런 명령이 없습니다. /help로 목록을 볼 수 있고, //로 시작하면 메시지로 보냅니다.")
  }
  func youAre(_ name: String?) -> String {
    name.map { self("You are \($0) here from now on.", "이제 이 대화에서 나는 “\($0)”입니다.") }
      ?? self("No persona is used here any more.", "이제 이 대화에서 페르소나를 쓰지 않습니다.")
  }
  var persona: String { self("Persona", "페르소나") }
  var foundHere: String { self("found here", "찾은 메시지") }
  var oldest: String { self("First message", "첫 메시지") }
  var stayHere: String { self("Stay here", "여기 머무르기") }
  var newest: String { self("Newest", "최신 메시지") }
  var thoughts: String { self("Thoughts", "생각") }
  var endOfThoughts: String { self("End of thoughts.", "생각 끝.") }
  var thinking: String { self("Thinking…", "생각하는 중…") }
  var stillAnswers: String { self("Deleted, but still answers here…", "삭제한 캐릭터지만 대화는 계속할 수 있습니다…") }
  var noModelAnswers: String {
    self(
      "The character is gone, so no reply can come. You can read, copy and delete this chat.",
      "캐릭터가 없어져 답장할 수 없습니다. 대화를 읽고, 복사하고, 삭제할 수는 있습니다.")
  }

  /// The title of a chat, and whether its avatar is deleted.
  func title(_ title: String, isDeleted: Bool) -> String {
    isDeleted ? self("\(title) (deleted)", "\(title) (삭제됨)") : title
  }

  /// The title of a chat in a list.
  func title(of row: ChatSummary) -> String {
    row.chat.title ?? title(row.avatarName ?? unknown, isDeleted: row.isAvatarDeleted)
  }

  /// What the end of a chat beside the list is.
  var preview: String { self("Preview", "미리보기") }

  /// The line below the title of a chat in a list: the last words, after the name of the avatar or of the member of a
  /// group that spoke, where the title does not say it. While a reply arrives, the line says only that.
  func subtitle(of row: ChatSummary) -> String {
    // In a narrow list the beginning of an arriving text would look like the end of an older one.
    if row.lastState == .streaming { return typing }
    if let speaker = row.lastSpeaker, speaker != row.chat.avatar {
      return "\(row.lastSpeakerName ?? unknown) · \(lastText(of: row))"
    }
    guard row.chat.title != nil, let name = row.avatarName else { return lastText(of: row) }
    return "\(title(name, isDeleted: row.isAvatarDeleted)) · \(lastText(of: row))"
  }

  var whatCameIsKept: String { self("What had come is kept.", "도착한 내용은 그대로 있습니다.") }
  var endIsNotStored: String {
    self(
      "Its end is only here. It is stored with your next message, when there is room.",
      "답장의 끝부분은 이 화면에만 있습니다. 저장할 수 있게 되면 다음 메시지와 함께 저장합니다.")
  }
  var yourMessageIsKept: String { self("Your message is kept.", "보낸 메시지는 그대로 있습니다.") }
  var escapeStops: String { self("Esc stops the reply", "Esc를 누르면 답장을 멈춥니다") }

  var arrivingElsewhere: String { self("arriving in another window", "다른 창에서 도착하는 중") }
  var noReply: String { self("no reply yet", "아직 답장이 없음") }

  func noEarlier(_ reason: String) -> String {
    self("Earlier messages could not be loaded: ", "이전 메시지를 불러오지 못했습니다: ") + reason
  }

  func noLater(_ reason: String) -> String {
    self("Later messages could not be loaded: ", "이후 메시지를 불러오지 못했습니다: ") + reason
  }

  /// The model of a reply.
  func writer(_ model: ModelChoice) -> String { self("by ", "답한 모델: ") + self(model.writer) }

  /// The quiet line above the field.
  /// - Parameter keymap: The keys that it names.
  func words(for notice: ChatNotice, hasKeys: Bool = true, keymap: Keymap = Keymap()) -> String {
    switch notice {
    case .replyIsArriving: hasKeys ? replyIsArriving : replyIsArrivingWithoutKeys
    case .replyIsArrivingElsewhere: replyIsArrivingElsewhere
    case .notShown: notShown
    case .unknownCommand: unknownCommand
    case .wrongWords(let command): wrongWords(after: command)
    case .noteSaved: noteSaved
    case .exported(let export): [exported(export), leftOut(export)].compactMap(\.self).joined(separator: " ")
    case .marked(let mark): marked(mark)
    case .nothingCame(let reason): nothingCame(reason)
    case .nothingCounted(let reason): nothingCounted(reason)
    case .persona(let name): youAre(name)
    case .otherBranch: otherBranch
    case .deletedMessages(let count): deleted(count, undoneBy: hasKeys ? keymap[.undoDeletion].label : nil)
    case .restored(false): restored
    case .restored(true): restoredBesideBranch(shownBy: hasKeys ? keymap[.chatMap].label : "/map")
    case .replyTextStays: replyTextStays
    case .editedIsNotShown: editedIsNotShown
    case .nothingToUndo: nothingToUndo
    case .noSuchVerb: noSuchVerb
    case .noOtherMember: noOtherMember
    case .onlyMessages(let count): onlyMessages(count)
    case .loadedMessages(let count): loadedMessages(count)
    case .nothingWritten: nothingWritten
    case .rulesCannotWrite: rulesCannotWrite
    case .trialOnly: trialOnly
    case .onlyAnswer: onlyAnswer
    case .noSuchDay: dayIsWanted
    case .nothingSince: nothingSince
    case .joined(let name): joined(name)
    case .noSuchMember: noSuchMember
    case .fieldIsInUse: fieldIsInUse
    case .queueIsFull: queueIsFull
    case .tooManyFiles: tooManyFiles
    case .filesAreGone(let paths): filesAreGone(paths)
    case .noSuchTemplate(let name, let known): noSuchTemplate(name, known: known)
    case .templateIsTooLong: templateIsTooLong
    case .backInField: backInField
    case .wentOn: wentOn
    case .duplicating(let count): duplicating(count)
    case .seekingStart(let read): seekingStart(read: read, hasKeys: hasKeys)
    }
  }

  /// The outcome of a message; empty for a complete one.
  func note(on message: Message) -> String {
    if message.state == .complete, let name = message.cutBefore { return cutBefore(name) }
    return note(on: message.state)
  }

  func note(on state: Message.State) -> String {
    switch state {
    case .streaming, .complete: ""
    case .cutOff: self("cut off at the model's limit", "모델의 길이 제한으로 끊김")
    case .cancelled: self("stopped", "멈춤")
    case .interrupted: self("interrupted", "중단됨")
    case .failed(let reason): self("failed: ", "실패: ") + reason
    }
  }
}

// MARK: - Chats and Search

extension Language {
  var new: String { self("New", "새 답장") }
  var noChats: String { self("No chats yet", "아직 대화가 없습니다") }
  var openAnAvatar: String { self("Choose a character to begin.", "캐릭터를 고르면 대화가 시작됩니다.") }
  var recent: String { self("Recent", "최근") }
  var explore: String { self("Explore", "탐색") }
  var searchEverything: String { self("Search messages and titles…", "메시지와 제목에서 검색…") }
  var character: String { self("Character", "캐릭터") }
  var searching: String { self("Searching…", "검색 중…") }
  var resultsShow: String { self("Results show as you type", "입력하는 대로 결과가 나타납니다") }
  var everyWordCounts: String {
    self(
      "A message or a title is found when it has every word. These narrow it: with:NAME  tag:TAG  by:me  by:them  "
        + "after:2026-11-01  before:2026-12-01",
      "모든 단어가 들어 있는 메시지와 제목을 찾습니다. 다음으로 좁힐 수 있습니다: 캐릭터:이름  태그:태그  보낸이:나  보낸이:상대  이후:2026-11-01  이전:2026-12-01")
  }

  /// The values that a condition takes.
  func words(for condition: SearchCondition) -> String {
    switch condition {
    case .with: self("with: takes the letters of a character's name.", "캐릭터: 뒤에는 캐릭터 이름을 씁니다.")
    case .tag: self("tag: takes the letters of a tag of the chat.", "태그: 뒤에는 대화의 태그를 씁니다.")
    case .by: self("by: takes me or them.", "보낸이: 뒤에는 나 또는 상대를 씁니다.")
    case .after: self("after: takes a day such as 2026-11-01.", "이후: 뒤에는 2026-11-01 같은 날짜를 씁니다.")
    case .before: self("before: takes a day such as 2026-11-01.", "이전: 뒤에는 2026-11-01 같은 날짜를 씁니다.")
    }
  }
  var nothingFound: String { self("Nothing found", "검색 결과가 없습니다") }
  var tryOtherWords: String { self("Try other words, or fewer words.", "다른 검색어를 쓰거나 검색어를 줄여 보세요.") }
  var yourWords: String { self("you", "나") }

  /// The number of matches. After a full page there may be more.
  func found(_ count: Int, of limit: Int) -> String {
    count < limit ? self("\(count) found", "\(count)개 찾음") : self("\(count) or more", "\(count)개 이상")
  }

  /// The time since a moment, for a list; the date for more than a week.
  /// - Parameter isShort: Whether the list has no room for the word “ago”.
  func when(_ moment: Timestamp, from now: Timestamp, in zone: LocalZone, isShort: Bool = false) -> String {
    let minutes = max(0, now.milliseconds - moment.milliseconds) / 60_000
    let ago = isShort ? "" : self(" ago", " 전")
    return switch minutes {
    case 0: self("now", "방금")
    case ..<60: self("\(minutes) min", "\(minutes)분") + ago
    case ..<(24 * 60): self("\(minutes / 60) h", "\(minutes / 60)시간") + ago
    case ..<(48 * 60): self("1 day", "1일") + ago
    case ..<(7 * 24 * 60): self("\(minutes / 1_440) days", "\(minutes / 1_440)일") + ago
    default: date(zone(moment), from: zone(now))
    }
  }

  func noMore(_ reason: String) -> String {
    self("More chats could not be loaded: ", "대화를 더 불러오지 못했습니다: ") + reason
  }

  /// The beginning of the newest message, after “You: ” if it is the user's. For a message without text: its outcome.
  func lastText(of row: ChatSummary) -> String {
    guard let text = row.lastText else { return "" }
    if text.allSatisfy(\.isWhitespace), let state = row.lastState { return note(on: state) }
    // The user sees the text as typed; a model writes Markdown.
    return row.lastRole == .user ? youColon + text : text.markdownPreview
  }
}
