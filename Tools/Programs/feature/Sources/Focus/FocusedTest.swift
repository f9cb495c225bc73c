import Foundation

/// `swift test` in two steps: a build that says only what went wrong, then the tests, whose output is their own.
struct FocusedTest {
  let focus: Focus
  /// What the user gave SwiftPM besides.
  let options: [String]

  /// These ask SwiftPM for output of its own, or for no build: then there is one step.
  private static let loud: Set = [
    "-v", "--verbose", "--vv", "--very-verbose", "-h", "--help", "-help", "--version", "--skip-build", "list",
    "-l", "--list-tests", "--show-codecov-path", "--show-code-coverage-path",
  ]
  /// What `swift build` does not know, and whether a value follows.
  private static let ofTestsAlone = [
    "--filter": true, "--skip": true, "-s": true, "--specifier": true, "--num-workers": true, "--xunit-output": true,
    "--attachments-path": true, "--parallel": false, "--no-parallel": false,
  ]

  /// Whether the build is told quietly.
  var isQuiet: Bool { Self.loud.isDisjoint(with: options) }

  /// The options without those that only tests have.
  var buildOptions: [String] {
    var left: [String] = []
    var words = options[...]
    while let word = words.popFirst() {
      let name = word.prefix { $0 != "=" }
      guard let hasValue = Self.ofTestsAlone[String(name)] else {
        left.append(word)
        continue
      }
      if hasValue, name == word { words = words.dropFirst() }
    }
    return left
  }

  /// No test here is XCTest's, which would report that it ran none. An option on the command line decides otherwise.
  var framework: [String] {
    options.contains { ["--enable-xctest", "--disable-xctest"].contains($0) } ? [] : ["--disable-xctest"]
  }

  /// Builds, and answers what is left to run: the tests.
  /// - Returns: Nil when the build failed; then its reason has been told, and this is its exit code.
  func build(in folder: URL) throws -> (tests: Program?, status: Int32) {
    guard isQuiet else { return (try focus.swift(["test"] + framework, options), 0) }
    let build = QuietBuild(program: try focus.swift(["build", "--build-tests"] + framework, buildOptions))
    let (status, log) = try build.run(in: folder)
    // An option that we do not know either: SwiftPM's tests may, and then they build as loudly as they like.
    if status != 0, log.failure.contains(where: { $0.hasPrefix("error: Unknown option") }) {
      return (try focus.swift(["test"] + framework, options), 0)
    }
    log.tell(isSuccess: status == 0)
    return (status == 0 ? try focus.swift(["test", "--skip-build"] + framework, options) : nil, status)
  }
}
