/// A protocol with all that it asks for, written so that a program can conform to it.
package struct ProtocolReference: Sendable {
  package var name: String
  package var isPublic: Bool
  /// `@MainActor` stands before it.
  package var isOnMainActor: Bool
  /// What it inherits from, as written: `Sendable`, `ChatInteractor`.
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

  /// What stands between a name and a result.
  package struct Effects: Equatable, Sendable {
    package var isAsync = false
    package var isThrowing = false
    /// The type of `throws(E)`.
    package var failure: TypeReference?
  }

  /// One value that a function takes.
  package struct Parameter: Equatable, Sendable {
    /// What callers write; nil for `_`.
    package var label: String?
    /// What the body writes.
    package var name: String
    package var type: TypeReference
  }

  package var name: String
  package var kind: Kind
  package var effects: Effects
  /// Nil for a function that answers nothing.
  package var result: TypeReference?
  package var isOnMainActor: Bool
  package var isDiscardable: Bool
  package var place: String
}

extension ProtocolMember {
  package var parameters: [Parameter] { if case .function(let parameters) = kind { parameters } else { [] } }

  package var isProperty: Bool { if case .property = kind { true } else { false } }

  /// As Swift's own documentation names it: `showChat(with:)`, `version`.
  package var fullName: String {
    isProperty ? name : "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// What tells it from other members: names and types, without effects, which one body may lack.
  package var identity: String {
    guard !isProperty else { return "\(name): \(result?.text ?? "")" }
    let types = parameters.map { "\($0.label ?? "_"): \($0.type.text)" }.joined(separator: ", ")
    return "\(name)(\(types)) -> \(result?.text ?? "Void")"
  }
}
