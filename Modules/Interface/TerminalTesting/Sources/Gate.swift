/// Holds work back until a test lets it continue.
@MainActor public final class Gate {
  private var isOpen: Bool
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  /// The number of tasks that have arrived at the gate.
  public private(set) var arrivals = 0

  /// A gate.
  public init(isOpen: Bool = true) {
    self.isOpen = isOpen
  }

  /// Holds back all later arrivals.
  public func close() {
    isOpen = false
  }

  /// Lets all tasks continue.
  public func open() {
    isOpen = true
    let released = waiting
    waiting = [:]
    for continuation in released.values { continuation.resume() }
  }

  /// Returns when the gate is open, or the task is cancelled.
  public func pass() async {
    arrivals += 1
    let number = arrivals
    await withTaskCancellationHandler {
      if isOpen || Task.isCancelled { return }
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor in waiting.removeValue(forKey: number)?.resume() }
    }
  }
}
