/// Builds one view out of the views that a closure lists.
@resultBuilder
@MainActor public enum ViewBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }
  /// A view that may be absent.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two views.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
    .first(first)
  }
  /// The second of two views.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
    .second(second)
  }
}

/// Views side by side, for whatever holds them to arrange.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    var index = 0
    for view in repeat each content {
      evaluation.descend(index) { view.evaluate(in: $0) }
      index += 1
    }
  }
}

/// One of two views; the other's state is forgotten.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    switch self {
    case .first(let view): evaluation.descend(1) { view.evaluate(in: $0) }
    case .second(let view): evaluation.descend(2) { view.evaluate(in: $0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// What it is made of.
  public var body: Never { fatalError("a view of this module has no body") }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    if let view = self { evaluation.descend(1) { view.evaluate(in: $0) } }
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// Views without a container of their own.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// The views that the closure lists.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    content.evaluate(in: evaluation)
  }
}

/// A view for each element; state follows the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// A view for each element, told apart by a property of it.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    guard let rows = evaluation.lazyRows else {
      for element in data { evaluate(element, in: evaluation) }
      return
    }
    let data = data
    evaluation.add(data.count, rows) { index, evaluation in
      evaluate(data[data.index(data.startIndex, offsetBy: index)], in: evaluation)
    }
  }

  private func evaluate(_ element: Data.Element, in evaluation: Evaluation) {
    evaluation.descend(element[keyPath: id].hashValue) { content(element).evaluate(in: $0) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
