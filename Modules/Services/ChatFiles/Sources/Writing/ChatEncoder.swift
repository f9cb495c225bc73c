import Entities

/// Turns chats and messages into the text of a file, piece by piece.
protocol ChatEncoder {
  /// The text before everything.
  mutating func beginning() -> String
  /// The text before a chat's messages.
  mutating func begin(_ chat: ExportedChat) -> String
  /// The text of a message, with its alternatives: itself among them, in their order.
  mutating func message(_ message: ExportedMessage, swipes: [ExportedMessage]) -> String
  /// The text of a picture of one of the chat's messages, after them.
  mutating func picture(_ picture: ExportedPicture) -> String
  /// The text after a chat's messages and pictures.
  mutating func endChat() -> String
  /// The text after everything.
  mutating func end() -> String
}

extension ChatEncoder {
  mutating func beginning() -> String { "" }
  mutating func picture(_ picture: ExportedPicture) -> String { "" }
  mutating func endChat() -> String { "" }
  mutating func end() -> String { "" }
}
