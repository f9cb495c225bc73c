import Entities

extension ChatPresenter {
  /// What there is to show.
  enum Phase: Equatable {
    case loading, content
    /// The conversation was deleted.
    case gone
    case failed(Wording)
  }

  /// What is said quietly above the field.
  enum Notice: Equatable {
    case replyIsArriving
    /// Another program answers, so that it cannot be stopped here.
    case replyIsArrivingElsewhere
    /// The message to open at lies on another branch.
    case notShown
    /// What can be written after `/`.
    case commands
    /// A word after `/` that is no command.
    case unknownCommand
    /// Not a word came of another answer, and why: the one before it shows again.
    case nothingCame(String)
    /// Nobody counted what the replies used.
    case nothingCounted
  }
}
