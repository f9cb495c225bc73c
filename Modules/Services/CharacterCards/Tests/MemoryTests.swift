import Foundation
import JSON
import Testing

@testable import CharacterCards

/// No file takes more than 100 MiB of memory, at the limits and beyond them.
///
/// Each is read by a program of its own, which is this one again, with only `MemoryProbe`. The memory that the program
/// uses before it reads does not count: with all tests of the project in it, that alone is 100 MiB.
@Suite(.enabled(if: Corpus.isThorough, "AICHAT_SLOW_TESTS=1"), .timeLimit(.minutes(20))) struct MemoryTests {
  private static let files: [(String, @Sendable () -> [UInt8])] = [
    ("lists", { card(String(repeating: "[0],", count: 124_000) + "0") }),
    ("objects", { card(String(repeating: #"{"a":0},"#, count: 124_000) + "0") }),
    ("keys", { Array(#"{"name":"M","first_mes":"","x":{"#.utf8) + keys(249_000) + Array("}}".utf8) }),
    ("texts", { card(String(repeating: #""0123456789abcdef","#, count: 249_000) + "0") }),
    ("numerals", { card(String(repeating: "1.0000000000000000,", count: 249_000) + "0") }),
    (
      "greetings",
      {
        let text = String(repeating: #""0123456789abcdef","#, count: 249_000)
        return Array(#"{"name":"M","first_mes":"","alternate_greetings":[\#(text)""]}"#.utf8)
      }
    ),
    (
      "tags",
      {
        Array(#"{"name":"M","first_mes":"","tags":"\#(String(repeating: "0123456789abcdef,", count: 650_000))"}"#.utf8)
      }
    ),
    (
      "lore",
      {
        let entry =
          #"{"keys":["0123456789abcdef","b","c"],"content":"\#(String(repeating: "x", count: 200))","extensions":{"depth":4,"position":4,"role":0},"enabled":true,"insertion_order":1.50},"#
        return Array(
          #"{"name":"M","first_mes":"","character_book":{"entries":[\#(String(repeating: entry, count: 14_999))0]}}"#
            .utf8)
      }
    ),
    ("escapes", { card(#""\#(String(repeating: "\\u0001", count: 1_900_000))""#) }),
  ]

  private static func card(_ list: String) -> [UInt8] { Array(#"{"name":"M","first_mes":"","x":[\#(list)]}"#.utf8) }

  private static func keys(_ count: Int) -> [UInt8] {
    Array((0..<count).map { #""key\#($0)":0"# }.joined(separator: ",").utf8)
  }

  /// A text chunk in a picture of nearly 64 MiB.
  private static func picture(_ card: [UInt8]) -> [UInt8] {
    var picture = Picture(seed: 1)
    picture.chunks.insert(("IDAT", [UInt8](repeating: 0, count: 46 << 20)), at: 1)
    return picture.adding("ccv3", text: Array(Base64.encoded(card).utf8)).file
  }

  @Test func noFileTakesMore() throws {
    for (name, make) in Self.files {
      let json = make()
      try measure("\(name), json", json)
      guard name == "objects" || name == "lore" else { continue }
      try measure("\(name), png", Self.picture(json))
      try measure("\(name), charx", Archive([("card.json", json)]).bytes)
    }
    let bomb = [0x78, 0x9C] + Deflater.bomb(65, matches: 4_000_000) + [0, 0, 0, 0]
    try measure("bomb, png", Picture(seed: 1).adding("zTXt", Array("chara\0\0".utf8) + bomb).file)
    var archive = Archive([("card.json", [])])
    archive.files[0].packed = Deflater.bomb(32, matches: 4_000_000)
    try measure("bomb, charx", archive.bytes)
    var chunks = Picture(seed: 1)
    chunks.chunks.insert(contentsOf: Array(repeating: (type: "tEXt", data: [65, 0]), count: 600_000), at: 1)
    try measure("chunks", chunks.file)
  }

  private func measure(_ name: String, _ file: [UInt8]) throws {
    try withFile(file) { path in
      let process = Process(), pipe = Pipe()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--testing-library", "swift-testing", "--filter", "MemoryProbe"]
      process.environment = ProcessInfo.processInfo.environment.merging(["AICHAT_CARD_PROBE": path]) { $1 }
      (process.standardOutput, process.standardError) = (pipe, pipe)
      try process.run()
      let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      let line = output.split(separator: "\n").first { $0.hasPrefix("card-probe") }?.split(separator: " ")
      let peak = try #require(line.flatMap { Int($0[1]) }, "\(name): \(output.suffix(500))")
      print("\(name): \(peak) MiB, \(line?[2] ?? "")")
      #expect(peak <= 100, "\(name)")
    }
  }
}

private let probePath = ProcessInfo.processInfo.environment["AICHAT_CARD_PROBE"]

/// Reads one card, and says how much memory that took at most, in MiB, and how the reading ended.
@Suite(.enabled(if: probePath != nil, "Only MemoryTests runs it")) struct MemoryProbe {
  @Test func read() throws {
    let before = try Self.memory("VmRSS")
    var end = "read"
    do throws(CardError) {
      let read = try CardReader.read(try CardSource(path: probePath ?? ""))
      end = "read,\(read.warnings.count)"
    } catch {
      end = "\(error)".replacing(" ", with: "_")
    }
    print("\ncard-probe \(max(0, try Self.memory("VmHWM") - before) / 1024) \(end)")
  }

  /// A figure of this program's memory in KiB: what it has, or had at most.
  private static func memory(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }?.split(whereSeparator: \.isWhitespace)
    return try #require(line.flatMap { Int($0[1]) })
  }
}
