import Terminal

extension Element {
  /// Reports the element to the line-by-line host: its children, or its painted words if it has none.
  func read(_ node: Node, by reader: PlainReader) {
    if node.children.isEmpty { reader.painted(node) } else { reader.readChildren(of: node) }
  }
}

extension StackElement {
  /// Views side by side are one line. Views below each other are several; a long column is read one page at a time.
  func read(_ node: Node, by reader: PlainReader) {
    switch axis {
    case .horizontal:
      // Texts without a space between them are read as one word.
      let isClose = spacing == 0 && !node.children.contains { $0.element is SpacerElement }
      reader.line(by: isClose ? SafeText() : SafeText(" ")) { reader.readChildren(of: node) }
    case .vertical: reader.readColumn(of: node)
    }
  }
}

extension GridElement {
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
        // In a form Enter goes to the next control; Space changes this one.
        _ = interaction.handle(.key(KeyPress(interaction.movesOn ? .character(" ") : .enter)))
      } _: {
        reader.readChildren(of: node)
      }
    } else {
      reader.readChildren(of: node)
    }
  }

  /// Whether the node contains a list's rows. A list has the focus as a whole; the line-by-line host offers its rows.
  private func holdsRows(_ node: Node) -> Bool { node.children.contains { $0.element is any RowsElement } }
}

/// An element that reads its rows one by one.
@MainActor protocol RowsElement: Element {}
