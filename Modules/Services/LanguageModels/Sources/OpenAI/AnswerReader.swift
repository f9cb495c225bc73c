import Entities
import HTTP
import JSON

/// Makes a reply of what arrives from the server. It waits for nothing, so any cut of the bytes can be tried on it.
struct AnswerReader {
  /// What the body turned out to be.
  private enum Form {
    case unknown
    case events
    /// Everything in one JSON object.
    case document
    /// Words about an error, with the head's status.
    case complaint
  }

  /// The longest body that is read as a whole, and the longest text about an error.
  private static let maximumDocument = 16 << 20, maximumComplaint = 64 << 10

  private let voice: FailureVoice
  private var head: HTTPResponseHead?
  private var form = Form.unknown
  private var body: [UInt8] = []
  private var decoder = ServerSentEventDecoder()
  private var hasChoices = false
  private var finishReason: String?

  /// What is ready to be handed out.
  private(set) var events: [ReplyEvent] = []
  /// Whether the reply is whole: nothing more is read.
  private(set) var isFinished = false

  init(voice: FailureVoice) {
    self.voice = voice
  }

  /// Gives what is ready, and forgets it.
  mutating func takeEvents() -> [ReplyEvent] {
    defer { events = [] }
    return events
  }

  /// Takes what has arrived. After a failure there may still be events from before it.
  mutating func receive(_ event: HTTPEvent) throws(ModelFailure) {
    guard !isFinished else { return }
    switch event {
    case .head(let head):
      self.head = head
      if !(200..<300).contains(head.status) { form = .complaint }
    case .bytes(let bytes):
      switch form {
      case .unknown: try decide(bytes)
      case .events: try push(bytes)
      case .document: try collect(bytes)
      case .complaint: body += bytes.prefix(Self.maximumComplaint - body.count)
      }
    }
  }

  /// Whether no more of the body is needed: words about an error are long enough.
  var hasHeardEnough: Bool {
    if case .complaint = form { body.count >= Self.maximumComplaint } else { false }
  }

  /// Whether the server refuses the option that asks for usage.
  var refusesUsage: Bool {
    guard case .complaint = form, let status = head?.status, status == 400 || status == 422 else { return false }
    return String(decoding: body, as: UTF8.self).has("stream_options")
  }

  /// The body is over, by itself or by a failure.
  mutating func end(_ trouble: HTTPFailure? = nil) throws(ModelFailure) {
    guard !isFinished else { return }
    if case .complaint = form, let head { throw voice.failure(of: head, body: body) }
    // What stands unfinished at the end may be whole: some servers leave out the last empty line.
    if case .events = form, let last = decoder.unfinished(), last.isDone || (try? JSONValue(parsing: last.data)) != nil
    {
      try take(last)
    }
    if case .document = form, trouble == nil { try takeDocument() }
    guard !isFinished else { return }
    // The reason to end came, so the text is whole, whatever became of the connection.
    if finishReason != nil { return finish() }
    if let trouble { throw voice.failure(of: trouble, hasBegun: head != nil) }
    if case .unknown = form { throw voice.malformed("nothing") }
    throw voice.truncated
  }
}

/// Finding out what the body is.
extension AnswerReader {
  /// Looks at the first byte that means something. The content type is often wrong, and the first byte never.
  private mutating func decide(_ bytes: [UInt8]) throws(ModelFailure) {
    body += bytes
    if body.count < 3, body.elementsEqual([0xEF, 0xBB].prefix(body.count)) { return }
    let mark = body.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let start = body[mark...].firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      // Empty lines while the server works: they mean nothing in any form.
      body = []
      return
    }
    let rest = Array(body[start...])
    body = []
    switch rest[0] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      form = .document
      try collect(rest)
    case UInt8(ascii: "<"): throw voice.malformed("a web page")
    default:
      form = .events
      try push(rest)
    }
  }

  private mutating func collect(_ bytes: [UInt8]) throws(ModelFailure) {
    guard body.count + bytes.count <= Self.maximumDocument else { throw voice.malformed("too much at once") }
    body += bytes
  }

  private mutating func takeDocument() throws(ModelFailure) {
    guard let json = try? JSONValue(parsing: body, keeping: ChatChunk.keys) else {
      throw voice.malformed("something that is not JSON")
    }
    try take(json[0] ?? json)
    guard hasChoices else { throw voice.malformed("JSON that has no reply in it") }
    finish()
  }
}

/// Reading the stream.
extension AnswerReader {
  private mutating func push(_ bytes: [UInt8]) throws(ModelFailure) {
    let arrived: [ServerSentEvent]
    do {
      arrived = try decoder.push(bytes)
    } catch {
      throw voice.malformed("an event without an end")
    }
    for event in arrived where !isFinished { try take(event) }
  }

  private mutating func take(_ event: ServerSentEvent) throws(ModelFailure) {
    if event.isDone {
      guard hasChoices else { throw voice.malformed("an empty stream") }
      return finish()
    }
    let isError = event.type == "error"
    guard event.data.contains(where: { $0 > 0x20 }) else { return }
    if isError { throw voice.failure(of: ServerComplaint(body: event.data)) }
    guard let json = try? JSONValue(parsing: event.data, keeping: ChatChunk.keys) else {
      // What a server calls by a name of its own is its own matter.
      guard event.type == "message" else { return }
      throw voice.malformed("something that is not JSON")
    }
    try take(json)
  }

  private mutating func take(_ json: JSONValue) throws(ModelFailure) {
    let chunk = ChatChunk(json)
    hasChoices = hasChoices || chunk.hasChoices
    if let text = chunk.text { append(text) }
    if let usage = chunk.usage { events.append(.usage(usage)) }
    if let complaint = ServerComplaint(inside: json) { throw voice.failure(of: complaint) }
    // OpenRouter's word for an answer that broke.
    if chunk.finishReason == "error" { throw voice.failure(of: ServerComplaint(body: [])) }
    finishReason = chunk.finishReason ?? finishReason
  }

  /// Pieces that arrive together are handed out together.
  private mutating func append(_ text: String) {
    if case .text(let before) = events.last {
      events[events.count - 1] = .text(before + text)
    } else {
      events.append(.text(text))
    }
  }

  private mutating func finish() {
    isFinished = true
    events.append(.finished(finishReason.map(FinishReason.init(openAI:)) ?? .stop))
  }
}

extension ServerSentEvent {
  /// The protocol's own end mark.
  fileprivate var isDone: Bool { data.starts(with: "[DONE]".utf8) }
}
