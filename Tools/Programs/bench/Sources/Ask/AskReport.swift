/// The result as Markdown.
struct AskReport {
  let result: AskResult

  static let document = MeasuredDocument(path: "Modules/Documentation/Measurements/Ask.md", measurement: "ask")

  var markdown: String {
    let rows =
      [
        row("`ask`, a reply of 2,000 pieces / curl: time", "≤ 1.2 ×", result.ask, \.wall),
        row("the same: processors", "≤ 2.5 ×", result.ask, \.processor),
        row("`--version` / a C program that prints a line: time", "≤ 3 ×", result.version, \.wall),
      ] + memory
    return place + "\n\n"
      + ([["", "goal", "measured"], ["---", "--:", "--:"]] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n") + "\n\n" + parts
  }

  /// The parts of the time of `ask`, one after another, and those of curl. Each is a difference of two medians.
  private var parts: String {
    let median = { (usages: [Usage]) in Series(seconds: usages.map(\.wall)).median }
    let (start, dry) = (median(result.version.app), median(result.dryRun))
    let (one, all) = (median(result.onePiece.app), median(result.ask.app))
    let (otherOne, otherAll) = (median(result.onePiece.other), median(result.ask.other))
    let rows = [
      ["part of the time", "`ask`", "curl"], ["---", "--:", "--:"],
      ["the start of the program", milliseconds(start), ""],
      ["the data is opened, the prompt is built (`--dry-run`)", milliseconds(dry - start), ""],
      ["the question is stored and sent, a reply of one piece is read and stored", milliseconds(one - dry), ""],
      ["all of these together", milliseconds(one), milliseconds(otherOne)],
      ["\(AskBench.pieces - 1) more pieces", milliseconds(all - one), milliseconds(otherAll - otherOne)],
    ]
    return rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func milliseconds(_ seconds: Double) -> String { "\(hundredths(seconds * 1000)) ms" }

  private var place: String {
    "Release build, on \(result.machine.cores) cores, \(result.machine.system), \(result.machine.swift); "
      + "\(result.ask.app.count) runs of each in turns, their medians"
      + (result.othersShare.map { "; other programs used \(Int(($0 * 100).rounded())) % of the processors meanwhile." }
        ?? ".")
  }

  private func row(
    _ title: String, _ goal: String, _ sides: AskResult.Sides, _ part: KeyPath<Usage, Double>
  ) -> [String] {
    let (app, other) = (
      Series(seconds: sides.app.map { $0[keyPath: part] }), Series(seconds: sides.other.map { $0[keyPath: part] })
    )
    let ratio = app.ratio(to: other).map { "\(hundredths($0)) ×" } ?? "–"
    return [title, goal, "\(ratio) (\(hundredths(app.median * 1000)) ms / \(hundredths(other.median * 1000)) ms)"]
  }

  private var memory: [[String]] {
    guard let ask = result.askPeak, let curl = result.curlPeak else { return [] }
    let (askSize, curlSize) = (hundredths(Double(ask) / 1048576), hundredths(Double(curl) / 1048576))
    return [["peak memory of `ask` at the end of the reply / curl", "≤ 25 MiB", "\(askSize) MiB / \(curlSize) MiB"]]
  }

  private func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
