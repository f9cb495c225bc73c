import RandomTesting
import Entities
import NetworkTesting
import Testing

@testable import LanguageModels

/// Any split of any stream gives the same reply, complete or broken.
@Suite struct FuzzTests {
  private static let streams: [(any Dialect, String)] = [
    (OpenAIDialect(), AnswerReaderTests.rich), (AnthropicDialect(), AnthropicReplyTests.rich),
    (OllamaDialect(), OllamaReplyTests.rich),
  ]

  @Test(arguments: Fuzzing.seeds(400)) func splitsDoNotMatter(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    guard let (dialect, stream) = Self.streams.randomElement(using: &generator) else { return }
    var bytes = Array(stream.utf8)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert([0x0A, 0x0D, 0x7B, 0x22, 0x3A].randomElement(using: &generator) ?? 0, at: place)
      default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0...40, using: &generator)))
      }
    }
    let status = Int.random(in: 0..<8, using: &generator) == 0 ? 500 : 200
    let whole = try Outcome(pieces: [bytes], dialect, status: status)
    for _ in 0..<4 {
      let pieces = Fuzzing.pieces(of: bytes, using: &generator)
      #expect(try Outcome(pieces: pieces, dialect, status: status) == whole, "seed \(seed)")
    }
  }

  /// The checks of `Outcome` ensure that there is either an end or a failure, and nothing after it.
  @Test(arguments: Fuzzing.seeds(300)) func nothingCrashesIt(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "{", "}", "[", "]", "\"", ":", ",", "\n", "\r", "data: ", "event: error", "[DONE]", "\"choices\"", "\"delta\"",
      "\"type\"", "\"message\"", "\"content\"", "\"done\":true", "\"usage\"", "9999999999999999999", "-1", "null",
    ]
    let bytes = (0..<40).flatMap { _ in
      Bool.random(using: &generator)
        ? Array((words.randomElement(using: &generator) ?? "").utf8)
        : [UInt8.random(in: 0...255, using: &generator)]
    }
    for (dialect, _) in Self.streams {
      let whole = try Outcome(pieces: [bytes], dialect)
      let pieces = Fuzzing.pieces(of: bytes, using: &generator)
      #expect(try Outcome(pieces: pieces, dialect) == whole, "seed \(seed), \(dialect.traits.name)")
    }
  }
}
