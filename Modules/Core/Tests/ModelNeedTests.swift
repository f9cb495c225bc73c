import Configuration
import Conversations
import Entities
import Foundation
import LanguageModels
import ReminderDelivery
import Spending
import Testing

@testable import Core

/// A model that cannot be used keeps nobody from what needs none.
@MainActor struct ModelNeedTests {
  private func configuration() throws -> AppConfiguration {
    let home = NSTemporaryDirectory() + "aichat-need-\(UUID().uuidString)"
    // Somebody's server, and no model of it is named.
    return try AppConfiguration(
      environment: ProcessEnvironment([
        "HOME": home, "AICHAT_PROVIDER": "openai", "AICHAT_BASE_URL": "http://127.0.0.1:1",
      ]))
  }

  @Test func `What is kept can be seen to, and somebody else chosen`() async throws {
    let configuration = try configuration()
    defer { try? FileManager.default.removeItem(atPath: configuration.directories.home) }
    let container = try DependencyContainer.live(configuration, isAsking: false)
    #expect(try await container.interactor.reminderStatus().permission == .undecided)
    #expect(container.interactor.modelChoice == ModelChoice(provider: "openai", model: ""))
    try container.interactor.useModel(ModelSelection(choice: ModelChoice(provider: "offline", model: "rules")))
    #expect(container.interactor.modelChoice.provider == "offline")
    await container.close()
  }

  /// An address that the command names without a model fixes nobody.
  @Test func `An address alone fixes nobody`() async throws {
    let home = NSTemporaryDirectory() + "aichat-need-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let (options, _) = try CommonOptions.extract(from: ["--base-url", "http://127.0.0.1:1/v1"])
    for (model, isFixed) in [(nil, false), ("m", true)] as [(String?, Bool)] {
      var variables = ["HOME": home]
      variables["AICHAT_MODEL"] = model
      let configuration = try AppConfiguration(options: options, environment: ProcessEnvironment(variables))
      let container = try DependencyContainer.live(configuration, isAsking: false)
      #expect(container.models.isFixed == isFixed)
      await container.close()
    }
  }

  @Test func `Who asks is told at once`() throws {
    #expect(throws: ModelFailure.self) { try DependencyContainer.live(try configuration(), isAsking: true) }
  }

  /// What another program writes into config.json meanwhile counts where it is looked at.
  @Test func `The budget and the address are read where they count`() async throws {
    let home = NSTemporaryDirectory() + "aichat-need-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let configuration = try AppConfiguration(environment: ProcessEnvironment(["HOME": home]))
    let container = DependencyContainer.withoutData(configuration)
    let another = ConfigurationEditor(path: configuration.directories.configurationFile)
    try another.set("monthly_budget", to: "0.5")
    #expect(try await container.interactor.spendingReport().budget == Money(0.5, "USD"))
    let servers = ServerSettings(RunConfiguration(configuration))
    #expect(servers.chosen.baseURL == nil && servers.others.isEmpty)
    try another.set("base_url", to: "http://127.0.0.1:1/v1")
    #expect(servers.chosen.baseURL == "http://127.0.0.1:1/v1" && servers.others.isEmpty)
  }
}
