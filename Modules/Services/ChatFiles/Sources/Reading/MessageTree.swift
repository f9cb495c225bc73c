import Entities

/// The nodes of a tree, sorted so that each follows its parent. A file may have them in any order and with any
/// mistakes.
struct MessageTree {
  /// A node as the file describes it.
  struct Node {
    var id: String
    var parent: String?
    /// The children in their order, as the node lists them.
    var children: [String] = []
  }

  /// The places of the nodes, each after its parent, and alternatives in the order of their list.
  private(set) var order: [Int] = []
  /// The parent of each node.
  private(set) var parents: [Int?]
  /// The places of the ids.
  private(set) var places: [String: Int] = [:]
  /// What was repaired, with the id.
  private(set) var repairs: [(kind: ImportWarning.Kind, id: String)] = []

  init(_ nodes: [Node]) {
    parents = Array(repeating: nil, count: nodes.count)
    for (place, node) in nodes.enumerated() where places.updateValue(places[node.id] ?? place, forKey: node.id) != nil {
      repairs.append((.repeatedID, node.id))
    }
    let ranks = findParents(nodes)
    cutCycles(nodes)
    sort(nodes, by: ranks)
  }

  /// A node without a parent of its own takes the one that lists it.
  /// - Returns: The place of each node in the list of its parent.
  private mutating func findParents(_ nodes: [Node]) -> [Int?] {
    var listed: [Int?] = Array(repeating: nil, count: nodes.count)
    var ranks: [Int?] = Array(repeating: nil, count: nodes.count)
    for (place, node) in nodes.enumerated() {
      if let parent = node.parent {
        parents[place] = places[parent]
        if places[parent] == nil { repairs.append((.danglingParent, node.id)) }
      }
      for (rank, child) in node.children.enumerated() {
        guard let child = places[child], child != place else { continue }
        if nodes[child].parent == nil { listed[child] = listed[child] ?? place }
        if nodes[child].parent == nil || nodes[child].parent == node.id { ranks[child] = ranks[child] ?? rank }
      }
    }
    for (place, node) in nodes.enumerated() where node.parent == nil { parents[place] = listed[place] }
    return ranks
  }

  /// Walks up from each node. A node that is met twice on one way has a cycle above it.
  private mutating func cutCycles(_ nodes: [Node]) {
    var way: [Int] = Array(repeating: 0, count: nodes.count)
    for start in nodes.indices where way[start] == 0 {
      var node = start
      while way[node] == 0 {
        way[node] = start + 1
        guard let parent = parents[node] else { break }
        if way[parent] == start + 1 {
          parents[node] = nil
          repairs.append((.cycle, nodes[node].id))
          break
        }
        node = parent
      }
    }
  }

  private mutating func sort(_ nodes: [Node], by ranks: [Int?]) {
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var roots: [Int] = []
    for place in nodes.indices {
      if let parent = parents[place] { children[parent].append(place) } else { roots.append(place) }
    }
    order.reserveCapacity(nodes.count)
    var pending = Array(roots.reversed())
    while let place = pending.popLast() {
      order.append(place)
      let sorted = children[place].sorted { (ranks[$0] ?? .max, $0) < (ranks[$1] ?? .max, $1) }
      pending += sorted.reversed()
    }
  }
}
