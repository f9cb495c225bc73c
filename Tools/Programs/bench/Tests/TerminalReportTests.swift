import Testing

@testable import bench

struct TerminalReportTests {
  @Test func aPercentileIsOneOfTheMeasured() {
    let series = Series(seconds: (1...200).map(Double.init).shuffled())
    #expect(series.percentile(0) == 1)
    #expect(series.percentile(99) == 199)
    #expect(series.percentile(100) == 200)
    #expect(Series().percentile(99) == 0)
  }

  @Test func aStreamIsFlatWhenItsTenthsAreAlike() {
    #expect(TerminalResult.Stream(tenths: Array(repeating: 2, count: 10), bytes: 0).unevenness == 0)
    #expect(TerminalResult.Stream(tenths: [2, 2, 2, 3], bytes: 0).unevenness == 0.5)
    #expect(TerminalResult.Stream(tenths: [2, 2, 2, 1], bytes: 0).unevenness == 0.5)
  }

  @Test func theReportNamesEveryFigure() {
    let result = TerminalResult(
      machine: Machine(cores: 2, system: "a system", swift: "a compiler"),
      screens: [TerminalResult.Screen("a chat", goal: 0.002, [Frame(seconds: 0.001, bytes: 7)])],
      stream: TerminalResult.Stream(tenths: [0.0005], bytes: 30),
      texts: [
        TerminalResult.Text(
          kind: "a kind", size: 16_384, opening: .init(seconds: 0.002, clusters: 3, bytes: 4),
          key: .init(seconds: 0.001, clusters: 1, bytes: 2), piece: .init(seconds: 0.003, clusters: 5, bytes: 6))
      ],
      firstFrame: TerminalResult.FirstFrame(app: Series(seconds: [0.003]), nano: Series(seconds: [0.004])))
    let report = TerminalReport(result: result).markdown
    #expect(report.contains("| a chat | 1 | 1.0 ms | 1.0 ms | ≤ 2.0 ms | 50 % | 7 | – |"))
    #expect(report.contains("| a kind | 16 KB | 2.0 ms | 3 in 4 B | 1.0 ms | 1 in 2 B | 3.0 ms | 5 in 6 B |"))
    #expect(report.contains("| ≤ 200 % | 75 % (3.0 ms / 4.0 ms, 1 of each in turns) |"))
  }
}
