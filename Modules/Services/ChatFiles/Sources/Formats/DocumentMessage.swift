import Entities
import JSON

/// A message of a flat chat in a JSON document, by the members that each program uses.
struct DocumentMessage {
  var message: ImportedMessage
  var time: Timestamp?
  let format: ChatFileFormat
  /// Whether a part is no text.
  var hasOthers = false

  /// The members that hold a text.
  static let contentKeys: Set = ["content", "value", "text", "data", "msg"]

  /// nil when the object is no message of a known form.
  init?(_ object: JSONObject, date: ChatDate) {
    if let role = object["role"]?.string, object["data"] != nil {
      // RisuAI: `{role: "user" | "char", data, time, name}`.
      self.init(.risu, role == "user" ? .user : .assistant, object["data"])
      time = date(object["time"])
      message.name = object["name"]?.string
    } else if let role = (object["role"] ?? object["from"])?.string {
      guard let author = Self.author(role), let content = object["content"] ?? object["value"] ?? object["text"] else {
        return nil
      }
      self.init(.openAI, author, content)
      // Instructions are no part of the chat.
      message.marks.isHidden = author == .system
      message.name = object["name"]?.string
      message.reasoning = (object["reasoning_content"] ?? object["reasoning"])?.string ?? ""
      if let model = object["model"]?.string { message.model = ModelChoice(provider: "", model: model) }
      time = date(object["created_at"] ?? object["timestamp"] ?? object["created"])
    } else if let text = object["msg"] {
      // Agnai: a message of the user has a `userId`.
      self.init(.agnai, object["userId"]?.string.map { !$0.isEmpty } == true ? .user : .assistant, text)
      message.name = object["handle"]?.string
      time = date(object["createdAt"])
    } else if let text = object["text"], let source = object["src"] {
      // CAI Tools.
      self.init(.characterAI, source["is_human"]?.bool == true ? .user : .assistant, text)
      message.name = source["name"]?.string
      time = date(object["created"])
    } else {
      return nil
    }
    message.sourceID = (object["id"] ?? object["_id"] ?? object["chatId"] ?? object["uuid"])?.string
    let rest = JSONObject(
      object.members.filter { !Self.contentKeys.contains($0.key) && !["role", "from", "name"].contains($0.key) })
    message.extra = KeptMembers(format, rest).text
  }

  /// A message of known author and content.
  init(_ format: ChatFileFormat, _ role: ImportedMessage.Role, _ content: JSONValue?) {
    let parts = ContentParts(content)
    self.format = format
    message = ImportedMessage(role, parts.text)
    message.attachments = parts.attachments
    hasOthers = parts.hasOthers
  }

  private static func author(_ role: String) -> ImportedMessage.Role? {
    switch role.lowercased() {
    case "user", "human": .user
    case "assistant", "model", "ai", "bot", "gpt", "char", "character": .assistant
    case "system", "developer": .system
    // A tool's call or answer is no message to read.
    default: nil
    }
  }
}
