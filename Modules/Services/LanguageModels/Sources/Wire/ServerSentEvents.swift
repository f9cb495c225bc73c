/// One event of a stream.
struct ServerSentEvent: Hashable, Sendable {
  /// `message`, unless the server names another.
  var type: String
  /// Its data in UTF-8; several lines are joined by line feeds.
  var data: [UInt8]
}

/// Splits a stream of bytes into events. An event may arrive in any number of pieces.
///
/// The rules are those of the HTML standard, 9.2.5 and 9.2.6 (https://html.spec.whatwg.org/#parsing-an-event-stream),
/// without reconnecting: a completion is never requested twice.
struct ServerSentEventDecoder {
  /// A line or an event is longer than the limit.
  struct TooLong: Error {}

  private let maximumBytes: Int
  /// The beginning of an incomplete line.
  private var line: [UInt8] = []
  private var endsWithReturn = false
  private var isFirstLine = true
  private var type = ""
  /// The event's data so far, a line feed between two of its lines; nil before the first.
  private var data: [UInt8]?

  /// Makes a decoder. A line, and an event's data, may have at most `maximumBytes` bytes.
  init(maximumBytes: Int = 4 << 20) {
    self.maximumBytes = maximumBytes
  }

  /// Adds bytes of the stream, and returns the events that they complete.
  mutating func push(_ bytes: [UInt8]) throws(TooLong) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    var start = 0
    while case let end = Self.endOfLine(in: bytes, from: start), end < bytes.count {
      // The line feed of a pair whose carriage return has already ended the line.
      let isSecondOfPair = bytes[end] == 0x0A && endsWithReturn && end == start
      if !isSecondOfPair, let event = try self.end(with: bytes[start..<end]) { events.append(event) }
      endsWithReturn = bytes[end] == 0x0D
      start = end + 1
    }
    if start < bytes.count {
      endsWithReturn = false
      guard line.count + bytes.count - start <= maximumBytes else { throw TooLong() }
      line.append(contentsOf: bytes[start...])
    }
    return events
  }

  /// The incomplete event at the end of the stream; nil if there is none.
  ///
  /// The standard discards it. A caller that can recognise a complete message may use it.
  mutating func unfinished() -> ServerSentEvent? {
    // End the line, if one has begun, and then the event.
    if !line.isEmpty { _ = try? end(with: []) }
    return dispatch()
  }
}

extension ServerSentEventDecoder {
  /// The place of the next carriage return or line feed; the end of the bytes if there is none.
  private static func endOfLine(in bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      return end
    }
  }

  /// Ends a line, which consists of the stored beginning and the rest.
  private mutating func end(with rest: ArraySlice<UInt8>) throws(TooLong) -> ServerSentEvent? {
    guard line.isEmpty else {
      guard line.count + rest.count <= maximumBytes else { throw TooLong() }
      let whole = line + rest
      line = []
      return try consume(line: whole[...])
    }
    return try consume(line: rest)
  }

  private mutating func consume(line: ArraySlice<UInt8>) throws(TooLong) -> ServerSentEvent? {
    let line = isFirstLine && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    isFirstLine = false
    guard !line.isEmpty else { return dispatch() }
    let name = line[..<(line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex)]
    var value = line.dropFirst(name.count + 1)
    if value.first == 0x20 { value = value.dropFirst() }
    if name.elementsEqual("data".utf8) {
      guard (data?.count ?? 0) + value.count < maximumBytes else { throw TooLong() }
      if data == nil { data = Array(value) } else { data?.append(contentsOf: [0x0A] + value) }
    } else if name.elementsEqual("event".utf8) {
      type = String(decoding: value, as: UTF8.self)
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      type = ""
      data = nil
    }
    return data.map { ServerSentEvent(type: type.isEmpty ? "message" : type, data: $0) }
  }
}
