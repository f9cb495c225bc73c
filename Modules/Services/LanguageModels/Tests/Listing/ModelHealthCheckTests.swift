import Entities
import NetworkTesting
import Testing

@testable import LanguageModels

struct ModelHealthCheckTests {
  private static let list = #"{"data":[{"id":"a"},{"id":"b:latest"}]}"#

  /// The diagnostics without that of the library, whose version is the machine's.
  private func diagnostics(_ settings: ModelSettings, _ servers: LocalServers? = nil) async -> [Diagnostic] {
    await ModelRegistry(chosen: { settings }, localServers: servers).diagnostics(in: .english).filter {
      $0.check != "libcurl"
    }
  }

  @Test(arguments: [("a", Diagnostic.State.well), ("b", .well), ("c", .faulty)])
  func theModelIsLookedUp(name: String, state: Diagnostic.State) async {
    let server = LoopbackServer(.answer(Self.list, type: "application/json"))
    let found = await diagnostics(ModelSettings(model: name, baseURL: server.url + "/v1", apiKey: "never-shown"))
    #expect(found.map(\.state) == [state])
    #expect(found.first?.found.contains(server.url) == true && !"\(found)".contains("never-shown"))
  }

  @Test func anUnreachableServerOrUnnamedModelIsFaulty() async {
    let closed = LoopbackServer([], listens: false)
    #expect(await diagnostics(ModelSettings(model: "m", baseURL: closed.url + "/v1")).map(\.state) == [.faulty])
    #expect(await diagnostics(ModelSettings(provider: "openai")).map(\.state) == [.faulty])
  }

  @Test func rulesNeedNothing() async {
    #expect(await diagnostics(ModelSettings()).map(\.state) == [.well])
  }

  @Test func serversOfThisMachineAreNamed() async {
    let server = LoopbackServer(.answer(Self.list, type: "application/json"))
    let places = [
      LocalServers.Place(name: "Local", dialect: OpenAIDialect(), baseURL: server.url + "/v1")
    ]
    let servers = LocalServers(places: places, timeout: .seconds(600))
    let found = await diagnostics(ModelSettings(provider: "offline"), servers)
    #expect(found.last?.found == "Local runs at \(server.url)/v1, with 2 models.")
    let nothing = await diagnostics(ModelSettings(provider: "offline"), LocalServers(places: [], timeout: .zero))
    #expect(nothing.map(\.state) == [.well, .well])
  }

  /// A server that was chosen runs there, although no usual address answers.
  @Test func aChosenServerAtAnUnusualAddressIsNotDenied() async {
    let server = LoopbackServer(.answer(Self.list, type: "application/json"))
    let chosen = ModelSettings(model: "a", baseURL: server.url + "/v1", apiKey: "k")
    let found = await diagnostics(chosen, LocalServers(places: [], timeout: .zero))
    #expect(found.map(\.state) == [.well, .well])
    #expect(found.last?.found == "No model server answers at the usual addresses of this machine.")
  }

  @Test func keysForOtherServersAreNamedWhereOneIsRequired() async throws {
    let elsewhere = ["https://h.example"]
    let atHome = #expect(throws: ModelFailure.self) {
      try ModelChooser().model(for: ModelSettings(provider: "openai", otherKeys: elsewhere))
    }
    #expect(atHome?.message.contains("aichat keys set openai") == true)
    #expect(atHome?.message.hasSuffix("The stored key is for https://h.example only.") == true)
    let server = LoopbackServer(.answer("{}", status: "401 Unauthorized", type: "application/json"))
    let found = await diagnostics(ModelSettings(model: "m", baseURL: server.url + "/v1", otherKeys: elsewhere))
    #expect(found.first?.found.contains("aichat keys set openai --base-url \(server.url)/v1") == true)
    #expect(found.first?.found.contains("is for https://h.example only") == true)
  }
}
