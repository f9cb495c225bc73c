import Foundation

extension Measurement {
  static let message = Measurement(
    name: "message", options: "[--write]",
    summary: "Which source files a message passes, by valgrind; --write renews the document"
  ) { options in
    for option in options where option != "--write" {
      throw UsageError("message knows no option \(option): only --write.")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    let result = try MessageTrace(top: top).run()
    try MessageResult.document.publish(result, result.markdown, in: top, writes: options.contains("--write"))
  }
}
