import Foundation
import ProjectFacts

extension Measurement {
  static let history = Measurement(
    name: "history", options: "[--small] [--app PROGRAM] [--write]",
    summary: "1,000,000 messages in 10,000 chats: import, open, scroll, search, memory; --small takes 20,000 messages, "
      + "--app another build than the release, --write renews the document"
  ) { options in
    var (isSmall, writes, app) = (false, false, String?.none)
    var rest = options[...]
    while let option = rest.popFirst() {
      switch option {
      case "--small": isSmall = true
      case "--write": writes = true
      case "--app":
        guard let path = rest.popFirst() else { throw UsageError("--app needs the path of a program.") }
        app = path
      default: throw UsageError("history knows no option \(option): only --small, --app PROGRAM and --write.")
      }
    }
    if writes, isSmall || app != nil { throw UsageError("--write needs all messages and the release.") }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    let result = try HistoryBench(top: top, rounds: 5, sample: isSmall ? .few : .all, app: app).run()
    try HistoryReport.document.publish(result, HistoryReport(result: result).markdown, in: top, writes: writes)
  }
}
