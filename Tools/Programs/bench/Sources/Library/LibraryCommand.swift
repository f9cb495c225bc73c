import Foundation
import ProjectFacts

extension Measurement {
  static let library = Measurement(
    name: "library", options: "[--quick] [--write]",
    summary: "Cards imported beside `cat` of the files, and a library of 10,000 characters; --quick leaves out the "
      + "7,500 cards, --write renews the document"
  ) { options in
    for option in options where !["--quick", "--write"].contains(option) {
      throw UsageError("library knows no option \(option): only --quick and --write.")
    }
    let isQuick = options.contains("--quick")
    if isQuick, options.contains("--write") {
      throw UsageError("--quick measures a part: it cannot renew the document.")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    let result = try LibraryBench(top: top, rounds: 5, hasMany: !isQuick).run()
    try LibraryReport.document.publish(
      result, LibraryReport(result: result).markdown, in: top, writes: options.contains("--write"))
  }
}
