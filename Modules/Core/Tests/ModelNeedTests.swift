import CommandLine
import Configuration
import Conversations
import AccountLifecycle
import AvatarLibrary
import Entities
import FeatureKit
import Foundation
import LanguageModels
import ReminderDelivery
import Spending
import System
import Testing

@testable import Core

/// A model that cannot be used stops only what needs a model.
@MainActor struct ModelNeedTests {
  private func configuration() throws -> AppConfiguration {
    let home = NSTemporaryDirectory() + "aichat-need-\(UUID().uuidString)"
    // A server without a named model.
    return try AppConfiguration(
      environment: ProcessEnvironment([
        "HOME": home, "AICHAT_PROVIDER": "openai", "AICHAT_BASE_URL": "http://127.0.0.1:1",
      ]))
  }

  @Test func `Stored data stays usable, and another model can be chosen`() async throws {
    let configuration = try configuration()
    defer { try? FileManager.default.removeItem(atPath: configuration.directories.home) }
    let container = try DependencyContainer.live(configuration, isAsking: false)
    #expect(try await container.interactor.reminderStatus().permission == .undecided)
    #expect(container.interactor.usualModel.choice == ModelChoice(provider: "openai", model: ""))
    try container.interactor.useModel(ModelSelection(choice: ModelChoice(provider: "offline", model: "rules")))
    #expect(container.interactor.usualModel.choice.provider == "offline")
    await container.close()
  }

  /// An address that the command names without a model does not fix the model of every chat.
  @Test func `An address alone does not fix the model`() async throws {
    let home = NSTemporaryDirectory() + "aichat-need-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let options = CommonOptions(try Invocation(["--base-url", "http://127.0.0.1:1/v1"]))
    for (model, isFixed) in [(nil, false), ("m", true)] as [(String?, Bool)] {
      var variables = ["HOME": home]
      variables["AICHAT_MODEL"] = model
      let configuration = try AppConfiguration(options: options, environment: ProcessEnvironment(variables))
      let container = try DependencyContainer.live(configuration, isAsking: false)
      #expect(container.models.isFixed == isFixed)
      await container.close()
    }
  }

  /// A chat can have a model of its own, and then needs no usual model.
  @Test func `A usual model that cannot be used is reported before anything is sent`() async throws {
    let configuration = try configuration()
    defer { try? FileManager.default.removeItem(atPath: configuration.directories.home) }
    let container = try DependencyContainer.live(configuration, isAsking: true)
    let interactor = container.interactor
    _ = try await interactor.ensureProfile()
    let chat = try await interactor.startConversation(with: try await interactor.defaultAvatar().id)
    let failure = await #expect(throws: ModelFailure.self) { try await interactor.isModelChosen(for: .chat(chat.id)) }
    #expect(failure.map { ExitCode(of: $0) } == .wrongUsage && failure?.words.english.contains("--model") == true)
    let own = ModelSelection(choice: ModelChoice(provider: "offline", model: "rules"))
    try await interactor.chooseModel(.selection(own), in: chat.id)
    #expect(try await interactor.isModelChosen(for: .chat(chat.id)))
    await container.close()
  }

  @Test func `A model that the command names is checked at once`() throws {
    let home = NSTemporaryDirectory() + "aichat-need-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let options = CommonOptions(try Invocation(["--base-url", "http://127.0.0.1:1/v1"]))
    let configuration = try AppConfiguration(options: options, environment: ProcessEnvironment(["HOME": home]))
    #expect(throws: ModelFailure.self) { try DependencyContainer.live(configuration, isAsking: true) }
  }

  /// Rules answer without a choice; a flag, a variable, the file, a key in the environment or an address is one.
  @Test(
    arguments: [
      ([:], false), (["AICHAT_PROVIDER": "offline"], true), (["AICHAT_BASE_URL": "localhost:1"], true),
      (["OPENAI_API_KEY": "sk-x"], true), (["AICHAT_OFFLINE_SCRIPT": "/nowhere"], true), (["AICHAT_MODEL": "m"], false),
      (["OLLAMA_HOST": "0.0.0.0"], false),
    ] as [([String: String], Bool)])
  func `Whether a setting chooses the model`(variables: [String: String], isChosen: Bool) throws {
    let home = NSTemporaryDirectory() + "aichat-need-\(UUID().uuidString)"
    let configuration = try AppConfiguration(
      environment: ProcessEnvironment(variables.merging(["HOME": home]) { one, _ in one }))
    #expect(ServerSettings(RunConfiguration(configuration), for: .commandLine).isChosen == isChosen)
  }

  /// A change of config.json by another program takes effect where the value is read.
  @Test func `The budget and the address are read where they count`() async throws {
    let home = NSTemporaryDirectory() + "aichat-need-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let configuration = try AppConfiguration(environment: ProcessEnvironment(["HOME": home]))
    let container = DependencyContainer.withoutData(configuration)
    let another = ConfigurationEditor(path: configuration.directories.configurationFile)
    try another.set("monthly_budget", to: "0.5")
    #expect(try await container.interactor.spendingReport().budget == Money(0.5, "USD"))
    let servers = ServerSettings(RunConfiguration(configuration), for: .commandLine)
    #expect(servers.chosen.baseURL == nil && servers.others.isEmpty)
    try another.set("base_url", to: "http://127.0.0.1:1/v1")
    #expect(servers.chosen.baseURL == "http://127.0.0.1:1/v1" && servers.others.isEmpty)
  }
}
