import Foundation
import NetworkTesting
import ProjectFacts

/// Finds the functions that the app calls in everyday runs: a question from a script, and a session with a reply.
struct LayoutBench {
  let top: URL

  /// - Returns: The linker's names, in the order of their bytes, so that a new list differs little from the old one.
  func run() throws -> [String] {
    let app = try Shell.succeed(["Tools/build"], in: top).text.split(separator: "\n").last.map(String.init) ?? ""
    // The unstripped program is in the same folder.
    let linked = URL(filePath: app).deletingLastPathComponent().appending(path: "release/aichat")
    return try Toolchain.withTemporaryFolder { folder in
      let named = try Self.named(linked.path, in: folder)
      let server = LoopbackServer([Self.reply])
      let environment = ["HOME": folder.path, "LANG": "C.UTF-8", "no_proxy": "127.0.0.1"]
      let options = ["--base-url", server.url + "/v1", "--model", "m", "--data-dir", folder.path + "/data"]
      try Shell.succeed(
        Self.watched(named, "ask", in: folder) + options + ["ask", "Hello"], in: folder, environment: environment)
      let session = PaintedProgram(
        words: Self.watched(named, "session", in: folder) + options + ["--without", "onboarding", "--lang", "en"],
        folder: folder, sign: "Featured")
      try session.walk([
        ("\r", "Say something"), ("Good evening\r", "Back"), ("\u{1B}OP", "Keys"), ("\u{1B}", "Say something"),
        ("\u{1B}", "Featured"), ("2", "Delete"), ("3", "Profile"), ("\u{11}", nil),
      ])
      var names: Set<String> = []
      for run in ["ask", "session"] {
        names.formUnion(try CalledFunctions(in: folder.appending(path: run + ".calls"), of: named).names)
      }
      return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// A reply in OpenAI's protocol with every kind of painted content.
  static let reply: [LoopbackServer.Step] =
    [.head()]
    + ["A **short** reply, ", "안녕하세요:\\n\\n- one\\n- two\\n\\n", "```swift\\nlet a = 1\\n```\\n"].map {
      .text(#"data: {"choices":[{"index":0,"delta":{"content":"\#($0)"},"finish_reason":null}]}"# + "\n\n")
    } + [.text(#"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\n\ndata: [DONE]\n\n")]

  /// A copy of a program for valgrind, which needs the names, and fails on the data for debuggers.
  static func named(_ program: String, in folder: URL) throws -> String {
    let copy = folder.appending(path: "aichat").path
    try Shell.succeed(["strip", "--strip-debug", "-o", copy, program], in: folder)
    return copy
  }

  /// The command line that runs a program and records its calls.
  static func watched(_ program: String, _ run: String, in folder: URL, _ options: [String] = []) -> [String] {
    ["/usr/bin/valgrind", "--quiet", "--tool=callgrind", "--demangle=no"] + options
      + ["--callgrind-out-file=\(folder.path)/\(run).calls", program]
  }
}
