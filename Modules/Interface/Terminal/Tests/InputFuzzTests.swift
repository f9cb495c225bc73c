import RandomTesting
import Testing

@testable import Terminal

/// Any bytes, divided into reads in any way, give the same events, and never hold more memory than the limits.
struct InputFuzzTests {
  @Test func anyBytesInAnyPieces() {
    for seed in Fuzzing.seeds(4_000) {
      var random = SeededGenerator(seed: seed)
      if let failure = Self.failure(of: &random) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  /// Bytes, and the places where the terminal paused so long that pending bytes became keys.
  private struct Input {
    var bytes: [UInt8] = []
    var pauses: Set<Int> = []
  }

  private static func failure(of random: inout SeededGenerator) -> String? {
    let input = input(&random)
    // Byte by byte is the reference for all divisions.
    let (expected, held) = run(input) { 1 }
    let longest = input.bytes.count
    let ways = [longest, .random(in: 1...7, using: &random), .random(in: 1...64, using: &random)]
    for longest in ways {
      let (events, _) = run(input) { .random(in: 1...max(1, longest), using: &random) }
      if events != expected { return "in pieces of up to \(longest): \(events)\ninstead of \(expected)\n\(input)" }
    }
    let limit = max(PasteBuffer.limit + 6, InputParser.sequenceLimit)
    return held <= min(limit, input.bytes.count + 3) ? nil : "\(held) bytes were held for \(input)"
  }

  private static func run(_ input: Input, _ length: () -> Int) -> (events: [TerminalEvent], held: Int) {
    var parser = InputParser()
    var events: [TerminalEvent] = []
    var (place, held) = (0, 0)
    while place < input.bytes.count {
      var end = min(input.bytes.count, place + length())
      if let pause = (place..<end).first(where: input.pauses.contains) { end = pause + 1 }
      events += parser.feed(input.bytes[place..<end])
      held = max(held, parser.heldBytes)
      place = end
      if input.pauses.contains(end - 1), parser.isPending { events += parser.timeout() }
    }
    events += parser.timeout()
    return (events, held)
  }
}

// MARK: - Bytes of terminals, and impossible ones

extension InputFuzzTests {
  private static let pieces = [
    "a", "한", "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{1B}", "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5B",
    "\u{1B}[97:65;6u",
    "\u{1B}[12618::99;5u", "\u{1B}[27;5;13~", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[20", "\u{1B}]11;rgb:ffff/0/80\u{7}",
    "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\", "\u{1B}]11;", "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}P>|", "\u{1B}[?62;4c",
    "\u{1B}[2;7R", "\u{1B}[?2027;2$y", "\u{1B}[<0;1;1M", "\u{1B}[<64;20;3M", "\u{1B}[<0;1;1m", "\u{1B}[M !!",
    "\u{1B}[M",
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[[A", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}\\", "\u{7}", "\u{18}", "\r", "\n", "\t",
    "\u{7F}", "😀", "\u{1B}\u{1B}", ";", ":", "[", "~", "u", "1", "99999999999999999999",
  ].map { Array($0.utf8) }

  private static func input(_ random: inout SeededGenerator) -> Input {
    var input = Input()
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      switch Int.random(in: 0..<16, using: &random) {
      case 0...7: input.bytes += pieces.randomElement(using: &random) ?? []
      case 8...10: input.bytes += broken(pieces.randomElement(using: &random) ?? [], &random)
      case 11, 12: input.bytes.append(.random(in: 0...255, using: &random))
      case 13: input.bytes += control(&random)
      case 14: input.bytes += Array("\u{1B}[<".utf8) + numbers(&random) + Array("M".utf8)
      default: if !input.bytes.isEmpty { input.pauses.insert(input.bytes.count - 1) }
      }
    }
    // Sometimes a key, a report or an answer is longer than its limit.
    switch Int.random(in: 0..<2_000, using: &random) {
    case 0..<20: input.bytes += Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 400) + Array("Ax".utf8)
    case 20: input.bytes += Array("\u{1B}]0;".utf8) + Array(repeating: 0x78, count: InputParser.answerLimit + 9)
    case 21:
      input.bytes += Array("\u{1B}[200~".utf8) + Array(repeating: 0x79, count: 20_000) + Array("\u{1B}[201~".utf8)
    default: break
    }
    return input
  }

  /// A piece with one byte changed, removed or doubled.
  private static func broken(_ piece: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var piece = piece
    guard let index = piece.indices.randomElement(using: &random) else { return piece }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: piece[index] = .random(in: 0...255, using: &random)
    case 1: piece.remove(at: index)
    default: piece.insert(piece[index], at: index)
    }
    return piece
  }

  /// A control sequence of any shape.
  private static func control(_ random: inout SeededGenerator) -> [UInt8] {
    let mark = ["", "", "?", ">", "<", "="].randomElement(using: &random) ?? ""
    let between = ["", "", "$", " ", "'"].randomElement(using: &random) ?? ""
    return Array("\u{1B}[\(mark)".utf8) + numbers(&random) + Array(between.utf8)
      + [.random(in: 0x40...0x7E, using: &random)]
  }

  private static func numbers(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let number = [0, 1, 3, 27, 97, 200, 1_114_111, 57_417].randomElement(using: &random) ?? 0
      return "\(number)" + ([";", ":", ""].randomElement(using: &random) ?? "")
    }.joined().utf8.map { $0 }
  }
}
