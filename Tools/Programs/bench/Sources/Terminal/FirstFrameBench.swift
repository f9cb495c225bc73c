import Foundation
import ProjectFacts

/// Measures the time until the app has painted its first frame, and until nano shows a file, on equal pseudo terminals.
struct FirstFrameBench {
  let top: URL
  let rounds: Int

  func run() throws -> TerminalResult.FirstFrame {
    let app = try Shell.succeed(["Tools/build"], in: top).text.split(separator: "\n").last.map(String.init) ?? ""
    guard let nano = Self.found("nano") else {
      throw FactsError("nano is not there to be compared with: install it, or leave it out with --frames.")
    }
    return try Toolchain.withTemporaryFolder { folder in
      let file = folder.appending(path: "text.txt")
      let lines = (1...20).map { "Line \($0) of what nano shows." } + ["The end of it."]
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      let openApp = PaintedProgram(
        words: [app, "--data-dir", folder.appending(path: "data").path, "--lang", "en"], folder: folder,
        // A text of the first screen that only its frame contains: before it, only queries to the terminal are sent.
        sign: "Get started")
      let openNano = PaintedProgram(
        words: [nano, "--ignorercfiles", file.path], folder: folder, sign: "The end of it.")
      // The first run makes the database, and reads both programs from the disk.
      _ = (try openApp.secondsToPaint(), try openNano.secondsToPaint())
      var result = TerminalResult.FirstFrame()
      for round in 0..<rounds {
        for isNano in round.isMultiple(of: 2) ? [false, true] : [true, false] {
          if isNano {
            result.nano.seconds.append(try openNano.secondsToPaint())
          } else {
            result.app.seconds.append(try openApp.secondsToPaint())
          }
        }
      }
      return result
    }
  }

  private static func found(_ program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(program)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
