import Entities
import FeatureKit
import TerminalUI

/// `doctor`: whether the program has what it needs. Each part looks after itself; here it is only asked, and shown.
@MainActor struct DoctorCommand {
  static let name = "doctor"

  /// The parts, in the order in which they are shown.
  let checkups: [any Checkup]

  var command: Subcommand {
    Subcommand(
      Self.name, summary: { $0("Look for what needs mending", "고칠 것이 있는지 살펴보기") }
    ) { _, io in
      var isWell = true
      var records: [FindingRecord] = []
      for checkup in checkups {
        let findings = await checkup.findings(in: io.language.content)
        isWell = isWell && !findings.contains { $0.state == .faulty }
        if io.wantsJSON {
          records += findings.map { FindingRecord(area: checkup.area, $0) }
        } else {
          // One after the other: a server may take its time.
          try io.writeLine(checkup.title(in: io.language.content))
          for finding in findings { try io.writeLine(io.language.lines(about: finding)) }
        }
      }
      if io.wantsJSON { try io.write(json: records) }
      return isWell ? .done : .failed
    }
  }
}

/// A finding as `doctor --json` writes it, in an array:
///
///     {"area": "data", "check": "free_space", "state": "well", "found": "…", "remedy": null}
///
/// The state is `well`, `notice` or `faulty`. The words are for people, in the language of the run.
struct FindingRecord: Encodable {
  let area: String
  let finding: Finding

  init(area: String, _ finding: Finding) {
    self.area = area
    self.finding = finding
  }

  private enum CodingKeys: CodingKey {
    case area, check, state, found, remedy
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(area, forKey: .area)
    try container.encode(finding.check, forKey: .check)
    try container.encode(finding.state, forKey: .state)
    try container.encode(finding.found, forKey: .found)
    try container.encode(finding.remedy, forKey: .remedy)
  }
}

extension Language {
  /// A mark and what was found, and below it how to mend it.
  fileprivate func lines(about finding: Finding) -> String {
    let mark =
      switch finding.state {
      case .well: "✓"
      case .notice: "!"
      case .faulty: "✗"
      }
    func line(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
    let remedy = finding.remedy.map { "\n    " + self("To mend it: ", "해결: ") + line($0) } ?? ""
    return "  \(mark) \(line(finding.found))" + remedy
  }
}
