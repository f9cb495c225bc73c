import Foundation
import NetworkTesting
import ProjectFacts

/// Compares a question from a script with curl for the same bytes.
struct AskBench {
  let top: URL
  let rounds: Int

  /// The number of pieces of the reply.
  static let pieces = 2_000
  /// A reply in OpenAI's protocol, with each piece sent on its own.
  private static let reply: [LoopbackServer.Step] = {
    let steps = (1...pieces).map { number in
      let word = number.isMultiple(of: 20) ? "over.\\n\\n" : "word\(number % 7) "
      return LoopbackServer.Step.text(
        #"data: {"id":"chatcmpl-0123456789","object":"chat.completion.chunk","created":1700000000,"model":"m","#
          + #""choices":[{"index":0,"delta":{"content":"\#(word)"},"finish_reason":null}]}"# + "\n\n")
    }
    return [.head()] + steps
  }()
  private static let ending = LoopbackServer.Step.text(
    #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\n\ndata: [DONE]\n\n")

  func run() throws -> AskResult {
    let app = try Shell.succeed(["Tools/build"], in: top).text.split(separator: "\n").last.map(String.init) ?? ""
    let curl = try Self.found("curl")
    let quiet = Quiet()
    var result = AskResult(machine: try Machine.here(in: top))
    try Toolchain.withTemporaryFolder { folder in
      let server = LoopbackServer([Self.reply + [Self.ending]])
      let (ask, fetch) = programs(app, curl, asking: server, in: folder)
      // The first run makes the database, and reads the programs from the disk.
      _ = (try ask.run(), try fetch.run())
      result.ask = try inTurns(ask, fetch)
      let short = LoopbackServer([Array(Self.reply.prefix(2)) + [Self.ending]])
      let (askOnce, fetchOnce) = programs(app, curl, asking: short, in: folder)
      result.onePiece = try inTurns(askOnce, fetchOnce)
      let dry = TimedProgram(words: askOnce.words + ["--dry-run"], environment: askOnce.environment)
      result.dryRun = try (0..<rounds).map { _ in try dry.run() }
      result.version = try inTurns(
        TimedProgram(words: [app, "--version"], environment: [:]),
        TimedProgram(words: [try line(in: folder)], environment: [:]))
      let waiting = LoopbackServer([Self.reply + [.waitForClose]])
      let (held, heldFetch) = programs(app, curl, asking: waiting, in: folder)
      result.askPeak = try held.peakBytes(when: Self.isAtRest)
      result.curlPeak = try heldFetch.peakBytes(when: Self.isAtRest)
    }
    result.othersShare = quiet.othersShare
    return result
  }

  private func programs(
    _ app: String, _ curl: String, asking server: LoopbackServer, in folder: URL
  ) -> (TimedProgram, TimedProgram) {
    let environment = ["HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "no_proxy": "127.0.0.1"]
    let address = server.url + "/v1"
    let ask = TimedProgram(
      words: [
        app, "--data-dir", folder.appending(path: "data").path, "--provider", "openai", "--base-url", address,
        "--model", "m", "ask", "Tell me a long story",
      ], environment: environment)
    let body = #"{"model":"m","stream":true,"messages":[{"role":"user","content":"Tell me a long story"}]}"#
    let fetch = TimedProgram(
      words: [curl, "-sN", "-H", "Content-Type: application/json", "-d", body, address + "/chat/completions"],
      environment: environment)
    return (ask, fetch)
  }

  private func inTurns(_ app: TimedProgram, _ other: TimedProgram) throws -> AskResult.Sides {
    var sides = AskResult.Sides()
    for round in 0..<rounds {
      // The order changes from round to round.
      for isOther in round.isMultiple(of: 2) ? [false, true] : [true, false] {
        if isOther { sides.other.append(try other.run()) } else { sides.app.append(try app.run()) }
      }
    }
    return sides
  }

  /// The C program for comparison.
  private func line(in folder: URL) throws -> String {
    let source = folder.appending(path: "line.c")
    try Data("#include <stdio.h>\nint main(void) { puts(\"aichat 0.1.0\"); }\n".utf8).write(to: source)
    let program = folder.appending(path: "line").path
    try Shell.succeed(["cc", "-O2", "-o", program, source.path], in: folder)
    return program
  }

  private static func found(_ name: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw FactsError("\(name) is not there to be compared with: install it.") }
    return path
  }

  /// Whether a program has read all of the reply: it has not run for a while.
  private static func isAtRest(_ process: pid_t) -> Bool {
    func ticks() -> String {
      let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      return text.split(separator: " ").dropFirst(13).prefix(2).joined(separator: " ")
    }
    func switches() -> Int {
      let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
      return tasks.reduce(0) { sum, task in
        let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(task)/status", encoding: .utf8)) ?? ""
        let counts = text.split(separator: "\n").filter { $0.contains("ctxt_switches") }
        return sum + counts.compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
      }
    }
    let before = (ticks(), switches())
    usleep(500_000)
    return before == (ticks(), switches())
  }
}
