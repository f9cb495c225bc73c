/// Syntax in a Swift file that cannot be read or used, with its place.
package struct SyntaxProblem: Error, Equatable, CustomStringConvertible {
  /// The file and the line, as `Modules/A/Sources/A.swift:3`.
  package var place: String
  /// The problem and its cure: a sentence without a full stop.
  package var reason: String

  package init(at place: String, _ reason: String) {
    (self.place, self.reason) = (place, reason)
  }

  package var description: String { "\(place): \(reason)." }
}
