import Testing

/// The action of a generated double when a test or demo set no answer.
@MainActor public enum Unanswered {
  /// Gets the name of the member, as in `RecordingChatRouter.confirmDeletion(ofChatWith:)`, and the property to set. A
  /// test fails with both; a demo shows the name.
  public static var report: (_ member: String, _ cure: String) -> Void = { member, cure in
    Issue.record("\(member) was called without an answer: set \(cure).")
  }

  /// Reports a call, and returns a default value.
  public static func call<Value>(_ member: String, set cure: String, default value: Value) -> Value {
    report(member, cure)
    return value
  }

  /// Reports a call without a possible default value, and ends the program with its name.
  public static func call<Value>(_ member: String, set cure: String) -> Value {
    report(member, cure)
    fatalError("\(member) was called without an answer: set \(cure).")
  }

  /// Reports a call that can fail, and returns the error to throw.
  public static func error(_ member: String, set cure: String) -> any Error {
    report(member, cure)
    return Failure(description: "\(member) was called without an answer: set \(cure).")
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
