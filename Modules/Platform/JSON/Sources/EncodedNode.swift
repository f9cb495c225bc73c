/// A value that is being built. A class, because containers and their parents share it.
final class EncodedNode {
  private enum Content {
    case nothing
    case value(JSONValue)
    case array([EncodedNode])
    case object([(key: String, node: EncodedNode)])
  }

  private var content = Content.nothing

  /// The built value; an empty object if nothing was encoded, as for a type without fields.
  var value: JSONValue {
    switch content {
    case .nothing: .object(JSONObject())
    case .value(let value): value
    case .array(let nodes): .array(nodes.map(\.value))
    case .object(let members): .object(JSONObject(members.map { .init(key: $0.key, value: $0.node.value) }))
    }
  }

  /// The number of elements.
  var count: Int {
    if case .array(let nodes) = content { nodes.count } else { 0 }
  }

  func set(_ value: JSONValue) {
    content = .value(value)
  }

  /// Makes it an object, if it is none yet.
  func becomeObject() {
    if case .object = content { return }
    content = .object([])
  }

  /// Makes it an array, if it is none yet.
  func becomeArray() {
    if case .array = content { return }
    content = .array([])
  }

  /// The node of a member. Two containers may fill one object: in an object with at most 64 members, the same key twice
  /// is the same node.
  func member(_ key: String) -> EncodedNode {
    guard case .object(var members) = content else { return EncodedNode() }
    if members.count <= 64, let known = members.first(where: { $0.key == key }) { return known.node }
    let node = EncodedNode()
    content = .nothing  // Releases the other reference, so that the list is not copied.
    members.append((key, node))
    content = .object(members)
    return node
  }

  /// The node of a new element.
  func element() -> EncodedNode {
    guard case .array(var nodes) = content else { return EncodedNode() }
    let node = EncodedNode()
    content = .nothing
    nodes.append(node)
    content = .array(nodes)
    return node
  }
}
