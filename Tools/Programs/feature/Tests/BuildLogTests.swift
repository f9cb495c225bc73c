import Testing

@testable import feature

struct BuildLogTests {
  /// As printed by SwiftPM: an error for each of two jobs, and again in other lines and another file.
  private static let broken = """
    Building for debugging...
    [1/9] Emitting module Core
    error: emit-module command failed with exit code 1 (use -v to see invocation)

    /p/A.swift:3:9: error: property 'name' is not available due to missing import of defining module 'Entities'
    1 | import FeatureKit
      | `- note: add import of module 'Entities'
    2 |
    3 |   avatar.name
      |          `- error: property 'name' is not available due to missing import of defining module 'Entities'
    [2/9] Compiling Core A.swift
    /p/A.swift:3:9: error: property 'name' is not available due to missing import of defining module 'Entities'
    3 |   avatar.name
    /p/A.swift:7:9: error: property 'name' is not available due to missing import of defining module 'Entities'
    7 |   avatar.name
    /p/A.swift:8:9: warning: variable 'x' was never used
    8 |   let x = 1
    /p/B.swift:4:1: error: property 'name' is not available due to missing import of defining module 'Entities'
    4 | avatar.name
    /p/B.swift:5:1: error: cannot find 'y' in scope
    /p/B.swift:1:1: note: did you mean 'z'?
    error: fatalError
    """

  private func log(_ text: String) -> BuildLog {
    var log = BuildLog()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { log.add(String(line)) }
    return log
  }

  @Test func eachErrorStandsOnceWithItsPlaces() {
    let log = log(Self.broken)
    #expect(!log.isComplete)
    #expect(
      log.failure == [
        "/p/A.swift:3:9: error: property 'name' is not available due to missing import of defining module 'Entities'",
        "1 | import FeatureKit", "  | `- note: add import of module 'Entities'", "2 |", "3 |   avatar.name",
        "  |          `- error: property 'name' is not available due to missing import of defining module 'Entities'",
        "  also in /p/A.swift: 7", "  also in /p/B.swift: 4", "",
        "/p/B.swift:5:1: error: cannot find 'y' in scope", "/p/B.swift:1:1: note: did you mean 'z'?",
      ])
  }

  /// A linker's message is no diagnostic of the compiler, and is kept.
  @Test func aFailureWithoutAPlaceIsShown() {
    let linking = log("[8/9] Linking app\nld: undefined symbol: f\nclang: error: linker command failed\n")
    #expect(linking.failure == ["ld: undefined symbol: f", "clang: error: linker command failed"])
    #expect(log("error: FEATURE=X is no module with tests.").failure == ["error: FEATURE=X is no module with tests."])
    // A summary is better than nothing.
    #expect(log("[1/2] Compiling A\nerror: fatalError").failure == ["error: fatalError"])
    #expect(log("Killed").failure == ["Killed"])
  }

  @Test func progressIsTheNewestLineOfIt() {
    var log = log("Building for debugging...\n[1/9] Compiling A a.swift\nsomething")
    #expect(log.progress == "[1/9] Compiling A a.swift")
    log.add("Build complete! (1.00s)")
    #expect(log.isComplete)
  }

  @Test(arguments: ["Build complete! (0.1s)", "Build of target: 'A' complete! (2s)", "Build of product 'a' complete!"])
  func aBuildEnds(line: String) {
    #expect(log(line).isComplete)
  }

  @Test func warningsAreALineEach() {
    let log = log("/p/A.swift:1:2: warning: old\n1 | a\n/p/A.swift:1:2: warning: old\n1 | a\nBuild complete!")
    #expect(log.warnings == ["/p/A.swift:1:2: warning: old"])
  }
}
