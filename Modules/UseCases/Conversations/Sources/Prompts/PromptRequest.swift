import Entities
import LanguageModels
import Lore

/// What is asked of a model besides an answer, as the last text of a prompt. Models of every provider understand it.
/// The other usual form, an unfinished turn of the assistant at the end, is refused by some.
struct PromptRequest {
  private let names: (user: String, character: String)
  private let language: ContentLanguage
  private let cast: GroupCast?

  init(_ speakers: Speakers) {
    let names = speakers.macros.names
    (self.names, language) = ((names.user, names.character), speakers.language)
    cast = speakers.cast
  }

  /// Asks to go on with the last answer.
  var continuation: String {
    language(
      "[Your last message is not finished. Go on exactly where it ends. Repeat nothing of it.]",
      "[마지막 메시지가 아직 끝나지 않았습니다. 끊긴 곳에서 그대로 이어 쓰고, 이미 쓴 말은 되풀이하지 마십시오.]")
  }

  /// Asks for the user's next message; in a group that is a message to all.
  var suggestion: String {
    if cast != nil {
      return language(
        "[Write the next message of \(names.user) to the others, in the voice of \(names.user), and nothing else.]",
        "[‘\(names.user)’ 님이 모두에게 보낼 다음 메시지를 그 사람의 말투로 쓰고, 다른 것은 쓰지 마십시오.]")
    }
    return language(
      "[Write the next message of \(names.user) to \(names.character), in the voice of \(names.user), and nothing else.]",
      "[‘\(names.user)’ 님이 ‘\(names.character)’에게 보낼 다음 메시지를 그 사람의 말투로 쓰고, 다른 것은 쓰지 마십시오.]")
  }

  /// The suggested message in a model's text: without thoughts and without the name before it. In a group it ends
  /// before the words of others.
  func message(in text: String) -> String {
    var text = Prompt.spoken(in: text).trimmed
    if let cast {
      var speech = SpeechGuard(own: [names.user], others: cast.spokenNames)
      _ = speech.check(&text)
      return text.trimmed
    }
    let label = names.user + ":"
    return text.hasPrefix(label) ? String(text.dropFirst(label.count)).trimmed : text
  }
}
