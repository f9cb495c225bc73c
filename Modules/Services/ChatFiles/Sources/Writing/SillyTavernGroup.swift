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

  /// A chat of the group.
  public struct Chat: Hashable, Sendable {
    /// The name of its file without the ending.
    public var name: String
    /// Its author's note; nil for none.
    public var authorsNote: AuthorsNote?
    /// What an import found about it in the group's file, as a text; empty for nothing.
    public var metadata: String

    /// A chat.
    public init(name: String, authorsNote: AuthorsNote? = nil, metadata: String = "") {
      (self.name, self.authorsNote, self.metadata) = (name, authorsNote, metadata)
    }
  }

  /// Its id and its name.
  public var id: String, name: String
  /// Its members, in order.
  public var members: [Member]
  /// The order in which they answer, and the definitions in their prompts.
  public var order: GroupChat.Order, cards: GroupChat.Cards
  /// Its chats.
  public var chats: [Chat]
  /// The members of its file, without those about single chats.
  var found = JSONObject()

  /// A group.
  public init(
    id: String, name: String, members: [Member], order: GroupChat.Order, cards: GroupChat.Cards, chats: [Chat]
  ) {
    (self.id, self.name, self.members) = (id, name, members)
    (self.order, self.cards, self.chats) = (order, cards, chats)
  }

  /// Takes the id, the name and the unknown members of the file that an import found.
  public mutating func adopt(_ file: KeptGroupFile) {
    found = file.members
    (id, name) = (found["id"]?.string ?? id, found["name"]?.string ?? name)
  }

  /// Whether another chat's group is the same, so that both chats go into one file.
  public func isSame(as other: SillyTavernGroup) -> Bool {
    (id, members, order, cards) == (other.id, other.members, other.order, other.cards)
  }

  /// Writes the file, private to its owner.
  /// - Throws: `ChatFileFailure.exists` when it may not be replaced; `.unusable`.
  public func write(to path: String, replacing isReplacing: Bool) throws(ChatFileFailure) {
    let path = FilePath.inHome(path)
    do throws(SystemError) {
      let file = try UnfinishedFile(for: path)
      try file.contents.write(Array(text.utf8))
      try file.finish(replacing: isReplacing)
    } catch {
      throw error.number == EEXIST ? .exists(path) : .unusable(path, reason: error.words)
    }
  }

  /// The members that SillyTavern gives a new group, and those that were found.
  private var text: String {
    func list(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
    var object = found
    object["id"] = .string(id)
    object["name"] = .string(name)
    object["members"] = list(members.map { $0.name + ".png" })
    add("avatar_url", .string(""), to: &object)
    add("allow_self_responses", false, to: &object)
    if object["activation_strategy"].map({ GroupChat.Order(strategy: $0) }) != order {
      object["activation_strategy"] = .int([.natural: 0, .list: 1, .manual: 2][order] ?? 0)
    }
    // With 1, the members that are muted are left out, as here.
    if object["generation_mode"].map({ GroupChat.Cards(mode: $0) }) != cards {
      object["generation_mode"] = .int(cards == .merged ? 1 : 0)
    }
    object["disabled_members"] = list(members.filter(\.isMuted).map { $0.name + ".png" })
    add("fav", false, to: &object)
    let names = chats.map(\.name)
    if object["chat_id"]?.string.map(names.contains) != true { object["chat_id"] = .string(names.last ?? "") }
    object["chats"] = list(names)
    add("auto_mode_delay", .int(5), to: &object)
    writeMetadata(to: &object)
    return JSONValue.object(object).text()
  }

  private func add(_ key: String, _ value: JSONValue, to object: inout JSONObject) {
    if object[key] == nil { object[key] = value }
  }

  /// What was found about the chats, with their present author's notes. The files of the chats have those too.
  private func writeMetadata(to object: inout JSONObject) {
    let limits = JSONLimits(bytes: ChatFileLimit.group, depth: ChatFileLimit.depth)
    var past: [JSONObject.Member] = []
    for chat in chats where !chat.metadata.isEmpty {
      guard var metadata = (try? JSONValue(parsing: chat.metadata, limits: limits))?.object else { continue }
      SillyTavernNote.write(chat.authorsNote, to: &metadata)
      if object["chat_id"]?.string == chat.name {
        object["chat_metadata"] = .object(metadata)
      } else {
        past.append(.init(key: chat.name, value: .object(metadata)))
      }
    }
    if !past.isEmpty { object["past_metadata"] = .object(JSONObject(past)) }
  }
}

extension GroupChat.Order {
  /// The order of a group's file. SillyTavern's fourth strategy, a member that has not spoken yet, becomes the natural
  /// order.
  init(strategy: JSONValue) {
    self = [1: .list, 2: .manual][strategy.int.map { Int(clamping: $0) } ?? 0] ?? .natural
  }
}

extension GroupChat.Cards {
  /// The definitions in the prompts of a group's file.
  init(mode: JSONValue) { self = mode.int ?? 0 == 0 ? .swapped : .merged }
}
