import ProjectFacts

/// The source text of an interactor whose answers a test sets.
struct StubInteractor {
  private let feature: String
  private let demand: Demand
  private let answers: Answers

  private var name: String { Self.name(of: feature) }

  /// The name of a feature's stub in tests.
  static func name(of feature: String) -> String { "Stub\(feature)Interactor" }

  /// - Throws: `SyntaxProblem` when the closures of two members would have the same name.
  init(of feature: String, for demand: Demand) throws {
    (self.feature, self.demand) = (feature, demand)
    answers = try Answers(for: demand.members, all: demand.members, taken: [])
  }

  var text: String {
    """
    \(demand.header(feature, answersWith: !demand.members.isEmpty))
    /// Answers the screens of \(feature) as a test sets it. A member without an answer fails the test, by its name.
    @MainActor public final class \(name): \(demand.protocols.joined(separator: ", ")) {
    \(demand.members.map { answered($0).declaration + "\n" }.joined())
      /// An interactor that answers nothing yet.
      public init() {}

    \(demand.members.map(witness).joined(separator: "\n\n"))
    }

    """
  }

  private func answered(_ member: ProtocolMember) -> AnsweredBody {
    AnsweredBody(member: member, double: name, closure: answers.name(of: member), prefersThrowing: true)
  }

  private func witness(_ member: ProtocolMember) -> String {
    let body = answered(member)
    guard case .property(let isSettable) = member.kind, let type = member.result else {
      return "  \(member.head) {\n\(body.text)\n  }"
    }
    let getter =
      member.effectsText.isEmpty && !isSettable ? body.text : "    get\(member.effectsText) {\n\(body.text)\n}"
    let setter = isSettable ? "\n    set { \(body.closure) = { newValue } }" : ""
    return "  public var \(member.name.escaped): \(type.text) {\n\(getter)\(setter)\n  }"
  }
}
