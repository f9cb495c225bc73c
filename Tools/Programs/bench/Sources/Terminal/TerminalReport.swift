/// The result as Markdown.
struct TerminalReport {
  let result: TerminalResult

  static let document = MeasuredDocument(
    path: "Modules/Documentation/Measurements/Terminal.md", measurement: "terminal")

  var markdown: String {
    [place, screens, others, result.texts.map(Self.texts)].compactMap { $0 }.joined(separator: "\n\n")
  }

  private var place: String {
    "Release build, on \(result.machine.cores) cores, \(result.machine.system), \(result.machine.swift)"
      + (result.othersShare.map { "; other programs used \(percent($0)) of the processors meanwhile." } ?? ".")
  }

  private var screens: String {
    Self.table(
      ["frame at 200×50", "frames", "p50", "p99", "goal", "p99 / goal", "bytes", "memory grown"],
      result.screens.map { screen in
        [
          screen.name, "\(screen.frames)", Self.milliseconds(screen.p50), Self.milliseconds(screen.p99),
          "≤ \(Self.milliseconds(screen.goal))", percent(screen.p99 / screen.goal), "\(Int(screen.bytes))",
          screen.grownBytes.map { "\($0 / 1024) KiB" } ?? "–",
        ]
      })
  }

  /// Times of opening, of a key and of a piece, each with the characters and bytes that were read.
  static func texts(_ texts: [TerminalResult.Text]) -> String {
    table(
      ["a reply of", "size", "opening", "looked at", "a key", "looked at", "a piece", "looked at"],
      texts.map { text in
        [text.kind, text.size < 1 << 20 ? "\(text.size / 1024) KB" : "\(text.size >> 20) MB"]
          + [text.opening, text.key, text.piece].flatMap {
            [milliseconds($0.seconds), "\($0.clusters) in \($0.bytes) B"]
          }
      })
  }

  private var others: String {
    let stream = result.stream
    var rows = [
      [
        "100 KB reply, 20 bytes a piece: each piece painted", "flat, ±20 %",
        "±\(percent(stream.unevenness)), \(Self.milliseconds(Series(seconds: stream.tenths).median)) a piece",
      ]
    ]
    if let first = result.firstFrame {
      rows.append([
        "first painted frame of the app / nano FILE", "≤ 200 %",
        "\(first.app.ratio(to: first.nano).map(percent) ?? "–") "
          + "(\(Self.milliseconds(first.app.median)) / \(Self.milliseconds(first.nano.median)), "
          + "\(first.app.seconds.count) of each in turns)",
      ])
    }
    return Self.table(["", "goal", "measured"], rows)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let line = head.indices.map { $0 == 0 ? "---" : "--:" }
    return ([head, line] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  private static func milliseconds(_ seconds: Double) -> String { "\((seconds * 100_000).rounded() / 100) ms" }
}
