/// A screen that stays beside another one, below the bar of both.
struct NavigationSidebar {
  let width: Int
  let nodes: [Node]
}

extension View {
  /// Shows another screen on the left of the screen in the `NavigationStack` inside, below the same bar. Each of the two
  /// reads its own room as `windowSize`.
  /// - Parameters:
  ///   - width: The columns of the screen on the left.
  ///   - address: The address of the screen inside, which the screen on the left reads as `addressBeside`.
  ///   - sidebar: The screen on the left; no view where there is no room for it.
  public func navigationSidebar(
    width: Int, beside address: [String] = [], @ViewBuilder sidebar: () -> some View
  ) -> some View {
    NavigationSidebarView(content: self, width: width, address: address, sidebar: sidebar())
  }
}

extension EnvironmentValues {
  /// The address of the screen that stands on the right of this one; empty for none. A list marks the row that leads
  /// there.
  public internal(set) var addressBeside: [String] {
    get { self[AddressBesideKey.self] }
    set { self[AddressBesideKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The address of the screen that stood in front of this one last and was left; empty for none. A list selects the
  /// row that leads there.
  public var addressLeft: [String] {
    get { self[AddressLeftKey.self] }
    set { self[AddressLeftKey.self] = newValue }
  }
}

private enum AddressLeftKey: EnvironmentKey {
  static let defaultValue: [String] = []
}

private enum AddressBesideKey: EnvironmentKey {
  static let defaultValue: [String] = []
}

extension View {
  /// Gives the view an identity that does not depend on its place: moved to another one, it keeps its state, its scroll
  /// position and the focus. No two views of a frame may have the same.
  public func persistentIdentity(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: id.hashValue) }
}

private struct IdentifiedView: PrimitiveView {
  let content: any View
  let id: Int

  func evaluate(in evaluation: Evaluation) {
    evaluation.add(
      evaluation.resume(at: Identity.root.child(id), evaluation.environment) { content.evaluate(in: $0) })
  }
}

private struct NavigationSidebarView: PrimitiveView {
  let content: any View
  let width: Int
  let address: [String]
  let sidebar: any View

  func evaluate(in evaluation: Evaluation) {
    let (outside, tabs) = (evaluation.sidebar, evaluation.tabs)
    evaluation.tabs = nil
    let nodes = evaluation.collect {
      evaluation.descend(-1) { evaluation in
        evaluation.with {
          $0.stand(aside: width)
          $0.addressBeside = address
        } _: {
          sidebar.evaluate(in: $0)
        }
      }
    }
    evaluation.tabs = tabs
    evaluation.sidebar = nodes.isEmpty ? nil : NavigationSidebar(width: width, nodes: nodes)
    evaluation.descend(0) { content.evaluate(in: $0) }
    evaluation.sidebar = outside
  }
}
