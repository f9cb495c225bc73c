/// The result as Markdown, for people.
struct TerminalReport {
  let result: TerminalResult

  static let document = MeasuredDocument(
    path: "Modules/Documentation/Measurements/Terminal.md", measurement: "terminal")

  var markdown: String { [place, screens, others].joined(separator: "\n\n") }

  private var place: String {
    "Release build, on \(result.machine.cores) cores, \(result.machine.system), \(result.machine.swift)"
      + (result.othersShare.map { "; other programs used \(percent($0)) of the processors meanwhile." } ?? ".")
  }

  private var screens: String {
    table(
      ["frame at 200×50", "frames", "p50", "p99", "goal", "p99 / goal", "bytes", "memory grown"],
      result.screens.map { screen in
        [
          screen.name, "\(screen.frames)", milliseconds(screen.p50), milliseconds(screen.p99),
          "≤ \(milliseconds(screen.goal))", percent(screen.p99 / screen.goal), "\(Int(screen.bytes))",
          screen.grownBytes.map { "\($0 / 1024) KiB" } ?? "–",
        ]
      })
  }

  private var others: String {
    let stream = result.stream
    var rows = [
      [
        "100 KB reply, 20 bytes a piece: each piece painted", "flat, ±20 %",
        "±\(percent(stream.unevenness)), \(milliseconds(Series(seconds: stream.tenths).median)) a piece",
      ]
    ]
    if let first = result.firstFrame {
      rows.append([
        "first painted frame of the app / nano FILE", "≤ 100 %",
        "\(first.app.ratio(to: first.nano).map(percent) ?? "–") "
          + "(\(milliseconds(first.app.median)) / \(milliseconds(first.nano.median)), "
          + "\(first.app.seconds.count) of each in turns)",
      ])
    }
    return table(["", "goal", "measured"], rows)
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let line = head.indices.map { $0 == 0 ? "---" : "--:" }
    return ([head, line] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  private func milliseconds(_ seconds: Double) -> String { "\((seconds * 100_000).rounded() / 100) ms" }
}
