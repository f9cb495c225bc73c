/// Connects opening with closing tags: `{{if x}}…{{/if}}`.
enum ScopePairing {
  /// The nodes with their contents inside of them. A closing tag belongs to the last opening one without content; a tag
  /// without a partner remains alone.
  static func paired(_ nodes: [MacroNode]) -> [MacroNode] {
    var result: [MacroNode] = []
    /// The opening tags by name, with their places in the text: a place that is inside of a content is no longer valid.
    var openings: [String: [(index: Int, start: Int)]] = [:]
    for node in nodes {
      guard case .closing(let name) = node.head else {
        if case .name(let name) = node.head, node.canHoldContent {
          openings[name, default: []].append((result.count, node.tag.lowerBound))
        }
        result.append(node)
        continue
      }
      var opening = openings[name]?.popLast()
      while let found = opening,
        found.index >= result.count || result[found.index].tag.lowerBound != found.start
      {
        opening = openings[name]?.popLast()
      }
      guard let index = opening?.index else {
        result.append(node)
        continue
      }
      let inner = Array(result[(index + 1)...])
      result.removeSubrange((index + 1)...)
      result[index].content = MacroNode.Content(
        range: result[index].tag.upperBound..<node.tag.lowerBound, nodes: inner, end: node.tag.upperBound)
    }
    return result
  }
}

extension MacroNode {
  /// Whether a content can follow: the macro takes one more argument than it has.
  fileprivate var canHoldContent: Bool {
    guard case .name(let name) = head, let definition = MacroTable.definitions[name] else { return false }
    return definition.arguments.contains(arguments.count + 1)
  }
}
