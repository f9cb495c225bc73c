import ProjectFacts

/// The form of a called verb as an enum case.
extension ProtocolMember {
  /// A call must be comparable, so that a test can name the expected one.
  func checkForRecording() throws {
    for parameter in parameters where !parameter.type.isError {
      let type = parameter.type
      guard type.holdsFunction || type.holds("any") || type.text.hasPrefix("(") || type.text == "Any" else { continue }
      throw SyntaxProblem(
        at: place, "\(fullName) takes \(type.text), which cannot be compared and so not be recorded")
    }
  }

  /// `showChat(with: Avatar)`: the case's declaration.
  var callCase: String {
    guard !parameters.isEmpty else { return name.escaped }
    let values = parameters.map { "\($0.caseLabel): \($0.type.recordedText)" }
    return "\(name.escaped)(\(values.joined(separator: ", ")))"
  }

  /// `showChat(with: avatar)`: the case with the passed values.
  var callValue: String {
    guard !parameters.isEmpty else { return name }
    let values = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.recordedValue }
    return "\(name)(\(values.joined(separator: ", ")))"
  }
}

extension ProtocolMember.Parameter {
  fileprivate var caseLabel: String { label ?? "_ \(name.escaped)" }

  fileprivate var recordedValue: String {
    guard type.isError else { return name.escaped }
    return type.isOptional ? "\(name.escaped).map { \"\\($0)\" }" : "\"\\(\(name.escaped))\""
  }
}

extension TypeReference {
  /// Errors are recorded by their description.
  fileprivate var isError: Bool { ["any Error", "(any Error)?"].contains(text) }

  fileprivate var recordedText: String { isError ? (isOptional ? "String?" : "String") : text }
}
