import Foundation
import ProjectFacts

/// Measures the app with a long history, made by its own import.
struct HistoryBench {
  let top: URL
  let rounds: Int
  let sample: SampleChats
  /// The app; nil for the release, which is built first.
  let app: String?

  private static let end = (keys: "\u{11}", sign: String?.none)

  func run() throws -> HistoryResult {
    let app = try self.app ?? Shell.succeed(["Tools/build"], in: top).text.split(separator: "\n").last.map(String.init)
    guard let app else { throw FactsError("Tools/build named no program.") }
    let quiet = Quiet()
    var result = HistoryResult(
      machine: try Machine.here(in: top), messages: sample.messages, chats: sample.chats, longest: sample.longest)
    try Toolchain.withTemporaryFolder { folder in
      let (full, small) = (folder.appending(path: "full").path, folder.appending(path: "small").path)
      result.importing = try importing(sample, to: full, app, in: folder)
      _ = try importing(SampleChats(messages: 400, chats: 10, longest: 80), to: small, app, in: folder)
      try measureChats(app, full, in: folder, &result)
      try measureList(app, full, small, in: folder, &result)
      try measureSearches(app, full, in: folder, &result)
    }
    result.othersShare = quiet.othersShare
    return result
  }

  private func importing(_ sample: SampleChats, to data: String, _ app: String, in folder: URL) throws -> Double {
    let files = folder.appending(path: "files")
    try sample.write(in: files)
    defer { try? FileManager.default.removeItem(at: files) }
    return try timed([app, "--data-dir", data, "chats", "import", files.path], in: folder).run().wall
  }

  private func measureChats(_ app: String, _ data: String, in folder: URL, _ result: inout HistoryResult) throws {
    let ids = try latest(app, data, in: folder)
    // A chat opens at its newest message, whose number is the sign.
    let usual = (sample.messages - sample.longest) / (sample.chats - 1)
    let long = open(app, data, "chat/\(ids[0])", sign: "Message \(sample.longest).", in: folder)
    let short = open(app, data, "chat/\(ids[1])", sign: "Message \(usual).", in: folder)
    _ = (try long.secondsToPaint(), try short.secondsToPaint())
    for round in 0..<rounds * 4 {
      for isLong in round.isMultiple(of: 2) ? [true, false] : [false, true] {
        let seconds = try (isLong ? long : short).secondsToPaint()
        if isLong { result.opening.app.seconds.append(seconds) } else { result.opening.other.seconds.append(seconds) }
      }
    }
    // A letter that no text has, and its removal.
    let letters = (0..<rounds * 4).flatMap { _ in [("Q", "Q"), ("\u{7F}", "Say something")] as [(String, String?)] }
    let times = try long.walk(letters + [Self.end])
    result.typing.seconds = stride(from: 0, to: letters.count, by: 2).map { times[$0] }
    result.scrolling = try long.walk([("\u{1B}[1;5H", "Message 1."), Self.end])[0]
    result.memory = try peak(long)
    result.usualMemory = try peak(short)
  }

  private func measureList(
    _ app: String, _ full: String, _ small: String, in folder: URL, _ result: inout HistoryResult
  ) throws {
    let (all, few) = (
      open(app, full, "chats", sign: SampleChats.usualTitle, in: folder),
      open(app, small, "chats", sign: SampleChats.usualTitle, in: folder)
    )
    _ = (try all.secondsToPaint(), try few.secondsToPaint())
    for round in 0..<rounds * 4 {
      for isFull in round.isMultiple(of: 2) ? [true, false] : [false, true] {
        let seconds = try (isFull ? all : few).secondsToPaint()
        if isFull { result.listing.app.seconds.append(seconds) } else { result.listing.other.seconds.append(seconds) }
      }
    }
  }

  private func measureSearches(_ app: String, _ data: String, in folder: URL, _ result: inout HistoryResult) throws {
    func search(_ word: String) -> TimedProgram {
      timed([app, "--data-dir", data, "chats", "search", word, "--limit", "50"], in: folder)
    }
    for round in 0...rounds * 4 {
      for word in SampleChats.searched + ["nowhere"] {
        let seconds = try search(word).run().wall
        // The first round fills the caches.
        guard round > 0 else { continue }
        if word == "nowhere" {
          result.noMatch.seconds.append(seconds)
        } else {
          result.searches[word, default: Series()].seconds.append(seconds)
        }
      }
    }
  }

  /// The ids of the two chats that changed last.
  private func latest(_ app: String, _ data: String, in folder: URL) throws -> [String] {
    struct Row: Decodable { let id: String }
    let words = [app, "--data-dir", data, "chats", "list", "--json", "--limit", "2"]
    let text = try Shell.succeed(words, in: folder).text
    let rows = try JSONDecoder().decode([Row].self, from: Data(text.utf8))
    guard rows.count == 2 else { throw FactsError("The import made no two chats: \(text)") }
    return rows.map(\.id)
  }

  /// The peak memory of the app on a screen.
  private func peak(_ program: PaintedProgram) throws -> Int? {
    var bytes: Int?
    try program.walk([Self.end]) { _, process in
      let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      bytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
    return bytes
  }

  private func open(_ app: String, _ data: String, _ link: String, sign: String, in folder: URL) -> PaintedProgram {
    PaintedProgram(
      words: [app, "--data-dir", data, "--lang", "en", "--without", "onboarding", "open", "aichat://\(link)"],
      folder: folder, sign: sign)
  }

  private func timed(_ words: [String], in folder: URL) -> TimedProgram {
    TimedProgram(words: words, environment: ["HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])
  }
}
