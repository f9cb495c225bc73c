import DesignSystem
import Entities
import FeatureKit
import TerminalUI

extension Language {
  var message: String { self("Message", "메시지") }
  var messageMenu: String { self("Message menu", "메시지 메뉴") }
  var earlierMessage: String { self("Message before", "이전 메시지") }
  var laterMessage: String { self("Message after", "다음 메시지") }
  var goOn: String { self("Continue reply", "답장 이어 쓰기") }
  var suggest: String { self("Write for me", "대신 쓰기") }
  var undoDeletion: String { self("Undo deletion", "삭제 취소") }
  var restore: String { self("Restore", "되돌리기") }
  var bookmarksAndTrash: String { self("Bookmarks and trash", "책갈피와 휴지통") }

  /// An action, as it applies to a message.
  func title(of verb: MessageVerb, for message: Message) -> String {
    switch verb {
    case .again: anotherReply
    case .goOn: goOn
    case .otherAnswer: message.role == .user ? otherForm : otherAnswer
    case .previousAnswer: message.role == .user ? previousForm : previousAnswer
    case .edit: editMessage
    case .copy: self("Copy", "복사")
    case .hide:
      message.marks.isHidden
        ? self("Send to the model again", "모델에 다시 보내기") : self("Hide from the model", "모델에 보내지 않기")
    case .pin: message.marks.isPinned ? self("Take the pin away", "고정 해제") : self("Pin", "고정")
    case .bookmark:
      message.marks.bookmark == nil ? self("Bookmark", "책갈피 꽂기") : self("Remove the bookmark", "책갈피 빼기")
    case .delete: self("Delete this message", "이 메시지 삭제")
    case .deleteBelow: self("Delete this and everything after it", "이 메시지와 그 뒤를 모두 삭제")
    }
  }

  /// The marks of a message as a line; empty for none.
  func marks(_ marks: MessageMarks) -> String {
    var parts: [String] = []
    if marks.isHidden { parts.append("⊘ " + self("not sent to the model", "모델에 보내지 않음")) }
    if marks.isPinned { parts.append("◆ " + self("pinned", "고정됨")) }
    if let name = marks.bookmark {
      parts.append("▸ " + (name.isEmpty ? self("bookmark", "책갈피") : self("bookmark: ", "책갈피: ") + name))
    }
    return parts.joined(separator: " · ")
  }

  /// The first words of a message, for a list.
  func beginning(of message: Message) -> String {
    let text = String(message.text.prefix(200))
    if text.allSatisfy(\.isWhitespace) { return note(on: message) }
    // The user sees the text as typed; a model writes Markdown.
    return message.role == .user ? text : text.markdownPreview
  }

  /// The notice that messages were deleted.
  /// - Parameter key: The key that gives them back; nil where keys are not named.
  func deleted(_ count: Int, undoneBy key: String?) -> String {
    let words =
      count == 1
      ? self("Deleted. It is in the trash for 30 days.", "삭제했습니다. 30일 동안 휴지통에 있습니다.")
      : self(
        "\(count) messages deleted. They are in the trash for 30 days.",
        "메시지 \(count)개를 삭제했습니다. 30일 동안 휴지통에 있습니다.")
    return key.map { words + self(" \($0) gives back what was deleted.", " \($0) 키를 누르면 되돌립니다.") } ?? words
  }

