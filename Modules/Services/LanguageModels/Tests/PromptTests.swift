import Entities
import NetworkTesting
import Testing

@testable import LanguageModels

/// Prompts that are refused with a message before anything is sent.
@Suite struct PromptTests {
  @Test func acceptsPNGAndJPEG() throws {
    #expect(try Prompt.Image(.png("x")).format == .png)
    #expect(try Prompt.Image(.jpeg("x")).format == .jpeg)
    for bytes in [[], Array("GIF89a".utf8), Array("<svg>".utf8), [0x89, 0x50], [0xFF, 0xD8]] {
      let failure = #expect(throws: ModelFailure.self) { try Prompt.Image(bytes) }
      #expect(failure?.kind == .misconfigured)
    }
    let most = Prompt.Image.maximumBytes
    let longest = [UInt8].png("") + [UInt8](repeating: 0, count: most - 8)
    #expect(try Prompt.Image(longest).base64.utf8.count == 5 << 20)
    #expect(throws: ModelFailure.self) { try Prompt.Image(longest + [0]) }
    #expect("\(try Prompt.Image(.png("secret")))" == "image/png, 14 bytes")
  }

  private func pictures(_ count: Int, of size: Int = 0) throws -> Prompt {
    var prompt = Prompt.saying("look")
    prompt.turns[0].images = Array(
      repeating: try Prompt.Image(.png("") + [UInt8](repeating: 0, count: size)), count: count)
    return prompt
  }

  @Test func refusesTooManyPictures() throws {
    #expect(try pictures(20).imageFault(acceptsImages: nil, model: "m") == nil)
    #expect(try pictures(21).imageFault(acceptsImages: true, model: "m")?.message.contains("21 pictures") == true)
    #expect(try pictures(7, of: 3_000_000).imageFault(acceptsImages: true, model: "m")?.kind == .misconfigured)
  }

  @Test func picturesAreNotSentToAModelWithoutImageInput() async throws {
    let server = LoopbackServer(.answer("{}"))
    let blind = try RemoteModel(at: server, listing: ModelListing(id: "test-model", acceptsImages: false))
    let (events, failure) = await blind.outcome(of: try pictures(1))
    #expect(events.isEmpty && failure?.kind == .misconfigured)
    #expect(failure?.message.hasPrefix("The model \"test-model\" does not accept pictures") == true)
    #expect(server.requests.isEmpty)
    #expect(await blind.outcome(of: .saying("a")).failure?.kind == .malformed)

    let rules = OfflineModel(pace: nil)
    await #expect(throws: ModelFailure.self) { for try await _ in rules.reply(to: try pictures(1)) {} }
  }

  @Test func nothingEmptyIsSent() {
    #expect(Prompt.saying("a", "", " \n", "b").spokenTurns.map(\.text) == ["a", "b"])
  }

  @Test(arguments: [
    SamplingOptions(temperature: -0.1), SamplingOptions(temperature: 2.1), SamplingOptions(temperature: .nan),
    SamplingOptions(topP: 1.5), SamplingOptions(topP: -.infinity), SamplingOptions(maximumTokens: 0),
    SamplingOptions(contextWindow: 255), SamplingOptions(stop: [""]),
    SamplingOptions(stop: Array(repeating: "a", count: 17)),
  ])
  func optionsOutOfRangeAreNotSent(options: SamplingOptions) async throws {
    let server = LoopbackServer(.answer("{}"))
    for dialect in [OpenAIDialect(), AnthropicDialect(), OllamaDialect()] as [any Dialect] {
      let model = try RemoteModel(dialect, at: server)
      #expect(await model.outcome(of: .saying("a", options: options)).failure?.kind == .misconfigured)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func rangesAreTheProvidersOwn() {
    let warm = SamplingOptions(temperature: 1.5)
    #expect(warm.fault(within: OpenAIDialect().traits.limits) == nil)
    #expect(warm.fault(within: OllamaDialect().traits.limits) == nil)
    #expect(
      warm.fault(within: AnthropicDialect().traits.limits)?.message
        == "The temperature is 1.5. It must be from 0 to 1 for this provider.")
    let stops = SamplingOptions(stop: ["a", "b", "c", "d", "e"])
    #expect(stops.fault(within: OpenAIDialect().traits.limits)?.message.contains("accepts at most 4") == true)
    #expect(stops.fault(within: AnthropicDialect().traits.limits) == nil)
    let lines = SamplingOptions(stop: ["\n"])
    #expect(lines.fault(within: OpenAIDialect().traits.limits) == nil)
    #expect(lines.fault(within: AnthropicDialect().traits.limits)?.message.contains("visible characters") == true)
    let edges = SamplingOptions(temperature: 0, topP: 1, maximumTokens: 1, stop: ["a"], seed: -1, contextWindow: 256)
    #expect(edges.fault(within: OpenAIDialect().traits.limits) == nil)
  }
}
