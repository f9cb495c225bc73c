import Entities
import HTTP
import Testing

@testable import LanguageModels

@Suite struct OllamaReplyTests {
  /// A stream with everything in the protocol.
  static let rich = """
    {"model":"m","created_at":"2026-01-01T00:00:00Z","message":{"role":"assistant","content":"","thinking":"hm "},"done":false}
    {"model":"m","message":{"role":"assistant","content":"","thinking":"가"},"done":false}\r

    {"model":"m","message":{"role":"assistant","content":"안녕 "},"done":false}
    {"model":"m","message":{"role":"assistant","content":"","tool_calls":[{"function":{"name":"f","arguments":{}}}]},"done":false}
    {"model":"m","message":{"role":"assistant","content":"😀\\n"},"done":false}
    {"model":"m","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","total_duration":5,"prompt_eval_count":26,"eval_count":298}
    {"model":"m","message":{"role":"assistant","content":"too late"},"done":false}

    """

  private func outcome(_ stream: String, status: Int = 200) throws -> Outcome {
    try Outcome(stream, OllamaDialect(), status: status)
  }

  @Test func readsEverySplitTheSame() throws {
    let bytes = Array(Self.rich.utf8)
    let whole = try Outcome(pieces: [bytes], OllamaDialect())
    #expect(whole.text == "안녕 😀\n" && whole.reasoning == "hm 가")
    #expect(whole.usage == TokenUsage(promptTokens: 26, completionTokens: 298))
    #expect(whole.finish == .stop)
    for split in stride(from: 0, through: bytes.count, by: 7) {
      #expect(try Outcome(pieces: [bytes[..<split], bytes[split...]], OllamaDialect()) == whole, "\(split)")
    }
    #expect(try Outcome(pieces: bytes.map { [$0] }, OllamaDialect()) == whole)
  }

  private static let piece = #"{"message":{"content":"a"},"done":false}"# + "\n"

  @Test(arguments: [
    (#","done_reason":"stop""#, FinishReason.stop), (#","done_reason":"length""#, .length), ("", .stop),
    (#","done_reason":"load""#, .other("load")),
  ])
  func readsTheFinishReason(member: String, reason: FinishReason) throws {
    let end = #"{"message":{"content":""},"done":true\#(member),"eval_count":2}"#
    let read = try outcome(Self.piece + end + "\n")
    #expect(read.finish == reason)
    // The count of the prompt is left out when the whole prompt was cached.
    #expect(read.usage == TokenUsage(completionTokens: 2))
    // The last line may have no line feed.
    #expect(try outcome(Self.piece + end) == read)
  }

  @Test func distinguishesCompleteAndTruncatedReplies() throws {
    for cut in [Self.piece, Self.piece + #"{"message":{"con"#, String(Self.piece.dropLast())] {
      let read = try outcome(cut)
      #expect(read.failure == .truncated && read.text == "a")
    }
    #expect(try Outcome(Self.piece, OllamaDialect(), error: .interrupted("x")).failure == .truncated)
    #expect(try Outcome(Self.piece, OllamaDialect(), error: .timedOut(.idle)).failure == .timedOut)
    #expect(try outcome("").failure == .malformed)
  }

  @Test func errorsInTheStream() throws {
    let read = try outcome(Self.piece + #"{"error":"an error was encountered while running the model"}"# + "\n")
    #expect(read.text == "a" && read.failure == .serverError)
    #expect(read.message.hasSuffix("It says: an error was encountered while running the model"))
  }

  @Test(arguments: ["<html>", "data: {}\n\n", "hello\n", "{\n", "[1,2"])
  func otherBodiesAreMalformed(body: String) throws {
    #expect([.malformed, .truncated].contains(try outcome(body).failure))
  }

  @Test(arguments: [
    (401, ModelFailure.Kind.unauthorized), (404, .notFound), (429, .limited), (500, .serverError), (502, .serverError),
    (503, .serverError),
  ])
  func statuses(status: Int, kind: ModelFailure.Kind) throws {
    let read = try outcome(#"{"error":"the why","signin_url":"https://x"}"#, status: status)
    #expect(read.failure == kind)
    #expect(read.message.contains("(\(status))") && read.message.hasSuffix("It says: the why"))
  }

  @Test func namesTheCommandToGetAModel() throws {
    let read = try outcome(#"{"error":"model 'm' not found"}"#, status: 404)
    #expect(
      read.message
        == "http://h does not have the model \"m\" (404). Get it: ollama pull m. It says: model 'm' not found")
  }

  @Test func namesTheCommandToSignIn() throws {
    let provider = try RemoteProvider(OllamaDialect())
    let error = RequestError.refusal(
      HTTPResponseHead(status: 401), APIErrorResponse(body: Array(#"{"error":"no"}"#.utf8)))
    let message = ErrorMessageFormatter(provider: provider, model: "m").failure(of: error).message
    #expect(message.contains("ollama signin"))
  }
}
