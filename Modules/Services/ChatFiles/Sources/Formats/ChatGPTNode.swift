import Entities
import JSON

/// A node of ChatGPT's `mapping`.
struct ChatGPTNode {
  var tree: MessageTree.Node
  /// The message; nil for the root, and for messages that are left out.
  var message: ImportedMessage?
  var time: Timestamp?
  /// Words of a message that is left out. They become the thoughts of the reply after it.
  var reasoning = ""
  /// Whether a message with words is left out: of a tool, to a tool, or hidden.
  var isLeftOut = false
  var hasAttachments = false

  init(key: String, _ value: JSONValue, date: ChatDate) {
    tree = MessageTree.Node(
      id: value["id"]?.string ?? key, parent: value["parent"]?.string,
      children: value["children"]?.array?.compactMap(\.string) ?? [])
    guard let content = value["message"], let object = content.object else { return }
    time = date(object["create_time"])
    let type = object["content"]?["content_type"]?.string ?? "text"
    if type == "thoughts" || type == "reasoning_recap" {
      if type == "thoughts" { reasoning = Self.thoughts(object["content"]) }
      return
    }
    let parts = Self.content(object["content"], type)
    guard !parts.text.isEmpty else { return }
    guard Self.isShown(content) else {
      isLeftOut = true
      return
    }
    var message = ImportedMessage(object["author"]?["role"]?.string == "user" ? .user : .assistant, parts.text)
    message.sourceID = object["id"]?.string ?? tree.id
    message.name = object["author"]?["name"]?.string
    if let model = object["metadata"]?["model_slug"]?.string, message.role == .assistant {
      message.model = ModelChoice(provider: "chatgpt", model: model)
    }
    let files = object["metadata"]?["attachments"]?.array ?? []
    message.attachments = parts.attachments + files.compactMap { $0["name"]?.string }.map(AttachmentName.of)
    hasAttachments = parts.hasOthers || !files.isEmpty
    var rest = object
    rest["id"] = nil
    // The text is a field; a content with other parts is kept.
    if !parts.hasOthers, type == "text" { rest["content"] = nil }
    message.extra = KeptMembers(.chatGPT, rest).text
    self.message = message
  }

  /// Whether ChatGPT shows it: a message of the user or the assistant, addressed to all, with a weight, and not
  /// hidden.
  private static func isShown(_ message: JSONValue) -> Bool {
    let metadata = message["metadata"]
    return ["user", "assistant"].contains(message["author"]?["role"]?.string ?? "")
      && (message["recipient"]?.string ?? "all") == "all"
      && message["weight"]?.double != 0
      && metadata?["is_visually_hidden_from_conversation"]?.bool != true
      && message["content"]?["content_type"]?.string != "user_editable_context"
      && message["content"]?["content_type"]?.string != "model_editable_context"
  }

  private static func content(_ content: JSONValue?, _ type: String) -> ContentParts {
    if let parts = content?["parts"] { return ContentParts(parts) }
    if type == "code", let text = content?["text"]?.string, !text.isEmpty {
      let language = content?["language"]?.string ?? ""
      return ContentParts(.string("```\(language == "unknown" ? "" : language)\n\(text)\n```"))
    }
    return ContentParts(content?["text"] ?? content?["result"] ?? content?["content"])
  }

  private static func thoughts(_ content: JSONValue?) -> String {
    (content?["thoughts"]?.array ?? []).map { thought in
      [thought["summary"]?.string, thought["content"]?.string].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: "\n")
    }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
