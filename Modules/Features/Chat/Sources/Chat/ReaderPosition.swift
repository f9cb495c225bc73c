import Entities
import Observation
import TerminalUI

/// The reader's position in a conversation, and the position at which the conversation opens again.
@Observable @MainActor final class ReaderPosition {
  /// The message at which the conversation opens; nil for its end.
  private(set) var opening: Message.ID?
  /// The message at which the screen was opened, until the reader has moved on.
  private(set) var marked: Message.ID?
  /// Counts the jumps of the list: a new list begins with each.
  private(set) var jumps = 0
  /// Whether the reader has been at the end.
  @ObservationIgnored private var isAtEnd = false
  /// The last message that appeared. If the reader was not at the end, the screen opens there again.
  @ObservationIgnored private var lastShown: Message.ID?
  /// The reader's position at the last launch.
  @ObservationIgnored private var lastPlace: ScrollMemory.Position?
  private let target: Message.ID?

  /// - Parameter target: The message to open at; nil for the end.
  init(at target: Message.ID? = nil) { self.target = target }

  /// Whether the screen was restored from the last launch.
  var isRestored: Bool { lastPlace != nil }

  /// The message around which pages are read; nil for the end.
  var wanted: Message.ID? {
    guard !isAtEnd else { return nil }
    if let row = lastPlace?.row { return lastShown ?? Identifier(row) }
    return target.map { lastShown ?? $0 }
  }

  /// Begins at the reader's position at the last launch.
  func restore(_ place: ScrollMemory.Position) { (lastPlace, isAtEnd) = (place, place.row == nil) }

  /// Opens at the pages that were read.
  /// - Parameter isFirst: Whether a link or a search just led there, instead of a return to the screen.
  /// - Returns: A notice for the user: the message cannot be shown, or another branch is shown.
  func open(_ pages: InitialPages, isFirst: Bool) -> ChatNotice? {
    opening = pages.opening
    guard isFirst, let target else { return nil }
    marked = opening == target ? target : nil
    if marked == nil { return .notShown }
    return pages.hasTurned ? .otherBranch : nil
  }

  /// Moves the reader to a message of the pages that were read.
  /// - Returns: A notice for the user: the message cannot be shown, or another branch is shown.
  func go(to message: Message.ID, in pages: InitialPages) -> ChatNotice? {
    (isAtEnd, opening, lastShown) = (false, pages.opening, nil)
    marked = pages.opening == message ? message : nil
    if marked == nil { return .notShown }
    return pages.hasTurned ? .otherBranch : nil
  }

  /// Records that the end is visible in a list that did not jump there.
  func reachEnd() { isAtEnd = true }

  /// Moves the reader to the end.
  func goToEnd() { (isAtEnd, opening, marked) = (true, nil, nil) }

  /// Moves the reader to another form of a message, which is not marked; nil for the end.
  func turn(to message: Message.ID?) { (isAtEnd, opening, marked, lastShown) = (message == nil, message, nil, nil) }

  /// Moves the reader to the beginning.
  func goToStart(_ first: Message.ID?) { (isAtEnd, opening, marked) = (false, first, nil) }

  /// Makes the list begin again, at the opening message or at the end.
  func jump() { jumps += 1 }

  /// Records that a message has appeared.
  func show(_ message: Message.ID) { lastShown = message }

  /// Records that a message has disappeared.
  func leave(_ message: Message.ID) {
    if marked == message { marked = nil }
  }
}
