import Entities
import JSON

/// A conversation of ChatGPT: the nodes of its tree, delivered in an order.
struct ChatGPTConversation {
  let nodes: [ChatGPTNode]
  /// The members besides `mapping`.
  let members: JSONObject
  let date: ChatDate
  /// The place of the conversation in the file.
  let place: String

  func deliver(to sink: ChatSink) async throws {
    var chat = sink.chat(.chatGPT)
    chat.sourceID = (members["conversation_id"] ?? members["id"])?.string
    chat.title = members["title"]?.string
    if let created = date(members["create_time"]) { chat.created = created }
    chat.updated = date(members["update_time"])
    chat.extra = KeptMembers(.chatGPT, members).text
    sink.begin(chat)
    let tree = MessageTree(nodes.map(\.tree))
    for repair in tree.repairs { sink.warn(repair.kind, "\(place).mapping.\(repair.id)") }
    let delivered = try await deliverNodes(tree, to: sink)
    var end = ImportedChatEnd()
    end.shown = shown(tree, delivered)
    if let wanted = members["current_node"]?.string, tree.places[wanted] == nil, sink.count > 0 {
      sink.warn(.danglingEnd, "\(place).current_node")
    }
    try await sink.end(end, place)
  }

  /// Delivers the messages that are kept. The messages after one that is left out get its parent and its thoughts.
  /// - Returns: The place in the chat of each node, or of the nearest kept one above it.
  private func deliverNodes(_ tree: MessageTree, to sink: ChatSink) async throws -> [Int?] {
    var places: [Int?] = Array(repeating: nil, count: nodes.count)
    var thoughts: [Int: String] = [:]
    for node in tree.order {
      let parent = tree.parents[node]
      let above = parent.flatMap { places[$0] }
      let path = "\(place).mapping.\(nodes[node].tree.id)"
      var carried = parent.flatMap { thoughts[$0] } ?? ""
      places[node] = above
      guard var message = nodes[node].message else {
        if nodes[node].isLeftOut { sink.warn(.leftOutMessage, path) }
        let own = nodes[node].reasoning
        if !own.isEmpty { carried += (carried.isEmpty ? "" : "\n\n") + own }
        if !carried.isEmpty { thoughts[node] = carried }
        continue
      }
      if nodes[node].hasAttachments { sink.warn(.nonTextPart, path) }
      if message.role == .assistant { message.reasoning = carried }
      message.parent = above
      if let added = try await sink.add(message, at: nodes[node].time, path) { places[node] = added }
    }
    return places
  }

  /// The current node, or the nearest kept one above it; without a valid one, the end of the last branch.
  private func shown(_ tree: MessageTree, _ places: [Int?]) -> Int? {
    if let id = members["current_node"]?.string, let node = tree.places[id], let place = places[node] { return place }
    // The last node of the order is the end of the last branch.
    return tree.order.reversed().lazy.compactMap { places[$0] }.first
  }
}
