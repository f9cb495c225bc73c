public import AccountLifecycle
public import AvatarLibrary
public import Conversations
import Entities
import Storage

/// What every feature's interactor is: the use cases and the facts of this run. It has no verbs of its own; they come
/// with the capabilities.
public struct CoreInteractor: AccountKeeping, AvatarBrowsing, Conversing, RunFacts, Sendable {
  /// Who uses the program.
  public let profileRegistry: ProfileRegistry
  /// Every avatar there is.
  public let avatarShelf: AvatarShelf
  /// The replies that are arriving, and what came of them.
  public let conversationDesk: ConversationDesk
  /// Places and drafts, by name.
  let notes: any NoteStore
  /// The program's version.
  public let version: String
  /// Where the data is.
  public let dataDirectory: String
}

/// What is known of a run from its start.
public protocol RunFacts {
  /// The program's version.
  var version: String { get }
  /// Where the data is, in words for people.
  var dataDirectory: String { get }
}
