import Entities

/// How the messages of a group chat stand in the prompt of one member. The member's own have the assistant's role; all
/// others have the user's role and the name of their speaker. Many models accept only two sides that take turns, and a
/// model that sees the words of others as its own goes on speaking for them.
struct GroupVoices: Sendable {
  let cast: GroupCast
  /// The member that answers.
  let speaker: Avatar.ID
  /// The present name of the user, and the name of the user without a persona.
  let userName: String, ownName: String
  /// The names under which the messages were said.
  let names: SpokenNames
  let language: ContentLanguage

  /// Whether a message is one of the member's own.
  func isOwn(_ message: Message) -> Bool {
    message.role == .assistant && message.speaker ?? cast.host == speaker && names.otherSpeaker(of: message) == nil
  }

  /// The name before a message; nil for the member's own.
  func label(of message: Message) -> String? {
    if message.role == .user { return names.userName(of: message, now: userName) ?? ownName }
    if isOwn(message) { return nil }
    return names.otherSpeaker(of: message) ?? cast.name(of: message.speaker) ?? language("Someone", "누군가")
  }
}

extension PromptReport.Part {
  /// The text without the name before it.
  var words: String { speaker.map { String(Substring(text.utf8.dropFirst($0.utf8.count + 2))) } ?? text }

  /// A text with a name before it.
  static func line(_ text: String, of speaker: String?) -> String { speaker.map { "\($0): \(text)" } ?? text }
}
