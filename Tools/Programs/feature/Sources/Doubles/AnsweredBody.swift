import ProjectFacts

/// The lines of a member that calls a closure.
struct AnsweredBody {
  let member: ProtocolMember
  let double: String
  let closure: String
  /// Whether the member throws when a test sets no answer, if it can throw, rather than returning a value.
  let prefersThrowing: Bool

  /// The closure's declaration.
  var declaration: String {
    """
      /// What `\(member.fullName)` answers.
      public var \(closure): (\(member.closureType))?
    """
  }

  /// The text in the braces of the function, or of the property's `get`.
  var text: String {
    """
        guard let \(closure) else {
          \(unanswered)
        }
        \(member.result == nil ? "" : "return ")\(member.callMarks)\(closure)(\(member.arguments))
    """
  }

  private var unanswered: String {
    let words = "\"\(double).\(member.fullName)\", set: \"\(closure)\""
    let value = member.result.map(\.emptyValue) ?? "()"
    let canThrow = member.effects.isThrowing && member.effects.failure == nil
    if canThrow, prefersThrowing || value == nil { return "throw Unanswered.error(\(words))" }
    return "return Unanswered.call(\(words)\(value.map { ", default: \($0)" } ?? ""))"
  }
}
