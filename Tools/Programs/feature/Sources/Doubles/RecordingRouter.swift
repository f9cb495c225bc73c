import ProjectFacts

/// The source text of a router that records its calls.
struct RecordingRouter {
  private let feature: String
  private let demand: Demand
  private let answers: Answers

  private var name: String { "Recording\(feature)Router" }
  private var verbs: [ProtocolMember] { demand.members.filter { !$0.isProperty } }
  private var questions: [ProtocolMember] { verbs.filter { $0.result != nil } }
  private var properties: [ProtocolMember] { demand.members.filter(\.isProperty) }
  /// Properties without a default value: arguments of the initialiser.
  private var given: [ProtocolMember] { properties.filter { $0.result?.emptyValue == nil } }

  /// - Throws: `SyntaxProblem` for a member that cannot be recorded.
  init(of feature: String, for demand: Demand) throws {
    (self.feature, self.demand) = (feature, demand)
    let own: Set = ["Call", "calls", "onCall", "record"]
    answers = try Answers(
      for: demand.members.filter { !$0.isProperty && $0.result != nil }, all: demand.members, taken: own)
    for member in demand.members where own.contains(member.name) {
      throw SyntaxProblem(at: member.place, "\(member.fullName) has a name that the recorder needs for itself")
    }
    for (first, second) in zip(verbs, verbs.dropFirst()) where first.name == second.name {
      // Swift distinguishes cases by their labels, but not a case without values from one with values.
      guard first.parameters.isEmpty || second.parameters.isEmpty else { continue }
      throw SyntaxProblem(
        at: second.place, "\(first.fullName) and \(second.fullName) cannot both be cases: give one another name")
    }
    for verb in verbs { try verb.checkForRecording() }
  }

  var text: String {
    let cases = verbs.map { "    case \($0.callCase)\n" }.joined()
    return """
      \(demand.header(feature, answersWith: !questions.isEmpty))
      /// Notes where the screens of \(feature) wanted to lead.
      @MainActor public final class \(name): \(demand.protocols.joined(separator: ", ")) {
        /// A verb that was called, with its arguments.
        public enum Call: Equatable {
      \(cases)  }

        /// What was asked for, in order.
        public private(set) var calls: [Call] = []
        private let onCall: @MainActor (Call) -> Void
      \(questions.map { answered($0).declaration + "\n" }.joined())
        /// A router that was not asked for anything yet.
        /// - Parameter onCall: Called with each call, after it is recorded.
      \(initialiser)

        private func record(_ call: Call) {
          calls.append(call)
          onCall(call)
        }

      \(demand.members.map(witness).joined(separator: "\n\n"))
      }

      """
  }

  private var initialiser: String {
    let parameters = given.map { "\($0.name): \($0.result?.text ?? ""), " }.joined()
    let assignments = given.map { "    self.\($0.name) = \($0.name.escaped)\n" }.joined()
    return """
        public init(\(parameters)onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
      \(assignments)    self.onCall = onCall
        }
      """
  }

  private func answered(_ member: ProtocolMember) -> AnsweredBody {
    AnsweredBody(member: member, double: name, closure: answers.name(of: member), prefersThrowing: false)
  }

  private func witness(_ member: ProtocolMember) -> String {
    if member.isProperty, let type = member.result {
      return "  public var \(member.name.escaped): \(type.text)\(type.emptyValue.map { " = \($0)" } ?? "")"
    }
    let isShadowed = member.parameters.contains { $0.name == "record" }
    return """
        \(member.head) {
          \(isShadowed ? "self." : "")record(.\(member.callValue))
      \(member.result == nil ? "" : answered(member).text + "\n")  }
      """
  }
}
