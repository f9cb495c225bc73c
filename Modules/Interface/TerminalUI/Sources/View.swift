/// A piece of a screen, as a value. It describes; the host evaluates, lays out and paints it anew for each frame.
@MainActor public protocol View {
  /// What it is made of.
  associatedtype Body: View

  /// The view in terms of others. It only reads: decisions belong to whoever made the view.
  @ViewBuilder var body: Body { get }

  /// Adds what this view is to the tree of the frame. Only the views of this module have one of their own.
  func evaluate(in evaluation: Evaluation)
}

extension View {
  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    DynamicProperties.attach(of: self, to: evaluation)
    evaluation.descend(0) { body.evaluate(in: $0) }
  }
}

extension Never: View {
  /// What it is made of.
  public var body: Never { fatalError("a view of this module has no body") }
}

/// A view that becomes nodes by itself.
@MainActor protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// What it is made of.
  public var body: Never { fatalError("a view of this module has no body") }
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  /// A view that takes no space.
  public init() {}

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {}
}

/// A view whose type is forgotten.
public struct AnyView: PrimitiveView {
  /// The type of the view, also where it was erased more than once.
  public let contentType: Any.Type
  private let type: ObjectIdentifier
  private let evaluate: @MainActor (Evaluation) -> Void

  /// The same view without its type.
  public init<Wrapped: View>(_ view: Wrapped) {
    // Only one that is erased already is looked into: this is done in every frame.
    let isErased = Wrapped.self == AnyView.self || Wrapped.self == AnyView?.self
    contentType = isErased ? (view as? AnyView)?.contentType ?? Wrapped.self : Wrapped.self
    type = ObjectIdentifier(Wrapped.self)
    evaluate = { view.evaluate(in: $0) }
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.descend(type.hashValue) { evaluate($0) }
  }
}
