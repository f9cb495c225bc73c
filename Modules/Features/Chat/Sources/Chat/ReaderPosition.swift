import Entities
import Observation
import TerminalUI

/// Where the reader is in a conversation, and where the conversation opens when the screen comes back.
@Observable @MainActor final class ReaderPosition {
  /// Where the conversation opens; nil for its end.
  private(set) var opening: Message.ID?
  /// The message that the screen was opened at, until the reader has moved on.
  private(set) var marked: Message.ID?
  /// Counts the times that the list jumped: a new list begins with each.
  private(set) var jumps = 0
  /// Whether the reader has been at the end.
  @ObservationIgnored private var isAtEnd = false
  /// The message that came to the screen last. A reader who has not been at the end comes back to it.
  @ObservationIgnored private var lastShown: Message.ID?
  /// Where the reader was at the last launch.
  @ObservationIgnored private var lastPlace: ScrollMemory.Position?
  private let target: Message.ID?

  /// - Parameter target: The message to open at; nil for the end.
  init(at target: Message.ID? = nil) { self.target = target }

  /// Whether the screen was restored from the last launch.
  var isRestored: Bool { lastPlace != nil }

  /// The message to be near when pages are read; nil for the end.
  var wanted: Message.ID? {
    guard !isAtEnd else { return nil }
    if let row = lastPlace?.row { return lastShown ?? Identifier(row) }
    return target.map { lastShown ?? $0 }
  }

  /// Begins where the reader was at the last launch.
  func restore(_ place: ScrollMemory.Position) { (lastPlace, isAtEnd) = (place, place.row == nil) }

  /// Opens at the pages that were read.
  /// - Parameter isFirst: Whether the user was just led there, and did not come back.
  /// - Returns: What the user should know: the message is not there, or another branch shows.
  func open(_ pages: InitialPages, isFirst: Bool) -> ChatNotice? {
    opening = pages.opening
    guard isFirst, let target else { return nil }
    marked = opening == target ? target : nil
    if marked == nil { return .notShown }
    return pages.hasTurned ? .otherBranch : nil
  }

  /// The end shows in a list that did not jump there.
  func reachEnd() { isAtEnd = true }

  /// The end is where the reader is from now on.
  func goToEnd() { (isAtEnd, opening, marked) = (true, nil, nil) }

  /// The beginning is where the reader is from now on.
  func goToStart(_ first: Message.ID?) { (isAtEnd, opening, marked) = (false, first, nil) }

  /// The list jumps: it begins anew.
  func jump() { jumps += 1 }

  /// A message came to the screen.
  func show(_ message: Message.ID) { lastShown = message }

  /// A message left the screen.
  func leave(_ message: Message.ID) {
    if marked == message { marked = nil }
  }
}
