import Foundation
import ProjectFacts

extension Measurement {
  static let modules = Measurement(
    name: "modules", options: "[--quick] [--write]",
    summary: "What the cut into modules brings and costs; --quick measures once, --write renews the document"
  ) { options in
    for option in options where !["--quick", "--write"].contains(option) {
      throw UsageError("modules knows no option \(option): only --quick and --write.")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    let result = try ModulesBench(top: top, rounds: options.contains("--quick") ? 1 : 3).run()
    try ModulesReport.document.publish(
      result, ModulesReport(result: result).markdown, in: top, writes: options.contains("--write"))
  }
}
