import Entities

extension ChatPresenter {
  /// What there is to show.
  enum Phase: Equatable {
    case loading, content
    /// The conversation was deleted.
    case gone
    case failed(LocalizedText)
  }

  /// What is said quietly above the field.
  enum Notice: Equatable {
    case replyIsArriving
    /// Another program answers, so that it cannot be stopped here.
    case replyIsArrivingElsewhere
    /// The message to open at cannot be shown.
    case notShown
    /// The message to open at lies on another branch, which shows now.
    case otherBranch
    /// Nothing was done: the conversation went on elsewhere, and what came shows.
    case wentOn
    /// What can be written after `/`.
    case commands
    /// A word after `/` that is no command.
    case unknownCommand
    /// Not a word came of another answer, and why: the one before it shows again.
    case nothingCame(String)
    /// The first message is being looked for, and so many before those that show were read.
    case seekingStart(read: Int)
    /// Nobody counted what the replies used, and why.
    case nothingCounted(Uncounted)
  }

  /// Why nobody counted what the replies used.
  enum Uncounted: CaseIterable {
    /// A reply has not ended.
    case arriving
    /// No model has answered.
    case noReply
    /// Rules answered, which use nothing.
    case rules
    /// Every reply failed.
    case failed
    case unknown
  }
}
