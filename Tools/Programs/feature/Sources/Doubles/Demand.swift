import ProjectFacts

/// The requirements of a double.
struct Demand {
  /// The protocols' names, in order.
  var protocols: [String]
  /// The names of the files that declare them, in order.
  var files: [String]
  /// The modules of the types in the requirements.
  var imports: Set<String>
  /// Each member once, in order.
  var members: [ProtocolMember]
}

extension Demand {
  /// Merges members that several protocols require, with the effects that all of them allow.
  /// - Throws: `SyntaxProblem` for members that one class cannot have together, or that a double on the main actor
  ///   cannot have.
  static func merged(_ members: [ProtocolMember]) throws -> [ProtocolMember] {
    var found: [String: ProtocolMember] = [:]
    for member in members {
      guard member.isOnMainActor || member.effects.isAsync else {
        throw SyntaxProblem(
          at: member.place, "\(member.fullName) is not on the main actor, where doubles are: write @MainActor")
      }
      if let first = found[member.identity] {
        found[member.identity] = try first.narrowed(to: member)
      } else {
        found[member.identity] = member
      }
    }
    let sorted = found.values.sorted { ($0.order, $0.identity) < ($1.order, $1.identity) }
    for (first, second) in zip(sorted, sorted.dropFirst()) where first.fullName == second.fullName {
      throw SyntaxProblem(
        at: second.place, "\(second.fullName) has other types here than at \(first.place): give one another name")
    }
    return sorted
  }

  /// `A.swift, B.swift and C.swift`.
  var fileList: String {
    let head = files.dropLast().joined(separator: ", ")
    return head.isEmpty ? files.joined() : "\(head) and \(files.suffix(1).joined())"
  }
}

extension ProtocolMember {
  /// The sort key of a member: its name, and the names of its parameters.
  var order: String {
    guard !isProperty else { return name }
    return name + "(" + parameters.map(\.sourceNames).joined(separator: ", ")
  }

  /// The member that satisfies both requirements: it has only the effects that both have.
  fileprivate func narrowed(to other: ProtocolMember) throws -> ProtocolMember {
    if effects.isThrowing, other.effects.isThrowing, effects.failure?.text != other.effects.failure?.text {
      throw SyntaxProblem(at: other.place, "\(fullName) throws something else than at \(place)")
    }
    var both = self
    both.effects.isAsync = effects.isAsync && other.effects.isAsync
    both.effects.isThrowing = effects.isThrowing && other.effects.isThrowing
    if !both.effects.isThrowing { both.effects.failure = nil }
    if case .property(true) = other.kind { both.kind = other.kind }
    both.isDiscardable = isDiscardable || other.isDiscardable
    return both
  }
}

extension ProtocolMember.Parameter {
  /// `with avatar`, `_ kind`, `color`.
  var sourceNames: String { label == name ? name : "\(label ?? "_") \(name)" }
}
