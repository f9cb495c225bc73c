/// The nodes of a running text during parsing: a list of siblings, some with children.
struct InlineNodes {
  enum Kind {
    /// A part of the source.
    case text(Range<Int>)
    /// Complete content.
    case literal(MarkdownInline)
    case softBreak, hardBreak
    case emphasis, strong, strikethrough
    case link(address: String, title: String?)
    case image(address: String, title: String?)
  }

  struct Node {
    var kind: Kind
    var previous = -1, next = -1, firstChild = -1
    /// The number of levels below it.
    var height = 0
  }

  private(set) var nodes: [Node] = []
  private var last = -1

  subscript(_ index: Int) -> Node {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  /// Adds a node at the end of the text.
  /// - Returns: Its index.
  @discardableResult
  mutating func append(_ kind: Kind) -> Int {
    var node = Node(kind: kind)
    node.previous = last
    let index = nodes.count
    nodes.append(node)
    if last >= 0 { nodes[last].next = index }
    last = index
    return index
  }

  /// Moves the nodes between two siblings into a new node between them.
  /// - Returns: Whether the depth limit allowed it.
  mutating func wrap(between opener: Int, and closer: Int, as kind: Kind) -> Bool {
    let first = nodes[opener].next
    guard first != closer, let height = height(from: first, to: closer) else { return first == closer }
    let index = nodes.count
    nodes.append(Node(kind: kind, previous: opener, next: closer, firstChild: first, height: height))
    nodes[nodes[closer].previous].next = -1
    nodes[first].previous = -1
    nodes[opener].next = index
    nodes[closer].previous = index
    return true
  }

  /// Moves all nodes after one into it.
  /// - Returns: Whether the depth limit allowed it.
  mutating func swallowRest(into index: Int, as kind: Kind) -> Bool {
    guard let height = height(from: nodes[index].next, to: -1) else { return false }
    let first = nodes[index].next
    nodes[index].kind = kind
    nodes[index].height = height
    nodes[index].firstChild = first
    nodes[index].next = -1
    if first >= 0 { nodes[first].previous = -1 }
    last = index
    return true
  }

  private func height(from first: Int, to end: Int) -> Int? {
    var (index, height) = (first, 0)
    while index != end, index >= 0 {
      height = max(height, nodes[index].height + 1)
      index = nodes[index].next
    }
    return height <= ParserLimits.inlineDepth ? height : nil
  }
}

extension InlineNodes {
  func tree(of text: [UInt8]) -> [MarkdownInline] {
    nodes.isEmpty ? [] : siblings(from: 0, text)
  }

  private func siblings(from first: Int, _ text: [UInt8]) -> [MarkdownInline] {
    var result: [MarkdownInline] = []
    /// Adjacent pieces of text become one.
    var words = ""
    var index = first
    while index >= 0 {
      let node = nodes[index]
      switch node.kind {
      case .text(let range): words += text[range].text
      case .literal(.text(let text)): words += text
      default:
        if !words.isEmpty { result.append(.text(words)) }
        words = ""
        result.append(inline(node, text))
      }
      index = node.next
    }
    if !words.isEmpty { result.append(.text(words)) }
    return result
  }

  private func inline(_ node: Node, _ text: [UInt8]) -> MarkdownInline {
    let children = node.firstChild >= 0 ? siblings(from: node.firstChild, text) : []
    return switch node.kind {
    case .text(let range): .text(text[range].text)
    case .literal(let inline): inline
    case .softBreak: .softBreak
    case .hardBreak: .hardBreak
    case .emphasis: .emphasis(children)
    case .strong: .strong(children)
    case .strikethrough: .strikethrough(children)
    case .link(let address, let title): .link(children.withoutLinks, address: address, title: title)
    case .image(let address, let title): .image(alternative: children.plainText, address: address, title: title)
    }
  }
}
