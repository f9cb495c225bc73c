public import Entities
import JSON

extension ArchiveFields {
  /// The chat of a `chat` line, of a profile. `shown` and `seen` are members of their own.
  public func conversation(of profile: UserProfile.ID) throws(LineFailure) -> Conversation {
    Conversation(
      id: try id("id"), profile: profile, avatar: try id("avatar"),
      title: try optionalText("title", atMost: ArchiveLimit.name),
      created: try time("created"), updated: try time("updated"), place: try place())
  }

  /// Where the user keeps the chat. A file of an earlier version says nothing of it.
  private func place() throws(LineFailure) -> ChatPlace {
    var tags: [String] = []
    let listed = has("tags") ? object["tags"]?.array ?? [.null] : []
    for element in listed {
      guard let tag = element.string else { throw failure("“tags” with an array of texts", "“tags”에 글의 배열") }
      tags.append(tag)
    }
    return ChatPlace(
      isPinned: has("pinned") ? try flag("pinned") : false, isArchived: has("archived") ? try flag("archived") : false,
      tags: ChatPlace.tags(in: tags.joined(separator: ",")))
  }

  /// Whether a member is there, and not null.
  private func has(_ key: String) -> Bool { object[key].map { !$0.isNull } ?? false }

  /// The message of a `message` line, in a chat. `tip` is a member of its own, and whether the parent exists is for the
  /// caller to check.
  public func message(in chat: Conversation.ID) throws(LineFailure) -> Message {
    let parent: Message.ID? = try optionalID("parent")
    let provider = try optionalText("provider", atMost: ArchiveLimit.name)
    let model = try optionalText("model", atMost: ArchiveLimit.name)
    guard (provider == nil) == (model == nil) else {
      throw failure("“provider” and “model” together", "“provider”와 “model”을 함께")
    }
    guard let state = Message.State(inFile: try text("state"), failure: try optionalText("failure")) else {
      throw failure(
        "“state” with complete, cut_off, cancelled, interrupted or failed",
        "“state”에 complete, cut_off, cancelled, interrupted, failed 중 하나")
    }
    guard let role = Message.Role(rawValue: try text("role", atMost: 64)) else {
      throw failure("“role” with user or assistant", "“role”에 user 또는 assistant")
    }
    return Message(
      id: try id("id"), chat: chat, parent: parent, role: role, speaker: try optionalID("speaker"),
      text: try text("text"), reasoning: try optionalText("reasoning") ?? "", state: state,
      model: provider.flatMap { provider in model.map { ModelChoice(provider: provider, model: $0) } },
      created: try time("created"),
      marks: MessageMarks(
        isHidden: try optionalFlag("hidden"), isPinned: try optionalFlag("pinned"),
        bookmark: try optionalText("bookmark", atMost: MessageMarks.longestName)))
  }
}
