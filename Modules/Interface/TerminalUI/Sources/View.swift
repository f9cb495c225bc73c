/// A value that describes a part of a screen. The host evaluates, lays out and paints it again for each frame.
@MainActor public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content, made of other views. It only reads state; decisions belong to the presenter.
  @ViewBuilder var body: Body { get }

  /// Adds the view to the tree of the frame. Only views of this module implement it.
  func evaluate(in evaluation: Evaluation)
}

extension View {
  /// Adds the body to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    DynamicProperties.attach(of: self, to: evaluation)
    evaluation.descend(0) { body.evaluate(in: $0) }
  }
}

extension Never: View {
  /// Never called.
  public var body: Never { fatalError("a view of this module has no body") }
}

/// A view without a body, which adds its nodes itself.
@MainActor protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called.
  public var body: Never { fatalError("a view of this module has no body") }
}

/// A view without content.
public struct EmptyView: PrimitiveView {
  /// A view that takes no space.
  public init() {}

  /// Adds nothing.
  public func evaluate(in evaluation: Evaluation) {}
}

/// A view with its type erased.
public struct AnyView: PrimitiveView {
  /// The type of the innermost view.
  public let contentType: Any.Type
  private let type: ObjectIdentifier
  private let evaluate: @MainActor (Evaluation) -> Void

  /// Erases the type of a view.
  public init<Wrapped: View>(_ view: Wrapped) {
    // This runs in every frame. Only erased views are unwrapped.
    let isErased = Wrapped.self == AnyView.self || Wrapped.self == AnyView?.self
    contentType = isErased ? (view as? AnyView)?.contentType ?? Wrapped.self : Wrapped.self
    type = ObjectIdentifier(Wrapped.self)
    evaluate = { view.evaluate(in: $0) }
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.descend(type.hashValue) { evaluate($0) }
  }
}
