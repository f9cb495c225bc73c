import Entities
import NetworkTesting
import Testing

@testable import LanguageModels

/// The entry of a model in its own server's list.
@Suite struct OwnListingTests {
  private static let list = #"{"data":[{"id":"other"},{"id":"test-model","context_length":8192}]}"#

  @Test func returnsTheEntryWithItsName() async throws {
    let server = LoopbackServer([[.answer(Self.list, type: "application/json")]])
    let listing = try await (try RemoteModel(at: server)).listing()
    #expect(listing?.id == "test-model" && listing?.contextWindow == 8192)
    #expect(server.requests.map { $0.head.prefix(15) } == ["GET /v1/models "])
  }

  @Test func returnsNilForAnUnlistedModel() async throws {
    for body in [#"{"data":[{"id":"other"}]}"#, "{}", "<html>"] {
      let server = LoopbackServer([[.answer(body)]])
      #expect(try await (try RemoteModel(at: server)).listing() == nil)
    }
    let listless = LoopbackServer([[.answer("{}", status: "404 Not Found")]])
    #expect(try await (try RemoteModel(at: listless)).listing() == nil)
  }

  @Test func aTemporaryFailureIsThrownAndCanBeRetried() async throws {
    let server = LoopbackServer([
      [.answer("{}", status: "503 Service Unavailable")], [.answer(Self.list, type: "application/json")],
    ])
    let model = try RemoteModel(at: server)
    await #expect(throws: ModelFailure.self) { try await model.listing() }
    #expect(try await model.listing()?.contextWindow == 8192)
  }

  @Test func aKnownEntryNeedsNoRequest() async throws {
    let server = LoopbackServer([])
    let known = ModelListing(id: "test-model", contextWindow: 5)
    #expect(try await (try RemoteModel(at: server, listing: known)).listing() == known)
    #expect(server.requests.isEmpty)
    // OpenAI's own list has names only, and rules are in no list.
    let provider = try RemoteProvider(OpenAIDialect(), apiKey: "sk-x")
    #expect(try await (try provider.model(named: "gpt-x")).listing() == nil)
    #expect(await OfflineModel().listing() == nil)
  }

  @Test func onlyAnthropicRequiresAnOpening() throws {
    let server = LoopbackServer([])
    #expect(try RemoteModel(AnthropicDialect(), at: server).opening == "(The conversation begins.)")
    #expect(try RemoteModel(at: server).opening == nil && OfflineModel().opening == nil)
  }
}
