extension View {
  /// Runs work while the view shows. It is cancelled when the view goes, and starts again when `id` changes.
  public func task(id: some Hashable = 0, _ work: @escaping @MainActor () async -> Void) -> some View {
    LifetimeView(content: self, id: id.hashValue, begin: { .task(Task { await work() }) })
  }

  /// Does something once, when the view appears.
  public func onAppear(_ action: @escaping @MainActor () -> Void) -> some View {
    LifetimeView(content: self, id: 0) {
      action()
      return .nothing
    }
  }

  /// Does something once, when the view leaves the screen.
  public func onDisappear(_ action: @escaping @MainActor () -> Void) -> some View {
    LifetimeView(content: self, id: 0, begin: { .action(action) })
  }
}

/// What is left to do when a view goes.
enum Remainder {
  case nothing
  case task(Task<Void, Never>)
  case action(@MainActor () -> Void)
}

private struct LifetimeView: PrimitiveView {
  let content: any View
  let id: Int
  let begin: @MainActor () -> Remainder

  func evaluate(in evaluation: Evaluation) {
    evaluation.descend(id) { $0.attend(at: $0.identity, begin) }
    evaluation.descend(0) { content.evaluate(in: $0) }
  }
}

extension Evaluation {
  /// Begins work in the first frame that calls this for a place, and ends it in the first frame that does not.
  func attend(at place: Identity, _ begin: @escaping @MainActor () -> Remainder) {
    // Created in this frame and started after it: the work must not change what is being evaluated.
    _ = store.object(at: place, slot: -2) {
      let lifetime = Lifetime(begin: begin)
      store.pending.append(lifetime)
      return lifetime
    }
  }
}

/// The task of a view while it shows.
@MainActor final class Lifetime: StateObject {
  private var begin: (@MainActor () -> Remainder)?
  private var remainder = Remainder.nothing

  init(begin: @escaping @MainActor () -> Remainder) {
    self.begin = begin
  }

  func start() {
    if let begin { remainder = begin() }
    begin = nil
  }

  func end() {
    begin = nil
    switch remainder {
    case .nothing: break
    case .task(let task): task.cancel()
    case .action(let action): action()
    }
    remainder = .nothing
  }
}
