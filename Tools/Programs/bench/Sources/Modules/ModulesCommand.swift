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
    let report = ModulesReport(result: result)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(result) + Data("\n".utf8)
    let kept = top.appending(path: ".build/bench/modules.json")
    try json.write(to: kept, options: .atomic)
    print(report.markdown)
    guard options.contains("--write") else { return }
    let document = top.appending(path: ModulesReport.document)
    let text = try String(contentsOf: document, encoding: .utf8)
    try Data(try report.renewed(text).utf8).write(to: document, options: .atomic)
    try json.write(to: document.deletingPathExtension().appendingPathExtension("json"), options: .atomic)
    say("\(ModulesReport.document) and the .json beside it are renewed.")
  }
}
