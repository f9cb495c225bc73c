/// Builds one view out of the views that a closure lists.
///
/// The result erases the types of its parts. Nested generic types that grow with the screen took Swift's runtime
/// longer before the first frame than everything else.
@resultBuilder
@MainActor public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock(_ content: any View...) -> TupleView { TupleView(content: content) }
  /// A view that may be absent.
  public static func buildIf(_ content: (any View)?) -> ConditionalView { ConditionalView(branch: 1, content: content) }
  /// The first of two views.
  public static func buildEither(first: any View) -> ConditionalView { ConditionalView(branch: 1, content: first) }
  /// The second of two views.
  public static func buildEither(second: any View) -> ConditionalView { ConditionalView(branch: 2, content: second) }
}

/// Several views, which their container arranges.
public struct TupleView: PrimitiveView {
  let content: [any View]

  /// Adds the views to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    for (index, view) in content.enumerated() {
      evaluation.descend(index) { view.evaluate(in: $0) }
    }
  }
}

/// One of two views, or a view that may be absent. Switching drops the state of the view that goes.
public struct ConditionalView: PrimitiveView {
  let branch: Int
  let content: (any View)?

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    if let content { evaluation.descend(branch) { content.evaluate(in: $0) } }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called.
  public var body: Never { fatalError("a view of this module has no body") }

  /// Adds the view to the tree of the frame, if there is one.
  public func evaluate(in evaluation: Evaluation) {
    if let view = self { evaluation.descend(1) { view.evaluate(in: $0) } }
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// Views without a container of their own.
public struct Group: PrimitiveView {
  let content: any View

  /// The views that the closure lists.
  public init(@ViewBuilder content: () -> some View) {
    self.content = content()
  }

  /// Adds the views to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    content.evaluate(in: evaluation)
  }
}

/// A view for each element. State follows the element's id.
public struct ForEach: PrimitiveView {
  private let count: Int
  private let evaluate: @MainActor (Int, Evaluation) -> Void

  /// A view for each element, identified by a property.
  public init<Data: RandomAccessCollection, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, some Hashable>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identify: { $0[keyPath: id].hashValue }, content: content)
  }

  /// A view for each element.
  public init<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    self.init(data, identify: { $0.id.hashValue }, content: content)
  }

  private init<Data: RandomAccessCollection>(
    _ data: Data, identify: @escaping (Data.Element) -> Int, content: @escaping (Data.Element) -> some View
  ) {
    count = data.count
    evaluate = { index, evaluation in
      let element = data[data.index(data.startIndex, offsetBy: index)]
      evaluation.descend(identify(element)) { content(element).evaluate(in: $0) }
    }
  }

  /// Adds the views to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    if let rows = evaluation.lazyRows { return evaluation.add(count, rows, row: evaluate) }
    for index in 0..<count { evaluate(index, evaluation) }
  }
}
