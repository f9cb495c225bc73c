public import Entities
public import FeatureKit
import TerminalUI

/// `doctor`: runs the health checks of the program's parts and shows their diagnostics.
@MainActor public struct DoctorCommand {
  /// The name of the command.
  nonisolated public static let name = "doctor"

  /// The checks, in the order in which they are shown.
  private let healthChecks: [any HealthCheck]

  /// A doctor with these checks.
  public init(healthChecks: [any HealthCheck]) {
    self.healthChecks = healthChecks
  }

  /// The command.
  public var command: Subcommand {
    Subcommand(
      Self.name, summary: { $0("Check the program, its data and its settings", "고칠 것이 있는지 살펴봅니다") }
    ) { _, io in
      var isWell = true
      var records: [DiagnosticRecord] = []
      for healthCheck in healthChecks {
        let diagnostics = await healthCheck.diagnostics(in: io.language.content)
        isWell = isWell && !diagnostics.contains { $0.state == .faulty }
        if io.wantsJSON {
          records += diagnostics.map { DiagnosticRecord(area: healthCheck.area, $0) }
        } else {
          // Shown one after the other: a server may answer slowly.
          try io.writeLine(healthCheck.title(in: io.language.content))
          for diagnostic in diagnostics { try io.writeLine(io.language.lines(about: diagnostic)) }
        }
      }
      if io.wantsJSON { try io.write(json: records) }
      return isWell ? .done : .failed
    }
  }
}

/// A diagnostic as `doctor --json` writes it, in an array:
///
///     {"area": "data", "check": "free_space", "state": "well", "found": "…", "remedy": null}
///
/// The state is `well`, `notice` or `faulty`. The texts are in the language of the run.
struct DiagnosticRecord: Encodable {
  let area: String
  let diagnostic: Diagnostic

  init(area: String, _ diagnostic: Diagnostic) {
    self.area = area
    self.diagnostic = diagnostic
  }

  private enum CodingKeys: CodingKey {
    case area, check, state, found, remedy
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(area, forKey: .area)
    try container.encode(diagnostic.check, forKey: .check)
    try container.encode(diagnostic.state, forKey: .state)
    try container.encode(diagnostic.found, forKey: .found)
    try container.encode(diagnostic.remedy, forKey: .remedy)
  }
}

extension Language {
  /// A mark and the finding, and the remedy below it.
  fileprivate func lines(about diagnostic: Diagnostic) -> String {
    let mark =
      switch diagnostic.state {
      case .well: "✓"
      case .notice: "!"
      case .faulty: "✗"
      }
    // A command may stand on a line of its own.
    func lines(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: "\n    ") }
    let remedy = diagnostic.remedy.map { "\n    " + self("To fix it: ", "해결: ") + lines($0) } ?? ""
    return "  \(mark) \(lines(diagnostic.found))" + remedy
  }
}
