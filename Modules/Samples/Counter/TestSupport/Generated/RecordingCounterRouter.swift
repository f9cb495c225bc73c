// Generated from CounterRouter.swift by `Tools/feature doubles Counter`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Counter
import FeatureKitTestSupport

/// Notes where the screens of Counter wanted to lead.
@MainActor public final class RecordingCounterRouter: CounterRouter {
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case confirmReset(of: Int)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `confirmReset(of:)` answers.
  public var onConfirmReset: (@MainActor (Int) async -> Bool)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func confirmReset(of count: Int) async -> Bool {
    record(.confirmReset(of: count))
    guard let onConfirmReset else {
      return Unanswered.call("RecordingCounterRouter.confirmReset(of:)", set: "onConfirmReset", default: false)
    }
    return await onConfirmReset(count)
  }
}
