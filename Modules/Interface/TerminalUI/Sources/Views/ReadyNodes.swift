/// Nodes that were made before, where a view is wanted: what is evaluated at one place can stand at another.
struct ReadyNodes: PrimitiveView {
  let nodes: [Node]

  init(_ nodes: [Node]) {
    self.nodes = nodes
  }

  func evaluate(in evaluation: Evaluation) {
    evaluation.add(nodes)
  }
}
