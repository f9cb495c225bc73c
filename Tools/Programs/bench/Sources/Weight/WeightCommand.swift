import Foundation
import ProjectFacts

extension Measurement {
  static let weight = Measurement(
    name: "weight", options: "BEFORE [--write]",
    summary: "Files and lines of a revision and of HEAD, by module; --write renews the document"
  ) { options in
    let revisions = options.filter { $0 != "--write" }
    guard revisions.count == 1, !revisions[0].hasPrefix("-") else {
      throw UsageError("weight takes one revision to compare HEAD with.")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    func side(_ revision: String) throws -> (String, WeighedTree) {
      let name = try Shell.succeed(["git", "log", "-1", "--format=%h (%cs)", revision], in: top).text.dropLast()
      return (String(name), try WeighedTree(revision, in: top))
    }
    let report = WeightReport(before: try side(revisions[0]), after: try side("HEAD"))
    try WeightReport.document.publish(report, report.markdown, in: top, writes: options.contains("--write"))
  }
}
