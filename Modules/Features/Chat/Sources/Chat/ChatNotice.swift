import Entities
import Observation

/// The content of the quiet line above the field.
enum ChatNotice: Equatable {
  /// A reply of this program is arriving.
  case replyIsArriving
  /// A reply of another program is arriving, which cannot be stopped here.
  case replyIsArrivingElsewhere
  /// The message to open at cannot be shown.
  case notShown
  /// The message to open at is on another branch, which shows now.
  case otherBranch
  /// The conversation went on elsewhere. Nothing was sent, and the new messages show.
  case wentOn
  /// The word after `/` is no command.
  case unknownCommand
  /// A command does not take the words after it.
  case wrongWords(ComposerCommand)
  /// The author's note has the text that followed its command.
  case noteSaved
  /// The conversation was written to a file.
  case exported(ChatExport)
  /// A message has another mark.
  case marked(MessageMark)
  /// Another persona is in use from now on, by its name; nil for none.
  case persona(String?)
  /// The field holds an unsent text, so no message is taken into it.
  case fieldIsInUse
  /// No more messages can wait.
  case queueIsFull
  /// No more files can go with the message.
  case tooManyFiles
  /// There is no template of a name; the second value has the names that exist.
  case noSuchTemplate(String, known: [String])
  /// A template with its values is longer than a message may be.
  case templateIsTooLong
  /// Attached files of the draft that can no longer be read, by their paths.
  case filesAreGone([String])
  /// The messages that waited are back in the field.
  case backInField
  /// Another reply has no text, for this reason. The previous one is shown again.
  case nothingCame(String)
  /// The first message is being looked for; the number counts the messages read before the shown ones.
  case seekingStart(read: Int)
  /// The conversation is being copied. The number counts the messages copied so far.
  case duplicating(Int)
  /// This number of messages was deleted.
  case deletedMessages(Int)
  /// Deleted messages are back.
  /// - Parameter leavingBranch: Whether messages that were written since are in another branch.
  case restored(leavingBranch: Bool)
  /// The changed text of a reply is still in the field, where it is a message of the user.
  case replyTextStays
  /// The draft changes a message that does not show, so its text is now a new message.
  case editedIsNotShown
  /// There is no deletion to undo.
  case nothingToUndo
  /// A character has joined the chat.
  case joined(String)
  /// No member of the chat has the name.
  case noSuchMember
  /// The text after `/date` is no day.
  case noSuchDay
  /// No message was written on the day or later.
  case nothingSince
  /// The last reply has no alternative.
  case onlyAnswer
  /// A command does not apply to the last message.
  case noSuchVerb
  /// There is no group in which a member could speak.
  case noOtherMember
  /// The chat has only this number of messages, fewer than are to be deleted.
  case onlyMessages(Int)
  /// Only this number of messages is loaded, fewer than are to be deleted.
  case loadedMessages(Int)
  /// The chat has only a greeting, so it is not stored yet and there is nothing to export.
  case nothingWritten
  /// The built-in rules cannot write a message for the user.
  case rulesCannotWrite
  /// The conversation is a trial. No other one is begun from it, and it is not copied.
  case trialOnly
  /// No usage was counted for the replies, for this reason.
  case nothingCounted(Uncounted)

  /// Why no usage was counted.
  enum Uncounted: CaseIterable {
    /// A reply has not ended.
    case arriving
    /// No model has answered.
    case noReply
    /// Rules answered, which use no tokens.
    case rules
    /// Every reply failed.
    case failed
    case unknown
  }
}

/// The quiet line above the field, which several parts of the screen write.
@Observable @MainActor final class ChatNotices {
  /// The line; nil when there is none.
  private(set) var current: ChatNotice?

  /// Shows a notice in place of the previous one.
  func show(_ notice: ChatNotice) { current = notice }

  /// Removes the line.
  func clear() { current = nil }

  /// Whether the first message is being looked for.
  var isSeekingStart: Bool { if case .seekingStart = current { true } else { false } }
}
