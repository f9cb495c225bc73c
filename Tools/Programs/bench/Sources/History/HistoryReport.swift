/// The result as Markdown.
struct HistoryReport {
  let result: HistoryResult

  static let document = MeasuredDocument(path: "Modules/Documentation/Measurements/History.md", measurement: "history")

  var markdown: String {
    let rows: [[String]] =
      [
        [
          "imported", "–",
          "\(tenths(result.importing)) s, \(Int(Double(result.messages) / result.importing)) messages/s",
        ],
        row("first frame of the longest chat / of a usual one", "–", result.opening),
        ["a letter typed in the longest chat, to the terminal", "≤ 10 ms", milliseconds(result.typing)],
        ["from its newest message to its first one", "–", "\(tenths(result.scrolling)) s"],
        ["memory that the longest chat adds", "≤ 10 MiB", memory],
        row("first frame of the list of chats / of a short one", "≤ 10 ms more", result.listing),
      ] + SampleChats.searched.map { ["first page for “\($0)”, more than without a match", "≤ 25 ms", search($0)] }
    return place + "\n\n"
      + ([["", "goal", "measured"], ["---", "--:", "--:"]] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private var place: String {
    "\(result.messages) messages in \(result.chats) chats, the longest of \(result.longest). On \(result.machine.cores) "
      + "cores, \(result.machine.system), \(result.machine.swift); medians"
      + (result.othersShare.map { "; other programs used \(Int(($0 * 100).rounded())) % of the processors meanwhile." }
        ?? ".")
  }

  private var memory: String {
    guard let memory = result.memory, let usual = result.usualMemory else { return "–" }
    return "\(mebibytes(memory - usual)) MiB (\(mebibytes(memory)) / \(mebibytes(usual)) MiB)"
  }

  private func row(_ title: String, _ goal: String, _ sides: LibraryResult.Sides) -> [String] {
    let (one, other) = (sides.app.median * 1_000, sides.other.median * 1_000)
    return [title, goal, "\(tenths(one - other)) ms more (\(tenths(one)) / \(tenths(other)) ms)"]
  }

  private func search(_ word: String) -> String {
    let (one, other) = ((result.searches[word]?.median ?? 0) * 1_000, result.noMatch.median * 1_000)
    return "\(tenths(one - other)) ms (\(tenths(one)) / \(tenths(other)) ms)"
  }

  private func milliseconds(_ series: Series) -> String {
    "\(tenths(series.median * 1_000)) ms (p90 \(tenths(series.percentile(90) * 1_000)) ms)"
  }

  private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
  private func mebibytes(_ bytes: Int) -> String { tenths(Double(bytes) / 1_048_576) }
}
