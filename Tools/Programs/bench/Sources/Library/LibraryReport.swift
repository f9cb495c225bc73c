/// The result as Markdown.
struct LibraryReport {
  let result: LibraryResult

  static let document = MeasuredDocument(path: "Modules/Documentation/Measurements/Library.md", measurement: "library")

  var markdown: String {
    let many = result.many.map { [["7,500 cards imported", "≤ 60 s", "\(tenths($0)) s"]] } ?? []
    let rows =
      [row("1,000 cards imported / `cat` of the files", "≤ 6 ×", result.imported, "ms", 1_000)] + many + [
        ["a letter typed in 10,000 characters", "≤ 16.7 ms", milliseconds(result.filter)],
        ["a word that only one lorebook of 10,000 characters has", "–", milliseconds(result.text)],
        row("Explore's first frame with 10,000 characters / with 15", "≤ 1.05 ×", result.explore, "ms", 1_000),
      ]
    return place + "\n\n"
      + ([["", "goal", "measured"], ["---", "--:", "--:"]] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private var place: String {
    "Release build, on \(result.machine.cores) cores, \(result.machine.system), \(result.machine.swift); a card has "
      + "\(result.cardSize / 1024) KiB; medians"
      + (result.othersShare.map { "; other programs used \(Int(($0 * 100).rounded())) % of the processors meanwhile." }
        ?? ".")
  }

  private func row(
    _ title: String, _ goal: String, _ sides: LibraryResult.Sides, _ unit: String, _ scale: Double
  ) -> [String] {
    let ratio = sides.app.ratio(to: sides.other).map { "\(hundredths($0)) ×" } ?? "–"
    let times = [sides.app, sides.other].map { "\(tenths($0.median * scale)) \(unit)" }.joined(separator: " / ")
    return [title, goal, "\(ratio) (\(times))"]
  }

  private func milliseconds(_ series: Series) -> String {
    "\(tenths(series.median * 1_000)) ms (p90 \(tenths(series.percentile(90) * 1_000)) ms)"
  }

  private func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
  private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
