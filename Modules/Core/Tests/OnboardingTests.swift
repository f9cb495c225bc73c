import AccountLifecycle
import Configuration
import Conversations
import Entities
import FeatureKit
import Foundation
@testable import LanguageModels
import NetworkTesting
import Storage
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Onboarding with its real dependencies: its file, the stored keys, a local server.
@MainActor struct OnboardingTests {
  private let folder = NSTemporaryDirectory() + "aichat-onboarding-\(UUID().uuidString)"
  private static let list = #"{"data":[{"id":"tiny"}]}"#

  private func open(
    _ language: Language = .english, environment: [String: String] = [:], answering: (any LanguageModel)? = nil,
    prepare: (inout DependencyContainer) -> Void = { _ in }
  ) async throws -> AppFixture {
    let variables = ["HOME": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(environment) { $1 }
    let configuration = try AppConfiguration(environment: ProcessEnvironment(variables))
    return try await AppFixture.make(language: language, answering: answering) { container in
      container.progressFile = ProgressFile(path: folder + "/onboarding.json")
      container.preferences = Preferences([], editor: ConfigurationEditor(path: folder + "/config.json"))
      container.credentials = configuration.keys
      prepare(&container)
    }
  }

  private func text(_ file: String) -> String {
    (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
  }

  /// Each start is another run on the same files: only they hold the user's place.
  @Test func `Onboarding goes on where the program was killed`() async throws {
    let app = try await open()
    #expect(await app.pilot.shows("Get started"))
    for (key, title) in [
      (Key.enter, "How it works"), (.enter, "Your terminal"), (.enter, "Your model"), (.enter, "Choose your colour"),
    ] {
      await app.pilot.press(key)
      #expect(await app.pilot.shows(title))
      #expect(await app.pilot.waits { !text("onboarding.json").isEmpty })
      try await app.relaunch()
      #expect(await app.pilot.shows(title), "after a restart at “\(title)”")
    }
    await app.pilot.press(.character("5"), .character("c"))
    #expect(await app.pilot.shows("All set"))
    #expect(await app.pilot.waits { text("onboarding.json").contains("mint") })
    try await app.relaunch()
    #expect(await app.pilot.shows("Your colour is mint."))
    // The earlier steps are still there, with the choices.
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("5 Mint ✓"))
    await app.pilot.press(.character("c"))
    #expect(await app.pilot.shows("All set"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Popular"))
    #expect(try await app.interactor.currentProfile()?.color == .mint)
    #expect(await app.pilot.waits { text("onboarding.json").isEmpty })
    // A later onboarding begins at its first step.
    try await app.interactor.signOut()
    try await app.relaunch()
    #expect(await app.pilot.shows("Get started"))
    #expect(!app.pilot.screen.contains("All set"))
    app.pilot.stop()
  }

  @Test(arguments: Language.allCases) func `All of it can be skipped`(language: Language) async throws {
    let app = try await open(language)
    #expect(await app.pilot.shows(language("Get started", "시작하기")))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows(language("Skip", "건너뛰기")))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows(language("Popular", "인기")))
    let profile = try #require(try await app.interactor.currentProfile())
    #expect(profile.didCompleteOnboarding && profile.color == .indigo)
    #expect(await app.pilot.waits { text("onboarding.json").isEmpty })
    app.pilot.stop()
  }

  @Test func `A server that runs here is found, and answers the first chat`() async throws {
    let server = LoopbackServer(.answer(Self.list, type: "application/json"))
    let local = LocalServers(
      places: [LocalServers.Place(name: "Local", dialect: OpenAIDialect(), baseURL: server.url + "/v1")],
      timeout: .seconds(600))
    let app = try await open { $0.modelRegistry = ModelRegistry(chosen: { ModelSettings() }, localServers: local) }
    await toFirstModel(app)
    await app.pilot.press(.character("m"))
    #expect(await app.pilot.shows("tiny"))
    await app.pilot.click(on: "tiny")
    #expect(await app.pilot.shows("tiny at 127.0.0.1:\(server.port) answers."))
    #expect(app.interactor.usualModel.choice == ModelChoice(provider: "openai", model: "tiny"))
    // After a restart too.
    #expect(text("config.json").contains(#""model": "tiny""#) && text("config.json").contains(server.url))
    app.pilot.stop()
  }

  /// The app contacts no server and no provider until the user chooses a model.
  @Test func `No server is asked for models before the user chooses one`() async throws {
    let server = LoopbackServer(.answer(Self.list, type: "application/json"))
    let local = LocalServers(
      places: [LocalServers.Place(name: "Local", dialect: OpenAIDialect(), baseURL: server.url + "/v1")],
      timeout: .seconds(600))
    let keyed = ModelSettings(provider: "openai", baseURL: server.url + "/v1")
    let app = try await open {
      $0.modelRegistry = ModelRegistry(chosen: { ModelSettings() }, others: { [keyed] }, localServers: local)
    }
    await toFirstModel(app)
    await app.pilot.settle()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Choose your colour"))
    #expect(server.requests.isEmpty)
    app.pilot.stop()
  }

  /// The pasted key is in the file of its own server, and in no other.
  @Test(arguments: Language.allCases) func `A pasted key does not show, and is saved for its server`(
    language: Language
  ) async throws {
    let app = try await open(language, answering: OfflineModel(pace: nil))
    await toFirstModel(app, language)
    await app.pilot.press(.character("k"))
    #expect(await app.pilot.shows("https://api.openai.com"))
    await app.pilot.paste("sk-unit-0123456789-never-shown\n")
    #expect(await app.pilot.shows("•••"))
    await app.pilot.press(.enter)
    // Next is the list of models that the key gives access to.
    #expect(await app.pilot.shows(language("Search models", "모델 검색")))
    let kept = try app.interactor.keyEntries()
    #expect(kept.map(\.endpoint) == [KeyEndpoint(provider: "openai", server: "https://api.openai.com")])
    #expect(text(".config/aichat/keys.json").contains("sk-unit-0123456789-never-shown"))
    let painted = app.pilot.terminal.sent.flatMap { $0 }
    #expect(!String(decoding: painted, as: UTF8.self).contains("never-shown"))
    // Without a choice the rules answer as before, at the next start too: storing a key never changes the provider.
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows(language("Simple rules on this computer answer", "이 컴퓨터의 간단한 규칙이 답합니다")))
    #expect(text("config.json").isEmpty)
    app.pilot.stop()
  }

  private func toFirstModel(_ app: AppFixture, _ language: Language = .english) async {
    #expect(await app.pilot.shows(language("Get started", "시작하기")))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows(language("How it works", "사용 방법")))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows(language("Your terminal", "터미널 확인")))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows(language("Your model", "답하는 모델")))
  }
}
