public import Entities
import JSON
import System

import Glibc

/// The group of a chat to write as SillyTavern's file `groups/ID.json`, from which a folder's import reads it again.
public struct SillyTavernGroup: Hashable, Sendable {
  /// A member that has not left.
  public struct Member: Hashable, Sendable {
    /// The name of its card without the ending.
    public var name: String
    /// Whether it does not answer.
    public var isMuted: Bool

    /// A member.
    public init(name: String, isMuted: Bool) { (self.name, self.isMuted) = (name, isMuted) }
  }

  /// Its id and its name.
  public var id: String, name: String
  /// Its members, in order.
  public var members: [Member]
  /// The order in which they answer, and the definitions in their prompts.
  public var order: GroupChat.Order, cards: GroupChat.Cards
  /// The name of the chat's file without the ending.
  public var chat: String

  /// A group.
  public init(
    id: String, name: String, members: [Member], order: GroupChat.Order, cards: GroupChat.Cards, chat: String
  ) {
    (self.id, self.name, self.members) = (id, name, members)
    (self.order, self.cards, self.chat) = (order, cards, chat)
  }

  /// Writes the file, private to its owner.
  /// - Throws: `ChatFileFailure.exists` when it may not be replaced; `.unusable`.
  public func write(to path: String, replacing isReplacing: Bool) throws(ChatFileFailure) {
    do throws(SystemError) {
      let file = try UnfinishedFile(for: path)
      try file.contents.write(Array(text.utf8))
      try file.finish(replacing: isReplacing)
    } catch {
      throw error.number == EEXIST ? .exists(path) : .unusable(path, reason: error.words)
    }
  }

  /// The members that SillyTavern gives a new group.
  private var text: String {
    func list(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
    var object = JSONObject()
    object["id"] = .string(id)
    object["name"] = .string(name)
    object["members"] = list(members.map { $0.name + ".png" })
    object["avatar_url"] = .string("")
    object["allow_self_responses"] = .bool(false)
    object["activation_strategy"] = .int([.natural: 0, .list: 1, .manual: 2][order] ?? 0)
    // With 1, the members that are muted are left out, as here.
    object["generation_mode"] = .int(cards == .merged ? 1 : 0)
    object["disabled_members"] = list(members.filter(\.isMuted).map { $0.name + ".png" })
    object["fav"] = .bool(false)
    object["chat_id"] = .string(chat)
    object["chats"] = list([chat])
    object["auto_mode_delay"] = .int(5)
    return JSONValue.object(object).text()
  }
}
