/// The result of `bench history`, in the form of the JSON file. Times are in seconds.
struct HistoryResult: Codable {
  var machine: Machine
  /// The numbers of messages, of chats, and of messages in the longest chat.
  var messages: Int, chats: Int, longest: Int
  /// The import of all of them.
  var importing = 0.0
  /// From the start to the first frame: of the longest chat, and of one with few messages.
  var opening = LibraryResult.Sides()
  /// The same for the list of chats: of all, and in a store with a few.
  var listing = LibraryResult.Sides()
  /// From a letter typed in the longest chat to the letter on the terminal.
  var typing = Series()
  /// From the newest message of the longest chat to its first one, with one key.
  var scrolling = 0.0
  /// The peak memory in bytes of the app in the longest chat, and in one with few messages; nil where the system does
  /// not report it.
  var memory: Int?, usualMemory: Int?
  /// The time of the command that prints the first page of a search, by the word.
  var searches: [String: Series] = [:]
  /// The same for a word that no message has.
  var noMatch = Series()
  /// The share of the processors, 0 to 1, that other programs used meanwhile; nil where the system does not report it.
  var othersShare: Double?
}
