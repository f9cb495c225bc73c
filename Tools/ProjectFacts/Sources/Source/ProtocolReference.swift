/// A protocol with all of its requirements, as data, so that a program can generate a conforming type.
package struct ProtocolReference: Sendable {
  package var name: String
  package var isPublic: Bool
  /// Whether it has the attribute `@MainActor`.
  package var isOnMainActor: Bool
  /// The inherited protocols, as written: `Sendable`, `ChatInteractor`.
  package var inherited: [String]
  package var members: [ProtocolMember]
  /// The file's name without its folders.
  package var file: String
  package var place: String
}

/// One requirement of a protocol.
package struct ProtocolMember: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case function([Parameter])
    case property(isSettable: Bool)
  }

  /// The effects between a name and a result.
  package struct Effects: Equatable, Sendable {
    package var isAsync = false
    package var isThrowing = false
    /// The type of `throws(E)`.
    package var failure: TypeReference?
  }

  /// One parameter of a function.
  package struct Parameter: Equatable, Sendable {
    /// The label for callers; nil for `_`.
    package var label: String?
    /// The name in the body.
    package var name: String
    package var type: TypeReference
  }

  package var name: String
  package var kind: Kind
  package var effects: Effects
  /// Nil for a function without a result.
  package var result: TypeReference?
  package var isOnMainActor: Bool
  package var isDiscardable: Bool
  package var place: String
}

extension ProtocolMember {
  package var parameters: [Parameter] { if case .function(let parameters) = kind { parameters } else { [] } }

  package var isProperty: Bool { if case .property = kind { true } else { false } }

  /// The name as in Swift's own documentation: `showChat(with:)`, `version`.
  package var fullName: String {
    isProperty ? name : "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// Distinguishes it from other members: names and types without effects, because one body may lack them.
  package var identity: String {
    guard !isProperty else { return "\(name): \(result?.text ?? "")" }
    let types = parameters.map { "\($0.label ?? "_"): \($0.type.text)" }.joined(separator: ", ")
    return "\(name)(\(types)) -> \(result?.text ?? "Void")"
  }
}
