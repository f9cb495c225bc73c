import Entities
import HTTP
import Testing

@testable import LanguageModels

/// The result of a reply.
struct Outcome: Hashable {
  var text = ""
  var reasoning = ""
  var usage: TokenUsage?
  var finish: FinishReason?
  var failure: ModelFailure.Kind?
  var message = ""
  var koreanMessage = ""

  /// Reads bytes without a network.
  init(
    pieces: [some Collection<UInt8>], _ dialect: any Dialect = OpenAIDialect(), status: Int = 200,
    headers: [HTTPHeader] = [], error: HTTPFailure? = nil, key: String = "sk-key"
  ) throws {
    let provider = try RemoteProvider(dialect, baseURL: "http://h/v1", apiKey: key)
    var reader = AnswerReader(dialect: dialect)
    do throws(RequestError) {
      try reader.receive(.head(HTTPResponseHead(status: status, headers: headers)))
      for piece in pieces where !piece.isEmpty { try reader.receive(.bytes(Array(piece))) }
      try reader.end(error)
    } catch {
      let formatted = ErrorMessageFormatter(provider: provider, model: "m").failure(of: error)
      failure = formatted.kind
      message = formatted.message
      koreanMessage = formatted.words.korean
    }
    consume(reader.consumeEvents())
    #expect((finish == nil) == (failure != nil))
  }

  init(
    _ body: String, _ dialect: any Dialect = OpenAIDialect(), status: Int = 200, headers: [HTTPHeader] = [],
    error: HTTPFailure? = nil, key: String = "sk-key"
  ) throws {
    try self.init(
      pieces: [Array(body.utf8)], dialect, status: status, headers: headers, error: error, key: key)
  }

  private mutating func consume(_ events: [ReplyEvent]) {
    for event in events {
      #expect(finish == nil, "an event follows the end")
      switch event {
      case .text(let more): text += more
      case .reasoning(let more): reasoning += more
      case .usage(let cost): usage = cost
      case .finished(let reason): finish = reason
      case .sent, .waiting, .omitted: Issue.record("a reader does not wait, and repeats no request")
      }
    }
  }
}
