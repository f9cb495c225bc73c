import Entities
import HTTP
import JSON

/// Turns the bytes of a response into a reply. It never waits, so tests can try any split of the bytes.
struct AnswerReader {
  /// The detected form of the body.
  private enum Form {
    case unknown
    case events
    case lines
    /// A single JSON object.
    case document
    /// An error message, with the response's head.
    case apiError(HTTPResponseHead)
  }

  /// The maximum sizes in bytes of a body that is one document, and of an error message.
  private static let maximumDocument = 16 << 20, maximumErrorBody = 64 << 10

  private let dialect: any Dialect
  /// Copied from the dialect for quick access.
  private let framing: ProviderTraits.Framing, keys: JSONKeySet
  private var hasHead = false
  private var form = Form.unknown
  private var body: [UInt8] = []
  private var eventDecoder = ServerSentEventDecoder()
  private var lineDecoder = JSONLineDecoder()
  private var splitter = ReasoningSplitter()
  private var isOfProtocol = false
  private var usage: TokenUsage?
  private var finishReason: FinishReason?

  private var events: [ReplyEvent] = []
  /// The text or reasoning after these events. Pieces that arrive together are merged here.
  private var lastPiece = "", lastPieceIsThought = false
  /// The number of bytes of text and reasoning so far.
  private(set) var length = 0
  /// Whether there was any text or reasoning: from then on the request cannot be repeated.
  var hasSpoken: Bool { length > 0 }
  /// Whether the reply is complete: nothing more is read.
  private(set) var isFinished = false

  init(dialect: any Dialect) {
    self.dialect = dialect
    (framing, keys) = (dialect.traits.framing, dialect.traits.keys)
  }

  /// Returns the events so far, and removes them.
  mutating func consumeEvents() -> [ReplyEvent] {
    addLastPiece()
    defer { events = [] }
    return events
  }

  /// Processes an event of the connection. After a failure there may still be reply events from before it.
  mutating func receive(_ event: HTTPEvent) throws(RequestError) {
    guard !isFinished else { return }
    do throws(RequestError) {
      try consume(event)
    } catch {
      release()
      throw error
    }
  }

  private mutating func consume(_ event: HTTPEvent) throws(RequestError) {
    switch event {
    case .sent: add(.sent)
    case .head(let head):
      hasHead = true
      if !(200..<300).contains(head.status) { form = .apiError(head) }
    case .bytes(let bytes):
      switch form {
      case .unknown: try decide(bytes)
      case .events: try push(events: bytes)
      case .lines: try push(lines: bytes)
      case .document: try collect(bytes)
      case .apiError: body += bytes.prefix(Self.maximumErrorBody - body.count)
      }
    }
  }

  /// Whether the rest of the body is not needed, because an error message has reached its maximum size.
  var hasHeardEnough: Bool {
    if case .apiError = form { body.count >= Self.maximumErrorBody } else { false }
  }

  /// Ends the body, normally or by a failure. Text that was held back is then delivered too.
  mutating func end(_ failure: HTTPFailure? = nil) throws(RequestError) {
    guard !isFinished else { return }
    defer { release() }
    try consumeUnfinished(isWhole: failure == nil)
    guard !isFinished else { return }
    // The finish reason has arrived, so the text is complete, whatever happened to the connection.
    if finishReason != nil { return finish() }
    if let failure { throw .connection(failure, hasBegun: hasHead) }
    if case .unknown = form { throw .malformed(LocalizedText("nothing", "빈 답")) }
    throw .truncated
  }

  /// Processes an unfinished rest: it may be complete, because some servers leave out the last empty line.
  private mutating func consumeUnfinished(isWhole: Bool) throws(RequestError) {
    switch form {
    case .apiError(let head): throw .refusal(head, APIErrorResponse(body: body))
    case .events:
      guard let last = eventDecoder.unfinished() else { return }
      if last.isDone || (try? JSONValue(parsing: last.data)) != nil { try consume(last) }
    case .lines:
      guard let last = lineDecoder.unfinished(), let json = try? parse(last) else { return }
      try consume(json)
    case .document where isWhole: try consumeDocument()
    case .document, .unknown: break
    }
  }
}

