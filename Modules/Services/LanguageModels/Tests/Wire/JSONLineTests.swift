import RandomTesting
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct JSONLineTests {
  private func lines(_ pieces: [some Collection<UInt8>]) throws -> [String] {
    var decoder = JSONLineDecoder()
    let whole = try pieces.flatMap { try decoder.push(Array($0)) }
    return (whole + [decoder.unfinished()].compactMap(\.self)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("{}\n{}\n", ["{}", "{}"]), ("{}\r\n\r\n{}\r\n", ["{}", "{}"]), ("{}\n \n\t\n{}", ["{}", "{}"]), ("{}", ["{}"]),
    ("{\r}\n", ["{\r}"]), ("", []), ("\n\r\n \n", []), ("\"hé 가 😀\"\n", ["\"hé 가 😀\""]), ("a\n\nb\r", ["a", "b"]),
  ])
  func readsLinesAtEverySplit(stream: String, wanted: [String]) throws {
    let bytes = Array(stream.utf8)
    #expect(try lines(bytes.map { [$0] }) == wanted)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        #expect(try lines([bytes[..<first], bytes[first..<second], bytes[second...]]) == wanted, "\(first), \(second)")
      }
    }
  }

  @Test(arguments: Fuzzing.seeds(200)) func anySplitOfAnyBytesGivesTheSame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<60).map { _ -> UInt8 in [0x0A, 0x0D, 0x20, 0x61, 0xE2, 0xFF].randomElement(using: &generator) ?? 0
    }
    #expect(try lines(Fuzzing.pieces(of: bytes, using: &generator)) == lines([bytes]), "seed \(seed)")
  }

  @Test func acceptsLongLinesAndRefusesEndlessOnes() throws {
    let long = [UInt8](repeating: 0x61, count: 3 << 20)
    #expect(try lines([long, [0x0A]]).map(\.utf8.count) == [3 << 20])
    var decoder = JSONLineDecoder(maximumBytes: 100)
    _ = try decoder.push([UInt8](repeating: 0x61, count: 60))
    #expect(throws: JSONLineDecoder.TooLong.self) { try decoder.push([UInt8](repeating: 0x61, count: 60)) }
  }
}
