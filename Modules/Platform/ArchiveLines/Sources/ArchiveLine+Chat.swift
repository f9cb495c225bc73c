public import Entities
import JSON

extension ArchiveLine {
  /// A chat, which comes before its messages: the end of its shown path, and the newest message that the user has seen.
  public init(_ chat: Conversation, shown: Message.ID?, seen: Message.ID?) {
    self.init("chat")
    add("id", chat.id)
    add("avatar", chat.avatar)
    add("title", chat.title)
    add("created", chat.created)
    add("updated", chat.updated)
    add("shown", shown)
    add("seen", seen)
    if chat.place.isPinned { add("pinned", .bool(true)) }
    if chat.place.isArchived { add("archived", .bool(true)) }
    if !chat.place.tags.isEmpty { add("tags", .array(chat.place.tags.map { .string($0) })) }
  }

  /// A message. `tip` is the end of the path last shown through it, where another path is shown now.
  public init(_ message: Message, tip: Message.ID?) {
    let state = message.state.inFile
    self.init("message")
    add("id", message.id)
    add("parent", message.parent)
    add("role", message.role.rawValue)
    add("state", state.name)
    add("failure", state.failure)
    add("provider", message.model?.provider)
    add("model", message.model?.model)
    add("created", message.created)
    add("text", message.text)
    add("reasoning", message.reasoning.isEmpty ? nil : message.reasoning)
    add("tip", tip)
    // Only where the user has marked it: most messages have none of these members.
    if message.marks.isHidden { add("hidden", .bool(true)) }
    if message.marks.isPinned { add("pinned", .bool(true)) }
    add("bookmark", message.marks.bookmark)
    add("speaker", message.speaker)
  }
}