  /// The commands and templates that begin with what is typed.
  func completions(_ texts: [String], hasKeys: Bool) -> String {
    let list = texts.prefix(60).joined(separator: "  ") + (texts.count > 60 ? "  …" : "")
    return hasKeys ? list + self("   Tab completes", "   Tab으로 완성") : list
  }
  var complete: String { self("Complete", "완성") }
  var restored: String { self("What was deleted is back.", "삭제한 것을 되돌렸습니다.") }
  /// - Parameter key: What shows the branches.
  func restoredBesideBranch(shownBy key: String) -> String {
    restored
      + self(
        " The messages written since are in another branch: \(key).", " 그 뒤에 쓴 메시지는 다른 갈래에 있습니다: \(key).")
  }
  var replyTextStays: String {
    self(
      "The reply stays as it is. Your text is still in the field; sent, it is your message.",
      "답장은 그대로입니다. 고친 글은 입력란에 남아 있으며, 보내면 내 메시지가 됩니다.")
  }
  var editedIsNotShown: String {
    self(
      "Your text changes a message that is not shown here. Sent now, it is a new message.",
      "쓰던 글은 여기에 보이지 않는 메시지를 고친 것입니다. 지금 보내면 새 메시지가 됩니다.")
  }
  var nothingToUndo: String {
    self(
      "Nothing to undo here. The trash: /bookmarks.",
      "되돌릴 것이 없습니다. 휴지통: /bookmarks.")
  }
  var goToDay: String { self("Go to a day", "날짜로 가기") }
  var nothingSince: String { self("No message was written on that day or later.", "그 날과 그 뒤에 쓴 메시지가 없습니다.") }
  var onlyAnswer: String {
    self(
      "There is only one reply here. /again asks for another one.", "답장이 하나뿐입니다. /again을 입력하면 답장을 다시 받습니다.")
  }
  var noSuchVerb: String { self("That is not possible with the last message.", "마지막 메시지에는 할 수 없습니다.") }
  var noOtherMember: String {
    self("This chat has one character. /members NAME adds another.", "캐릭터가 하나인 대화입니다. /members 이름으로 다른 캐릭터를 넣으세요.")
  }
  /// The words after a command that does not take them.
  func wrongWords(after command: ComposerCommand) -> String {
    let name = "/" + command.rawValue
    let ways =
      switch command {
      case .delete: self("/delete takes a number, as /delete 3 does.", "/delete 뒤에는 /delete 3처럼 수를 씁니다.")
      case .edit: self("/edit takes nothing, or the word “reply”.", "/edit 뒤에는 아무것도 쓰지 않거나 “답장”이라고 씁니다.")
      case .export: self("/export takes a path, as /export chat.md does.", "/export 뒤에는 /export chat.md처럼 경로를 씁니다.")
      default: self("\(name) takes no words.", "\(name) 뒤에는 아무것도 쓰지 않습니다.")
      }
    return ways + self(" A second slash (//) sends the text as a message.", " //로 시작하면 메시지로 보냅니다.")
  }

  /// A changed mark of the message that a command is for.
  func marked(_ mark: MessageMark) -> String {
    switch mark {
    case .hidden(true): self("The message is not sent to the model any more.", "이제 이 메시지를 모델에 보내지 않습니다.")
    case .hidden(false): self("The message is sent to the model again.", "이 메시지를 모델에 다시 보냅니다.")
    case .pinned(true): self("Pinned.", "고정했습니다.")
    case .pinned(false): self("No longer pinned.", "고정을 해제했습니다.")
    case .bookmark(""): self("Bookmarked.", "책갈피를 꽂았습니다.")
    case .bookmark(let name?): self("Bookmarked as “\(name)”.", "“\(name)” 책갈피를 꽂았습니다.")
    case .bookmark(nil): self("The bookmark is removed.", "책갈피를 뺐습니다.")
    }
  }

  func loadedMessages(_ count: Int) -> String {
    self(
      "Only the last \(count) message\(count == 1 ? " is" : "s are") loaded. Scroll up to load more. Nothing was deleted.",
      "마지막 메시지 \(count)개만 불러왔습니다. 위로 올려 더 불러오세요. 삭제하지 않았습니다.")
  }
  func onlyMessages(_ count: Int) -> String {
    self(
      "The chat has only \(count) message\(count == 1 ? "" : "s"). Nothing was deleted.",
      "이 대화에는 메시지가 \(count)개뿐이어서 삭제하지 않았습니다.")
  }
  var nothingWritten: String {
    self("Nothing is written here yet. Send a message first.", "아직 쓴 것이 없습니다. 먼저 메시지를 보내세요.")
  }
  var rulesCannotWrite: String {
    self(
      "The built-in rules cannot write a message for you. Choose a model first.",
      "내장 규칙은 메시지를 대신 쓸 수 없습니다. 먼저 모델을 고르세요.")
  }
  var trialOnly: String {
    self("This is a trial, which is not saved. Leave it to begin a chat.", "저장하지 않는 시험 대화입니다. 새 대화는 여기서 나간 뒤에 시작하세요.")
  }
  func suggesting(hasKeys: Bool) -> String {
    let words = self("The model writes your message. It is not sent.", "모델이 메시지를 대신 쓰는 중입니다. 보내지는 않습니다.")
    return hasKeys ? words + self(" Esc stops it.", " Esc를 누르면 멈춥니다.") : words
  }
}
