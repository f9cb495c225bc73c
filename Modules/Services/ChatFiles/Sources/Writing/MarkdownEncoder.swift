import Entities
import JSON

/// Writes Markdown that reads well anywhere, and that `MarkdownReader` reads back. Reasoning is left out.
struct MarkdownEncoder: ChatEncoder {
  private var characterName = "", userName = ""
  private var chats = 0

  mutating func begin(_ chat: ExportedChat) -> String {
    (characterName, userName) = (chat.characterName, chat.userName)
    chats += 1
    var details: JSONObject = ["character": .string(characterName), "user": .string(userName)]
    details["created"] = .string(chat.chat.created.preciseUTC)
    // The heading needs words; the reader must know that they are no title.
    if chat.chat.title == nil { details["title"] = false }
    let heading = MarkdownForm.heading(title: chat.heading, details: details)
    return (chats == 1 ? frontMatter(chat) : "") + heading + "\n\n"
  }

  private func frontMatter(_ chat: ExportedChat) -> String {
    // A JSON text is a YAML text too, and has no line feed.
    let lines = [
      ("format", "aichat"), ("character", characterName), ("user", userName),
      ("date", chat.chat.created.preciseUTC),
    ].map { "\($0): \(JSONValue.string($1).text())\n" }
    return "---\n" + lines.joined() + "---\n\n"
  }

  mutating func message(_ message: ExportedMessage, swipes: [ExportedMessage]) -> String {
    let isUser = message.message.role == .user
    let heading = MarkdownForm.heading(
      name: message.name ?? (isUser ? userName : characterName), of: message.message)
    return heading + "\n\n" + MarkdownForm.escaped(message.message.text) + "\n\n"
  }
}