/// Detecting the form of the body.
extension AnswerReader {
  /// Detects the form by the first significant byte. The content type is often wrong; this byte never is.
  private mutating func decide(_ bytes: [UInt8]) throws(RequestError) {
    body += bytes
    if body.count < 3, body.elementsEqual([0xEF, 0xBB].prefix(body.count)) { return }
    let mark = body.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let start = body[mark...].firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      // Some servers send empty lines while they work. They mean nothing in any form.
      body = []
      return
    }
    let rest = Array(body[start...])
    body = []
    switch (rest[0], framing) {
    case (UInt8(ascii: "<"), _): throw .malformed(LocalizedText("a web page", "웹 페이지"))
    case (_, .lines):
      form = .lines
      try push(lines: rest)
    case (UInt8(ascii: "{"), .events), (UInt8(ascii: "["), .events):
      form = .document
      try collect(rest)
    case (_, .events):
      form = .events
      try push(events: rest)
    }
  }

  private mutating func collect(_ bytes: [UInt8]) throws(RequestError) {
    guard body.count + bytes.count <= Self.maximumDocument else {
      throw .malformed(LocalizedText("too much data at once", "한 번에 너무 많은 데이터"))
    }
    body += bytes
  }

  private mutating func consumeDocument() throws(RequestError) {
    let json = try parse(body)
    try consume(json[0] ?? json)
    guard isOfProtocol else { throw .malformed(LocalizedText("JSON without a reply", "답이 없는 JSON")) }
    finish()
  }

  private func parse(_ bytes: [UInt8]) throws(RequestError) -> JSONValue {
    guard let json = try? JSONValue(parsing: bytes, keeping: keys) else {
      throw .malformed(LocalizedText("something that is not JSON", "JSON이 아닌 데이터"))
    }
    return json
  }
}

/// Reading the stream.
extension AnswerReader {
  private mutating func push(events bytes: [UInt8]) throws(RequestError) {
    let arrived: [ServerSentEvent]
    do { arrived = try eventDecoder.push(bytes) } catch {
      throw .malformed(LocalizedText("an event without an end", "끝이 없는 이벤트"))
    }
    for event in arrived where !isFinished { try consume(event) }
  }

  private mutating func push(lines bytes: [UInt8]) throws(RequestError) {
    let arrived: [[UInt8]]
    do { arrived = try lineDecoder.push(bytes) } catch {
      throw .malformed(LocalizedText("a line without an end", "끝이 없는 줄"))
    }
    for line in arrived where !isFinished { try consume(parse(line)) }
  }

  private mutating func consume(_ event: ServerSentEvent) throws(RequestError) {
    if event.isDone {
      guard isOfProtocol else { throw .malformed(LocalizedText("an empty stream", "빈 스트림")) }
      return finish()
    }
    guard event.data.contains(where: { $0 > 0x20 }) else { return }
    if event.type == "error" { throw .apiError(APIErrorResponse(body: event.data)) }
    do throws(RequestError) {
      try consume(parse(event.data))
    } catch .malformed where event.type != "message" {
      // A malformed event of the server's own type is ignored.
    }
  }

  private mutating func consume(_ json: JSONValue) throws(RequestError) {
    let chunk = dialect.chunk(in: json)
    isOfProtocol = isOfProtocol || chunk.isOfReply
    if let thought = chunk.reasoning { append(thought, isThought: true) }
    if let text = chunk.text {
      if splitter.isInReply { append(text, isThought: false) } else { splitter.push(text).forEach { append($0) } }
    }
    if let cost = chunk.usage?.over(usage), cost != usage {
      usage = cost
      add(.usage(cost))
    }
    if let apiError = APIErrorResponse(inside: json) { throw .apiError(apiError) }
    if chunk.isBroken { throw .apiError(APIErrorResponse()) }
    finishReason = chunk.finish ?? finishReason
    if chunk.isLast { finish() }
  }

  private mutating func append(_ piece: ReasoningSplitter.Piece) {
    switch piece {
    case .text(let more): append(more, isThought: false)
    case .thought(let more): append(more, isThought: true)
    }
  }

  private mutating func append(_ more: String, isThought: Bool) {
    if isThought != lastPieceIsThought {
      addLastPiece()
      lastPieceIsThought = isThought
    }
    lastPiece += more
    length += more.utf8.count
  }

  private mutating func add(_ event: ReplyEvent) {
    addLastPiece()
    events.append(event)
  }

  private mutating func addLastPiece() {
    guard !lastPiece.isEmpty else { return }
    events.append(lastPieceIsThought ? .reasoning(lastPiece) : .text(lastPiece))
    lastPiece = ""
  }

  private mutating func release() {
    for piece in splitter.finish() { append(piece) }
  }

  private mutating func finish() {
    release()
    isFinished = true
    add(.finished(finishReason ?? .stop))
  }
}

extension ServerSentEvent {
  /// OpenAI's end mark.
  fileprivate var isDone: Bool { data.starts(with: "[DONE]".utf8) }
}
