import Terminal

extension Element {
  /// Says what it means to who cannot see it: by itself, what its children mean; without any, the words that it paints.
  func read(_ node: Node, by reader: PlainReader) {
    if node.children.isEmpty { reader.painted(node) } else { reader.readChildren(of: node) }
  }
}

extension StackElement {
  /// Beside each other is one line; below each other are many, and of very many a page.
  func read(_ node: Node, by reader: PlainReader) {
    switch axis {
    case .horizontal:
      // What stands close together is one word.
      let isClose = spacing == 0 && !node.children.contains { $0.element is SpacerElement }
      reader.line(by: isClose ? SafeText() : SafeText(" ")) { reader.readChildren(of: node) }
    case .vertical: reader.readColumn(of: node)
    }
  }
}

extension GridElement {
  /// Row by row.
  func read(_ node: Node, by reader: PlainReader) { reader.readColumn(of: node) }
}

extension PlainReader {
  fileprivate func readColumn(of node: Node) {
    let children = node.children
    column {
      page(node.identity, count: children.count) { children[$0].element.read(children[$0], by: self) }
    }
  }
}

extension SpacerElement {
  func read(_ node: Node, by reader: PlainReader) {}
}

extension DividerElement {
  func read(_ node: Node, by reader: PlainReader) {}
}

extension ResponderElement {
  func read(_ node: Node, by reader: PlainReader) {
    if let input {
      if interaction.isFocusable { reader.field(input, at: node.identity) } else { reader.painted(node) }
    } else if let choice, interaction.isFocusable {
      reader.choice(choice, at: node.identity) { reader.readChildren(of: node) }
    } else if interaction.isFocusable, !holdsRows(node) {
      let interaction = interaction
      reader.action(node.identity) {
        // In a form Enter goes on, and Space is what changes something.
        _ = interaction.handle(.key(KeyPress(interaction.movesOn ? .character(" ") : .enter)))
      } _: {
        reader.readChildren(of: node)
      }
    } else {
      reader.readChildren(of: node)
    }
  }

  /// A list has the focus as a whole; who reads it chooses among its rows.
  private func holdsRows(_ node: Node) -> Bool { node.children.contains { $0.element is any RowsElement } }
}

/// An element that reads its rows one by one.
@MainActor protocol RowsElement: Element {}
