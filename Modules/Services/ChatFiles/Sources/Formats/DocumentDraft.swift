import Entities
import JSON

/// A chat of a JSON document while it is read: its name and its order may come after its messages.
final class DocumentDraft {
  private let place: String
  private(set) var members = JSONObject()
  private var kept: Int64 = 0
  private var nodes: [ChatGPTNode] = []
  private var messages: [(DocumentMessage, place: String)] = []
  private var size: Int64 = 0
  private var isCut = false

  init(at place: String) { self.place = place }

  /// Keeps a member; false when there are too many.
  func keep(_ key: String, _ value: JSONValue, size: Int64) -> Bool {
    kept += size
    guard kept <= ChatFileLimit.line, members.members.count < 1000 else { return false }
    members.members.append(.init(key: key, value: value))
    return true
  }

  func add(_ node: ChatGPTNode, size: Int64, _ place: String, _ sink: ChatSink) {
    if hasRoom(size, nodes.count, place, sink) { nodes.append(node) }
  }

  func add(_ message: DocumentMessage, size: Int64, _ place: String, _ sink: ChatSink) {
    if hasRoom(size, messages.count, place, sink) { messages.append((message, place)) }
  }

  /// Whether one more fits. The first that does not fit is a warning.
  private func hasRoom(_ size: Int64, _ count: Int, _ place: String, _ sink: ChatSink) -> Bool {
    self.size += size
    if isCut { return false }
    isCut = self.size > ChatFileLimit.chat || count >= ChatFileLimit.messages
    if isCut { sink.warn(count >= ChatFileLimit.messages ? .tooManyMessages : .longChat, place) }
    return !isCut
  }

  /// Delivers the chat, if it is one.
  /// - Returns: Whether it is.
  func deliver(to sink: ChatSink, _ date: ChatDate) async throws -> Bool {
    if !nodes.isEmpty {
      let place = place.isEmpty ? "0" : place
      try await ChatGPTConversation(nodes: nodes, members: members, date: date, place: place).deliver(to: sink)
      return true
    }
    if messages.first?.0.format == .koboldLite, let prompt = KoboldLite.prompt(members) {
      messages.insert((prompt, "prompt"), at: 0)
    }
    guard let format = messages.first?.0.format else { return false }
    sink.begin(chat(format, sink, date))
    var last: Int?
    for (message, place) in messages {
      if message.message.text.isEmpty {
        sink.warn(.emptyMessage, place)
        continue
      }
      if message.hasOthers { sink.warn(.nonTextPart, place) }
      var imported = message.message
      imported.parent = last
      last = try await sink.add(imported, at: message.time, place) ?? last
    }
    var end = ImportedChatEnd()
    end.shown = last
    try await sink.end(end, place)
    return true
  }

  private func chat(_ format: ChatFileFormat, _ sink: ChatSink, _ date: ChatDate) -> ImportedChat {
    var chat = sink.chat(format)
    chat.sourceID = (members["id"] ?? members["_id"] ?? members["uuid"])?.string
    chat.title = (members["title"] ?? members["name"])?.string
    let speaker = messages.first { $0.0.message.role == .assistant }?.0.message.name
    chat.characterName = (members["character_name"] ?? members["character"])?.string ?? speaker
    if format == .koboldLite {
      let names = KoboldLite.names(members)
      (chat.userName, chat.characterName) = (names.user, names.character)
    }
    let created = members["create_time"] ?? members["created_at"] ?? members["created"] ?? members["createdAt"]
    if let created = date(created) { chat.created = created }
    chat.updated = date(members["update_time"] ?? members["updated_at"] ?? members["updatedAt"])
    chat.extra = KeptMembers(format, members).text
    return chat
  }
}
