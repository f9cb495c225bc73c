/// Something in a Swift file that cannot be read or used, and where it stands.
package struct SyntaxProblem: Error, Equatable, CustomStringConvertible {
  /// The file and the line, as `Modules/A/Sources/A.swift:3`.
  package var place: String
  /// What it is, and what to do about it: a sentence without a full stop.
  package var reason: String

  package init(at place: String, _ reason: String) {
    (self.place, self.reason) = (place, reason)
  }

  package var description: String { "\(place): \(reason)." }
}
