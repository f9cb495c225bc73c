import RandomTesting
import Testing

@testable import LanguageModels

@Suite struct ServerSentEventTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var stream: String
    var events: [ServerSentEvent]

    init(_ stream: String, _ data: String..., type: String = "message") {
      self.stream = stream
      events = data.map { ServerSentEvent(type: type, data: Array($0.utf8)) }
    }

    var testDescription: String { stream.debugDescription }
  }

  /// Streams with the events that the standard and its reference parsers give.
  static let vectors = [
    Vector("data: a\n\n", "a"), Vector("data: a\r\n\r\n", "a"), Vector("data: a\r\r", "a"),
    Vector("data: a\r\ndata: b\r\rdata: c\n\n", "a\nb", "c"),
    Vector("data: a\r\n\r\ndata: b\n\n", "a", "b"),
    Vector("\u{FEFF}data: a\n\n", "a"), Vector("data: a\n\n\u{FEFF}data: b\n\n", "a"),
    Vector("data:a\n\n", "a"), Vector("data:  a\n\n", " a"), Vector("data:\ta\n\n", "\ta"),
    Vector("data: a\ndata: b\n\n", "a\nb"),
    Vector("data\n\n", ""), Vector("data:\n\n", ""), Vector("data\ndata\n\n", "\n"),
    Vector(": OPENROUTER PROCESSING\n\ndata: x\n\n", "x"),
    Vector("data: a\n: c\ndata: b\n\n", "a\nb"),
    Vector("event: ping\n\ndata: x\n\n", "x"), Vector("event: e\ndata: 1\n\n", "1", type: "e"),
    Vector("id: a\0b\ndata: a\n\n", "a"), Vector("id: 7\ndata: a\n\n", "a"),
    Vector("retry: 3000\n\n"), Vector("retry: 3s\ndata: x\n\n", "x"),
    Vector("Data: x\n\n"), Vector(" data: x\n\n"),
    Vector("data: a\n"), Vector("data: a"), Vector("\n\n\n"), Vector(""),
    Vector("data: hé 가 😀\n\n", "hé 가 😀"), Vector("data: a: b\n\n", "a: b"),
  ]

  /// The events of a stream that arrives in these pieces.
  private func events(_ pieces: [some Collection<UInt8>]) throws -> [ServerSentEvent] {
    var decoder = ServerSentEventDecoder()
    return try pieces.flatMap { try decoder.push(Array($0)) }
  }

  @Test(arguments: vectors) func readsAtEverySplit(vector: Vector) throws {
    let bytes = Array(vector.stream.utf8)
    #expect(try events([bytes]) == vector.events)
    #expect(try events(bytes.map { [$0] }) == vector.events)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(try events(pieces) == vector.events, "\(first), \(second)")
      }
    }
  }

  @Test func typesLastForOneEvent() throws {
    let read = try events([Array("event: e\ndata: 1\n\ndata: 2\n\n".utf8)])
    #expect(read.map(\.type) == ["e", "message"])
  }

  @Test func passesBrokenUTF8On() throws {
    #expect(try events([Array("data: ".utf8) + [0xFF, 0xE2, 0x82, 0x0A, 0x0A]]).map(\.data) == [[0xFF, 0xE2, 0x82]])
  }

  @Test func anySplitOfAnyStreamGivesTheSame() throws {
    var generator = SeededGenerator(seed: 3)
    let alphabet = [
      "data", "event", ":", ": ", " ", "\n", "\r", "\r\n", "\n\n", "x", "가", "\u{FEFF}", "id", "retry: 1",
    ]
    for round in 0..<500 {
      let parts = (0..<30).map { _ in alphabet.randomElement(using: &generator) ?? "" }
      let bytes = Array(parts.joined().utf8)
      var pieces: [[UInt8]] = []
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int.random(in: 1...7, using: &generator))
        pieces.append(Array(bytes[start..<end]))
        start = end
      }
      #expect(try events(pieces) == events([bytes]), "seed 3, round \(round): \(parts)")
    }
  }

  @Test func refusesEndlessLines() throws {
    let many = [UInt8](repeating: 0x61, count: 60)
    var line = ServerSentEventDecoder(maximumBytes: 100)
    _ = try line.push(many)
    #expect(throws: ServerSentEventDecoder.TooLong.self) { try line.push(many) }
    var event = ServerSentEventDecoder(maximumBytes: 100)
    _ = try event.push(Array("data: ".utf8) + many + [0x0A])
    #expect(throws: ServerSentEventDecoder.TooLong.self) { try event.push(Array("data: ".utf8) + many + [0x0A]) }
  }

  @Test func returnsTheUnfinishedEvent() throws {
    var decoder = ServerSentEventDecoder()
    _ = try decoder.push(Array("data: a\n\ndata: b".utf8))
    #expect(decoder.unfinished()?.data == [0x62])
    #expect(decoder.unfinished() == nil)
  }
}
