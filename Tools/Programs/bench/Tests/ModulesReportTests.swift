import Testing

@testable import bench

struct SeriesTests {
  @Test(arguments: [([], 0), ([3], 3), ([9, 1, 5], 5), ([1, 9, 5, 3], 4)])
  func theMedianIsTheMiddle(seconds: [Double], median: Double) {
    #expect(Series(seconds: seconds).median == median)
  }

  @Test func aRatioNeedsBoth() {
    #expect(Series(seconds: [1]).ratio(to: Series(seconds: [4])) == 0.25)
    #expect(Series().ratio(to: Series(seconds: [4])) == nil)
    #expect(Series(seconds: [1]).ratio(to: Series()) == nil)
  }
}

struct ModulesReportTests {
  private var result: ModulesResult {
    var result = ModulesResult(
      machine: Machine(cores: 2, system: "x86_64-unknown-linux-gnu", swift: "Swift 6"), rounds: 3,
      size: .init(modules: 30, files: 400, lines: 20000, renamed: []))
    result.edits = [
      .init(module: "Chat", edit: "body", recompiled: ["Chat": 4, "chat_demo": 0], siblings: [], filesInMonolith: 40)
    ]
    result.wholeBuild.seconds = [90, 110, 100]
    result.wholeTests.seconds = [10, 10, 10]
    result.features = ["Chat": Series(seconds: [33]), "Explore": Series(seconds: [22])]
    result.lineRelease = Pair(modules: Series(seconds: [3]), monolith: Series(seconds: [12]))
    return result
  }

  @Test func saysTheGoalsBesideTheFigures() {
    let text = ModulesReport(result: result).markdown
    #expect(
      text.contains("| a feature's clean test loop, of the whole package's (the slowest feature) | ≤ 35 % | 30 % |"))
    #expect(text.contains("| a one-line change in release, of the same app as one module | ≤ 30 % | 25 % |"))
    #expect(text.contains("| Chat | the body of a function | Chat 4, chat_demo | 4 | 0 | 40 |"))
  }

  @Test func saysWhatWentWrong() {
    var result = result
    result.testsPassed = false
    result.withoutTwin = "error: no"
    let text = ModulesReport(result: result).markdown
    #expect(text.contains("Some tests failed"))
    #expect(text.contains("could not be built as one module:** `error: no`"))
  }

  @Test func renewsItsPartOfADocument() throws {
    let report = ModulesReport(result: result)
    let (document, end) = (ModulesReport.document, MeasuredDocument.end)
    let text = "Before\n\(document.begin)\nold\n\(end)\nAfter\n"
    let renewed = try document.renewed(text, with: report.markdown)
    #expect(renewed.hasPrefix("Before\n\(document.begin)\n\nThe app is 30 modules"))
    #expect(renewed.hasSuffix("\(end)\nAfter\n"))
    #expect(!renewed.contains("old"))
    #expect(throws: (any Error).self) { try document.renewed("no such part", with: "") }
  }
}
