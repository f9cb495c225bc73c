import TerminalUI

/// The columns of a conversation: all messages have one left edge, and no row is longer than the eye follows easily.
enum ReadingColumn {
  /// The most columns of the conversation.
  static let width = 88
  /// The column at which the words of replies begin: after a portrait and two blanks.
  static let words = 6
  /// The column at which the user's messages begin: their words are then two columns further in than those of replies.
  static let own = 5

  /// Whether there is room for portraits before replies.
  static func hasPortraits(in window: WindowSize) -> Bool { window.columns >= 40 && window.rows >= 12 }
}

extension View {
  /// The view in the reading column.
  func inReadingColumn() -> some View { frame(maxWidth: ReadingColumn.width, alignment: .topLeading) }
}
