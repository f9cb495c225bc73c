import Foundation
import ProjectFacts

extension Measurement {
  static let ask = Measurement(
    name: "ask", options: "[--write]",
    summary: "A question from a script beside curl, and the start beside a C program; --write renews the document"
  ) { options in
    for option in options where option != "--write" {
      throw UsageError("ask knows no option \(option): only --write.")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    let result = try AskBench(top: top, rounds: 41).run()
    try AskReport.document.publish(
      result, AskReport(result: result).markdown, in: top, writes: options.contains("--write"))
  }
}
