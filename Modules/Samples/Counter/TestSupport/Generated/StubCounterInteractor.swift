// Generated from CounterInteractor.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Counter
import FeatureKitTestSupport

/// Answers the screens of Counter as a test sets it. What is not set fails the test by its name.
@MainActor public final class StubCounterInteractor: CounterInteractor {
  /// What `count` answers.
  public var onCount: (@MainActor () -> Int)?
  /// What `decrease()` answers.
  public var onDecrease: (@MainActor () -> Void)?
  /// What `increase()` answers.
  public var onIncrease: (@MainActor () -> Void)?
  /// What `reset()` answers.
  public var onReset: (@MainActor () -> Void)?

  /// An interactor that answers nothing yet.
  public init() {}

  public var count: Int {
    guard let onCount else {
      return Unanswered.call("StubCounterInteractor.count", set: "onCount", default: 0)
    }
    return onCount()
  }

  public func decrease() {
    guard let onDecrease else {
      return Unanswered.call("StubCounterInteractor.decrease()", set: "onDecrease", default: ())
    }
    onDecrease()
  }

  public func increase() {
    guard let onIncrease else {
      return Unanswered.call("StubCounterInteractor.increase()", set: "onIncrease", default: ())
    }
    onIncrease()
  }

  public func reset() {
    guard let onReset else {
      return Unanswered.call("StubCounterInteractor.reset()", set: "onReset", default: ())
    }
    onReset()
  }
}
