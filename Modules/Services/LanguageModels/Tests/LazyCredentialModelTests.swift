import Entities
import NetworkTesting
import Synchronization
import Testing

@testable import LanguageModels

@Suite struct LazyCredentialModelTests {
  private static let key = "sk-locked"

  private static let hello = OpenAIModelTests.event("Hello.")

  private struct Closed: Error {}

  /// Counts the requests for the key.
  private final class Keyring: Sendable {
    private let asked = Mutex(0)
    let opensAt: Int

    init(opensAt: Int = 1) { self.opensAt = opensAt }

    var times: Int { asked.withLock(\.self) }

    func key() throws -> String? {
      let time = asked.withLock { times in
        times += 1
        return times
      }
      if time < opensAt { throw Closed() }
      return LazyCredentialModelTests.key
    }
  }

  private func text(_ model: any LanguageModel) async throws -> String {
    var text = ""
    for try await case .text(let piece) in model.reply(to: .hello) { text += piece }
    return text
  }

  @Test func theKeyIsNotFetchedBeforeAReply() async throws {
    let keyring = Keyring()
    let model = try ModelChooser().model(
      for: ModelSettings(provider: "anthropic", model: "m", credential: LazyCredential { try keyring.key() }))
    #expect(model.choice == ModelChoice(provider: "anthropic", model: "m"))
    #expect(model.fault(in: .hello) == nil)
    #expect(keyring.times == 0)
  }

  @Test func theKeyIsFetchedOnceAndSent() async throws {
    let server = LoopbackServer(.head(), .text(Self.hello + OpenAIModelTests.ending))
    let keyring = Keyring()
    let settings = ModelSettings(
      provider: "openai", model: "m", baseURL: server.url + "/v1", credential: LazyCredential { try keyring.key() })
    let model = try ModelChooser().model(for: settings)
    #expect(try await text(model) == "Hello.")
    #expect(try await text(model) == "Hello.")
    #expect(keyring.times == 1)
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.head.contains("Bearer \(Self.key)") })
  }

  @Test func aFailedFetchFailsTheReplyAndTheNextOneRetries() async throws {
    let server = LoopbackServer(.head(), .text(Self.hello + OpenAIModelTests.ending))
    let keyring = Keyring(opensAt: 2)
    let settings = ModelSettings(
      provider: "openai", model: "m", baseURL: server.url + "/v1", credential: LazyCredential { try keyring.key() })
    let model = try ModelChooser().model(for: settings)
    await #expect(throws: Closed.self) { try await text(model) }
    #expect(server.requests.isEmpty)
    #expect(try await text(model) == "Hello.")
    #expect(keyring.times == 2)
  }

  @Test func aMissingKeyIsReported() async throws {
    let model = try ModelChooser().model(
      for: ModelSettings(provider: "anthropic", model: "m", credential: LazyCredential { nil }))
    let failure = await #expect(throws: ModelFailure.self) { try await text(model) }
    #expect(failure?.kind == .misconfigured)
  }

  /// A model's properties are the same before and after its key is fetched.
  @Test(arguments: [
    ModelSettings(provider: "openai", model: "m", baseURL: "http://127.0.0.1:1/v1"),
    ModelSettings(provider: "anthropic", model: "m", baseURL: "http://192.168.0.9:1"),
    ModelSettings(provider: "ollama", model: "m", baseURL: "http://models.example:1"),
    ModelSettings(provider: "offline"),
  ])
  func hasThePropertiesOfTheUnlockedModel(settings: ModelSettings) async throws {
    var locked = settings
    locked.credential = LazyCredential { Self.key }
    let (model, plain) = (try ModelChooser().model(for: locked), try ModelChooser().model(for: settings))
    #expect(model is LazyCredentialModel && !(plain is LazyCredentialModel))
    #expect(model.choice == plain.choice && model.address == plain.address && model.site == plain.site)
    #expect(model.opening == plain.opening && model.summarizes == plain.summarizes)
    let options = SamplingOptions(temperature: 1.5, topP: 0.5, seed: 1, effort: .low)
    #expect(model.remarks(on: options) == plain.remarks(on: options))
    let fault = model.fault(in: .saying("a", options: SamplingOptions(temperature: 9)))
    #expect(fault == plain.fault(in: .saying("a", options: SamplingOptions(temperature: 9))))
  }

  @Test func modelsThatShareACredentialFetchTheKeyOnce() async throws {
    let answer: [LoopbackServer.Step] = [.head(), .text(Self.hello + OpenAIModelTests.ending)]
    let server = LoopbackServer([answer, answer])
    let keyring = Keyring()
    let lock = LazyCredential { try keyring.key() }
    for _ in 1...2 {
      let settings = ModelSettings(provider: "openai", model: "m", baseURL: server.url + "/v1", credential: lock)
      #expect(try await text(try ModelChooser().model(for: settings)) == "Hello.")
    }
    #expect(keyring.times == 1)
  }

  @Test func aRejectedKeyIsFetchedAgain() async throws {
    let server = LoopbackServer([
      [.answer("{}", status: "401 Unauthorized", type: "application/json")],
      [.head(), .text(Self.hello + OpenAIModelTests.ending)],
    ])
    let keyring = Keyring()
    let settings = ModelSettings(
      provider: "openai", model: "m", baseURL: server.url + "/v1", credential: LazyCredential { try keyring.key() })
    let model = try ModelChooser().model(for: settings)
    await #expect(throws: ModelFailure.self) { try await text(model) }
    #expect(try await text(model) == "Hello.")
    #expect(keyring.times == 2)
  }
}
