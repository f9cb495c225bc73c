/// Existing nodes as a view: evaluated at one place, they show at another.
struct ReadyNodes: PrimitiveView {
  let nodes: [Node]

  init(_ nodes: [Node]) {
    self.nodes = nodes
  }

  func evaluate(in evaluation: Evaluation) {
    evaluation.add(nodes)
  }
}
