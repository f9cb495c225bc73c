import Entities
import NetworkTesting
import Synchronization
import Testing

@testable import LanguageModels

@Suite struct LockedModelTests {
  private static let key = "sk-locked"

  private static let hello = OpenAIModelTests.event("Hello.")

  private struct Closed: Error {}

  /// Counts how often somebody wants the key.
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
      return LockedModelTests.key
    }
  }

  private func text(_ model: any LanguageModel) async throws -> String {
    var text = ""
    for try await case .text(let piece) in model.reply(to: .hello) { text += piece }
    return text
  }

  @Test func nobodyIsAskedForTheKeyBeforeAReply() async throws {
    let keyring = Keyring()
    let model = try ModelChooser().model(for: ModelSettings(provider: "anthropic", model: "m")) { try keyring.key() }
    #expect(model.choice == ModelChoice(provider: "anthropic", model: "m"))
    #expect(model.fault(in: .hello) == nil)
    #expect(keyring.times == 0)
  }

  @Test func theKeyIsFetchedOnceAndSent() async throws {
    let server = LoopbackServer(.head(), .text(Self.hello + OpenAIModelTests.ending))
    let keyring = Keyring()
    let settings = ModelSettings(provider: "openai", model: "m", baseURL: server.url + "/v1")
    let model = try ModelChooser().model(for: settings) { try keyring.key() }
    #expect(try await text(model) == "Hello.")
    #expect(try await text(model) == "Hello.")
    #expect(keyring.times == 1)
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.head.contains("Bearer \(Self.key)") })
  }

  @Test func whatKeepsTheKeyIsTheReplysFailureAndTheNextOneTriesAgain() async throws {
    let server = LoopbackServer(.head(), .text(Self.hello + OpenAIModelTests.ending))
    let keyring = Keyring(opensAt: 2)
    let settings = ModelSettings(provider: "openai", model: "m", baseURL: server.url + "/v1")
    let model = try ModelChooser().model(for: settings) { try keyring.key() }
    await #expect(throws: Closed.self) { try await text(model) }
    #expect(server.requests.isEmpty)
    #expect(try await text(model) == "Hello.")
    #expect(keyring.times == 2)
  }

  @Test func aKeyThatIsNotThereAfterAllIsSaid() async throws {
    let model = try ModelChooser().model(for: ModelSettings(provider: "anthropic", model: "m")) { nil }
    let failure = await #expect(throws: ModelFailure.self) { try await text(model) }
    #expect(failure?.kind == .misconfigured)
  }
}
