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
      .joined(separator: "\n")
  }

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
