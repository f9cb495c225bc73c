import AccountLifecycle
import AvatarLibrary
import CommandLine
import Configuration
import Conversations
import Entities
import Foundation
import LanguageModels
import Navigation
import Synchronization
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// A setting changed in another window takes effect with the next reply.
@MainActor struct SetElsewhereTests {
  private let home = NSTemporaryDirectory() + "aichat-elsewhere-\(UUID().uuidString)"

  private func configuration(_ options: String...) throws -> AppConfiguration {
    let options = CommonOptions(try Invocation(options))
    return try AppConfiguration(
      options: options, environment: ProcessEnvironment(["HOME": home, "LANG": "en_US.UTF-8"]))
  }

  @Test func `The file sets the model and its options`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let configuration = try configuration()
    let container = try DependencyContainer.live(configuration, isAsking: false)
    let interactor = container.interactor
    _ = try await interactor.ensureProfile()
    let chat = try await interactor.openConversation(with: try await interactor.defaultAvatar().id)
    #expect(interactor.usualModel.choice.provider == "offline")
    let another = ConfigurationEditor(path: configuration.directories.configurationFile)
    try another.set("provider", to: "ollama")
    try another.set("model", to: "gemma3")
    try another.set("temperature", to: "0.3")
    try another.set("theme", to: "light")
    #expect(try await interactor.model(of: chat.id).choice == ModelChoice(provider: "ollama", model: "gemma3"))
    #expect(interactor.usualModel.choice.model == "gemma3")
    #expect(try await interactor.presetReport(for: .chat(chat.id)).presets.effective.sampling.temperature == 0.3)
    // The screen updates as soon as the main actor is free.
    for _ in 0..<1_000 where interactor.preferences[.theme] != .light { await Task.yield() }
    #expect(interactor.preferences[.theme] == .light)
    await container.close()
  }

  @Test func `A model chosen here stays when another program sets another one`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let configuration = try configuration()
    let container = try DependencyContainer.live(configuration, isAsking: false)
    let interactor = container.interactor
    let selection = ModelSelection(
      choice: ModelChoice(provider: "ollama", model: "gemma3"), address: "http://127.0.0.1:11434")
    try interactor.useModel(selection)
    try interactor.saveModel(selection)
    #expect(interactor.usualModel.choice == selection.choice)
    try await interactor.finishConfiguration()
    try ConfigurationEditor(path: configuration.directories.configurationFile).set("theme", to: "light")
    #expect(interactor.usualModel.choice == selection.choice)
    await container.close()
  }

  @Test func `What the command names stands above the file`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let configuration = try configuration("--provider", "ollama", "--model", "mine", "--temperature", "1")
    let container = try DependencyContainer.live(configuration, isAsking: false)
    let interactor = container.interactor
    let another = ConfigurationEditor(path: configuration.directories.configurationFile)
    try another.set("provider", to: "openai")
    try another.set("model", to: "theirs")
    try another.set("temperature", to: "0.3")
    #expect(interactor.usualModel.choice == ModelChoice(provider: "ollama", model: "mine"))
    _ = try await interactor.ensureProfile()
    let report = try await interactor.presetReport(for: .avatar(try await interactor.defaultAvatar().id))
    #expect(
      report.presets.effective.sampling.temperature == 1 && report.presets.effective.model?.choice.model == "mine")
    await container.close()
  }

  /// The line that names the model changes together with the prompt's model.
  @Test func `The screen names the model that answers from now on`() async throws {
    let other = ScriptedModel(choice: ModelChoice(provider: "test", model: "elsewhere"))
    let next = Mutex<(any LanguageModel)?>(nil)
    let app = try await AppFixture.make {
      $0.models = ModelSelector(usual: $0.models.usual, follow: { next.withLock { $0.take() } })
    }
    await app.completeOnboarding()
    await app.talk(.english)
    #expect(await app.pilot.waits { app.isIdle })
    next.withLock { $0 = other }
    await app.pilot.type("And now?")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("elsewhere"))
    #expect(await app.pilot.waits { other.prompts.withLock { $0.count } == 1 })
    app.pilot.stop()
  }

  @Test func `A setting that the disk does not take is said on the screen, and is as it was`() async throws {
    let folder = home + "/.config"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let configuration = try configuration()
    let app = try await AppFixture.make { $0.preferences = Preferences(configuration) }
    await app.completeOnboarding()
    let preferences = app.interactor.preferences
    try preferences.set("density", to: "compact")
    // Another file takes the folder's path before the writing begins.
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder))
    #expect(await app.pilot.shows("The setting was not saved"))
    #expect(app.pilot.screen.contains("cannot be"))
    #expect(preferences[.density] == .comfortable)
    try await preferences.finish()
    app.pilot.stop()
  }
}
