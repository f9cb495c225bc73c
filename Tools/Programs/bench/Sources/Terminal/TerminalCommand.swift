import Foundation
import ProjectFacts

extension Measurement {
  static let terminal = Measurement(
    name: "terminal", options: "[--frames] [--texts] [--write]",
    summary: "Frames, a streaming reply, replies of many kinds, and the first frame beside nano's; --frames leaves out "
      + "what starts programs, --texts all but the kinds of replies, --write renews the document"
  ) { options in
    for option in options where !["--frames", "--texts", "--write"].contains(option) {
      throw UsageError("terminal knows no option \(option): only --frames, --texts and --write.")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    #if DEBUG
    // Tools are built without optimization for a quick build; the measured code must be that of a release.
    say("building itself for release")
    let build = ["swift", "build", "-c", "release", "--product", "bench", "--scratch-path", ".build/tools"]
    try Shell.succeed(build, in: top, environment: ["FEATURE": "bench"])
    let released = Process()
    released.executableURL = top.appending(path: ".build/tools/release/bench")
    released.arguments = ["terminal"] + options
    try released.run()
    released.waitUntilExit()
    exit(released.terminationStatus)
    #else
    if options.contains("--texts") {
      if options.contains("--write") { throw UsageError("--texts measures a part: it cannot renew the document.") }
      return print(TerminalReport.texts(try MainActor.assumeIsolated { try TextBench().run() }))
    }
    let result = try MainActor.assumeIsolated {
      try measured(in: top, startsPrograms: !options.contains("--frames"))
    }
    try TerminalReport.document.publish(
      result, TerminalReport(result: result).markdown, in: top, writes: options.contains("--write"))
    #endif
  }

  @MainActor private static func measured(in top: URL, startsPrograms: Bool) throws -> TerminalResult {
    let quiet = Quiet()
    return TerminalResult(
      machine: try Machine.here(in: top),
      screens: try FrameBench(count: 1_000, timeout: .seconds(10)).run(),
      stream: try StreamBench().run(),
      texts: try TextBench().run(),
      firstFrame: startsPrograms ? try FirstFrameBench(top: top, rounds: 21).run() : nil,
      othersShare: quiet.othersShare)
  }
}
