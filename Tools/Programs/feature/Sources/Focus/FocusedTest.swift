import Foundation

/// `swift test` in two steps: a build that prints only problems, then the tests with their own output.
struct FocusedTest {
  let focus: Focus
  /// Further options of the user for SwiftPM.
  let options: [String]

  /// These options request output of SwiftPM, or no build: then there is one step.
  private static let loud: Set = [
    "-v", "--verbose", "--vv", "--very-verbose", "-h", "--help", "-help", "--version", "--skip-build", "list",
    "-l", "--list-tests", "--show-codecov-path", "--show-code-coverage-path",
  ]
  /// Options that `swift build` does not know, and whether a value follows.
  private static let ofTestsAlone = [
    "--filter": true, "--skip": true, "-s": true, "--specifier": true, "--num-workers": true, "--xunit-output": true,
    "--attachments-path": true, "--parallel": false, "--no-parallel": false,
  ]

  /// Whether the build is a separate, quiet step.
  var isQuiet: Bool { Self.loud.isDisjoint(with: options) }

  /// The options that `swift build` knows too.
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

  /// There are no XCTest tests here, and XCTest would report that it ran none. An option on the command line overrides
  /// this.
  var framework: [String] {
    options.contains { ["--enable-xctest", "--disable-xctest"].contains($0) } ? [] : ["--disable-xctest"]
  }

  /// Builds, and returns the tests to run.
  /// - Returns: Nil when the build failed; then its errors have been printed, and `status` is its exit code.
  func build(in folder: URL) throws -> (tests: Program?, status: Int32) {
    guard isQuiet else { return (try focus.swift(["test"] + framework, options), 0) }
    let build = QuietBuild(program: try focus.swift(["build", "--build-tests"] + framework, buildOptions))
    let (status, log) = try build.run(in: folder)
    // `swift test` may know an option that `swift build` does not: then there is one step, with SwiftPM's own output.
    if status != 0, log.failure.contains(where: { $0.hasPrefix("error: Unknown option") }) {
      return (try focus.swift(["test"] + framework, options), 0)
    }
    log.tell(isSuccess: status == 0)
    return (status == 0 ? try focus.swift(["test", "--skip-build"] + framework, options) : nil, status)
  }
}
