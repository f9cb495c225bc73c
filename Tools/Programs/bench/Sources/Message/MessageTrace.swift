import Foundation
import NetworkTesting
import ProjectFacts

/// Finds the source files that a message passes: those with a function that runs.
///
/// Callgrind lists the functions, and the debug information names the file of each. The program is built as by
/// `Tools/test`, with this information: the optimizer of a release would move functions into those of other files.
struct MessageTrace {
  let top: URL

  func run() throws -> MessageResult {
    let scratch = top.appending(path: ".build/message").path
    try Shell.succeed(
      ["swift", "build", "--product", "aichat", "--scratch-path", scratch], in: top,
      environment: ["AICHAT_WARNINGS": "error"])
    let linked = scratch + "/debug/aichat"
    return try Toolchain.withTemporaryFolder { folder in
      let named = try LayoutBench.named(linked, in: folder)
      let server = LoopbackServer([LayoutBench.reply])
      let options = ["--base-url", server.url + "/v1", "--model", "m", "--data-dir", folder.path + "/data"]
      func files(_ run: String) throws -> Set<String> {
        let names = try CalledFunctions(in: folder.appending(path: run + ".calls"), of: named).names
        return try sources(of: names, in: linked, folder)
      }
      let environment = ["HOME": folder.path, "LANG": "C.UTF-8", "no_proxy": "127.0.0.1"]
      for (run, words) in [("version", ["--version"]), ("ask", options + ["ask", "Hello"])] {
        try Shell.succeed(LayoutBench.watched(named, run, in: folder) + words, in: folder, environment: environment)
      }
      let session = PaintedProgram(
        words: LayoutBench.watched(named, "chat", in: folder, ["--instr-atstart=no"]) + options
          + ["--without", "onboarding", "--lang", "en"],
        folder: folder, sign: "Featured")
      // Each typed letter is painted alone: the last one is the sign.
      try session.walk([("\r", "Say something"), ("Good evening", "g"), ("\r", "Back"), ("\u{11}", nil)]) {
        // Only the step that sends the message is listed.
        guard $0 == 2 || $0 == 3 else { return }
        try Shell.succeed(["callgrind_control", "--instr=" + ($0 == 2 ? "on" : "off"), "\($1)"], in: folder)
      }
      return MessageResult(
        chat: try files("chat").sorted(), ask: try files("ask").sorted(), version: try files("version").sorted())
    }
  }

  /// The product's source files of functions, by the debug information of their program.
  private func sources(of names: Set<String>, in program: String, _ folder: URL) throws -> Set<String> {
    let symbols = try Shell.succeed(["nm", "--defined-only", program], in: folder).text.split(separator: "\n")
    let addresses = symbols.compactMap { line -> Substring? in
      let words = line.split(separator: " ")
      return words.count == 3 && names.contains(String(words[2])) ? words[0] : nil
    }
    let list = folder.appending(path: "addresses")
    try Data(addresses.map { "0x\($0)\n" }.joined().utf8).write(to: list)
    let symbolizer = try Toolchain.find().swift.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "llvm-symbolizer").path
    let places = try Shell.succeed(
      ["sh", "-c", #""$0" --obj="$1" --functions=none --no-inlines <"$2""#, symbolizer, program, list.path], in: folder)
    return Set(places.text.split(separator: "\n").compactMap { MessageResult.product($0, in: top.path) })
  }
}
