import Testing

/// What a generated double does when a test or demo gave it no answer.
@MainActor public enum Unanswered {
  /// Gets the name of the member, as in `RecordingChatRouter.confirmDeletion(ofChatWith:)`, and the property to set.
  /// A test fails with both; a demo shows them.
  public static var report: (_ member: String, _ cure: String) -> Void = { member, cure in
    Issue.record("\(member) was called, and nobody said what it answers: set \(cure).")
  }

  /// Reports a call, and gives a value to go on with.
  public static func call<Value>(_ member: String, set cure: String, default value: Value) -> Value {
    report(member, cure)
    return value
  }

  /// Reports a call that no value can follow, and ends the program with its name.
  public static func call<Value>(_ member: String, set cure: String) -> Value {
    report(member, cure)
    fatalError("\(member) was called, and nobody said what it answers: set \(cure).")
  }

  /// Reports a call that can fail, and gives the error to fail with.
  public static func error(_ member: String, set cure: String) -> any Error {
    report(member, cure)
    return Failure(description: "\(member) was called, and nobody said what it answers: set \(cure).")
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
