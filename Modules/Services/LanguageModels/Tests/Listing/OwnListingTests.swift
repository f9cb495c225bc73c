import Entities
import NetworkTesting
import Testing

@testable import LanguageModels

/// What a model's own server says of it.
@Suite struct OwnListingTests {
  private static let list = #"{"data":[{"id":"other"},{"id":"test-model","context_length":8192}]}"#

  @Test func theRowWithItsName() async throws {
    let server = LoopbackServer([[.answer(Self.list, type: "application/json")]])
    let listing = await (try RemoteModel(at: server)).listing()
    #expect(listing?.id == "test-model" && listing?.contextWindow == 8192)
    #expect(server.requests.map { $0.head.prefix(15) } == ["GET /v1/models "])
  }

  @Test func nothingWhereItIsNotListed() async throws {
    for body in [#"{"data":[{"id":"other"}]}"#, "{}", "<html>"] {
      let server = LoopbackServer([[.answer(body)]])
      #expect(await (try RemoteModel(at: server)).listing() == nil)
    }
  }

  @Test func whatIsKnownIsNotAskedFor() async throws {
    let server = LoopbackServer([])
    let known = ModelListing(id: "test-model", contextWindow: 5)
    #expect(await (try RemoteModel(at: server, listing: known)).listing() == known)
    #expect(server.requests.isEmpty)
    // OpenAI's own list has names only, and rules are in no list.
    let provider = try RemoteProvider(OpenAIDialect(), apiKey: "sk-x")
    #expect(await (try provider.model(named: "gpt-x")).listing() == nil)
    #expect(await OfflineModel().listing() == nil)
  }

  @Test func onlyAnthropicWantsAnOpening() throws {
    let server = LoopbackServer([])
    #expect(try RemoteModel(AnthropicDialect(), at: server).opening == "(The conversation begins.)")
    #expect(try RemoteModel(at: server).opening == nil && OfflineModel().opening == nil)
  }
}
