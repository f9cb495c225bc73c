import Testing

@testable import bench

struct AskReportTests {
  private func usages(_ walls: Double..., processor: Double) -> [Usage] {
    walls.map { Usage(wall: $0, processor: processor) }
  }

  @Test func theReportNamesEveryFigure() {
    var result = AskResult(machine: Machine(cores: 2, system: "a system", swift: "a compiler"))
    result.ask = AskResult.Sides(
      app: usages(0.03, 0.01, 0.02, processor: 0.02), other: usages(0.01, 0.04, 0.02, processor: 0.01))
    result.version = AskResult.Sides(app: usages(0.002, processor: 0), other: usages(0.001, processor: 0))
    result.onePiece = AskResult.Sides(app: usages(0.007, processor: 0), other: usages(0.005, processor: 0))
    result.dryRun = usages(0.005, processor: 0)
    (result.askPeak, result.curlPeak) = (10 << 20, 5 << 20)
    let report = AskReport(result: result).markdown
    #expect(report.contains("| ≤ 1.2 × | 1.0 × (20.0 ms / 20.0 ms) |"))
    #expect(report.contains("| ≤ 2.5 × | 2.0 × (20.0 ms / 10.0 ms) |"))
    #expect(report.contains("| ≤ 3 × | 2.0 × (2.0 ms / 1.0 ms) |"))
    #expect(report.contains("| ≤ 25 MiB | 10.0 MiB / 5.0 MiB |"))
    #expect(report.contains("3 runs of each"))
    #expect(
      report.contains("| the start of the program | 2.0 ms |  |") && report.contains("(`--dry-run`) | 3.0 ms |  |"))
    #expect(report.contains("is read and stored | 2.0 ms |  |") && report.contains("together | 7.0 ms | 5.0 ms |"))
    #expect(report.contains("| 1999 more pieces | 13.0 ms | 15.0 ms |"))
  }

  @Test func aRunTellsWhatItTook() throws {
    let usage = try TimedProgram(words: ["/bin/sh", "-c", ":"], environment: [:]).run()
    #expect(usage.wall > 0 && usage.processor >= 0)
    #expect(throws: (any Error).self) { try TimedProgram(words: ["/bin/sh", "-c", "exit 3"], environment: [:]).run() }
    #expect(throws: (any Error).self) { try TimedProgram(words: ["/nowhere"], environment: [:]).run() }
  }
}
