import CommandLine
import Configuration
import Entities
import FeatureKit
import Foundation
import LanguageModels
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

@MainActor struct CompositionTests {
  final class Log {
    var made: [String] = []
  }

  struct Probe: Feature {
    let id: String
    var contributions: Contributions {
      Contributions(commands: [Subcommand("do-\(id)", summary: { _ in id }, run: { _, _ in .done })])
    }
  }

  private let log = Log()

  private func probe(_ id: String) -> CoreFeature {
    CoreFeature(id, commands: ["do-\(id)"]) { [log] _ in
      log.made.append(id)
      return Probe(id: id)
    }
  }

  private func commands(of selection: FeatureSelection) throws -> [String] {
    let interactor = DependencyContainer.inMemory().interactor
    return try CoreBuilder(interactor: interactor, language: .english, selection: selection).registry()
      .contributions.commands.flatMap(\.names)
  }

  @Test func aFeatureThatIsLeftOutIsNeverMade() throws {
    let selection = try FeatureSelection(of: [probe("a"), probe("b"), probe("c")], in: "app", without: ["b"])
    #expect(try commands(of: selection) == ["do-a", "do-c"])
    #expect(log.made == ["a", "c"])
    #expect(selection.absent.map(\.id) == ["b"])
  }

  @Test func onlyTheNamedFeaturesInTheAppsOrder() throws {
    let selection = try FeatureSelection(of: AppFixture.all, in: "app", only: ["chat", "explore"])
    #expect(selection.present.map(\.id) == ["explore", "chat"])
  }

  /// Configuration checks the name of a provider, and LanguageModels has them.
  @Test(arguments: ModelChooser.providers) func everyProviderCanBeNamed(name: String) throws {
    let options = CommonOptions(try Invocation(["--provider", name]))
    let environment = ProcessEnvironment(["HOME": "/dev/null"])
    #expect(try AppConfiguration(options: options, environment: environment)[.provider] == name)
    let known = CommonOption.provider.help(in: .english).filter { $0 == "," }.count + 1
    #expect(known == ModelChooser.providers.count)
  }

  @Test func anUnknownFeatureNameIsRefused() {
    let failure = #expect(throws: CommandFailure.self) {
      try FeatureSelection(of: AppFixture.all, in: "app", without: ["chatt"])
    }
    #expect(failure?.code == .wrongUsage)
    #expect(failure?.description.contains(AppFixture.all.map(\.id).joined(separator: ", ")) == true)
  }

  @Test func theNamedCommandsAreThoseThatAreContributed() throws {
    for feature in AppFixture.all {
      #expect(try commands(of: FeatureSelection(of: [feature], in: "app")) == feature.commands, "\(feature.id)")
    }
  }

  @Test func theAppWorksWithoutAnyOneFeature() async throws {
    for absent in AppFixture.all.map(\.id) {
      let features = AppFixture.all.filter { $0.id != absent }
      let app = try await AppFixture.make(features)
      if absent != "onboarding" { await app.completeOnboardingWithoutTabs() }
      let bar = " " + AppFixture.tabs(of: features).joined(separator: "   ")
      let isShown = await app.pilot.waits { app.pilot.lines[0].replacing("▌", with: " ").hasPrefix(bar) }
      #expect(isShown, "Without \(absent) the bar is not “\(bar)”:\n\(app.pilot.screen)")
    }
  }

  /// The advice appears only for a feature that this run left out; another program may not have it at all.
  @Test func theRemedyNamesTheProgram() throws {
    let selection = try FeatureSelection(of: [probe("a"), probe("b")], in: "small", without: ["b"])
    #expect(selection.remedy(for: "b", .english)?.contains("Start small without “--without b”") == true)
    #expect(selection.remedy(for: "c", .english) == nil)
  }

  /// The advice fits the way in which the feature was left out.
  @Test func theRemedyFitsTheReason() throws {
    func remedy(only: [String]?, without: [String]) throws -> String? {
      try FeatureSelection(of: [probe("a"), probe("b")], in: "app", only: only, without: without)
        .remedy(for: "b", .english)
    }
    #expect(try remedy(only: ["a"], without: []) == "Add “b” to “--features”.")
    #expect(try remedy(only: nil, without: ["b"]) == "Start app without “--without b”.")
    #expect(try remedy(only: ["a", "b"], without: ["b"]) == "Start app without “--without b”.")
    #expect(
      try remedy(only: ["a"], without: ["b"]) == "Start app without “--without b”, and add “b” to “--features”.")
  }

  @Test func theNamedAddressesAreThoseThatAreContributed() throws {
    let interactor = DependencyContainer.inMemory().interactor
    for feature in AppFixture.all {
      let selection = try FeatureSelection(of: [feature], in: "app")
      let added = try CoreBuilder(interactor: interactor, language: .english, selection: selection).registry()
        .contributions
      // A tab and a link may share a name.
      #expect(Set(added.tabs.map(\.id) + added.links.map(\.name)) == Set(feature.addresses), "\(feature.id)")
    }
  }

  @Test func anAddressOfAFeatureThatIsLeftOutSaysSo() throws {
    let selection = try FeatureSelection(of: AppFixture.all, in: "aichat", only: ["settings"])
    let refusal = selection.refusal(ofAddress: "aichat://category/alien", named: "category", .english)
    #expect(refusal?.code == .missing)
    #expect(refusal?.description.contains("“explore”, which is not part of this run. Add “explore” to") == true)
    #expect(selection.refusal(ofAddress: "aichat://settings", named: "settings", .english) == nil)
    #expect(selection.refusal(ofAddress: "aichat://nonsense", named: "nonsense", .english) == nil)
  }

  /// `config` is refused like any command of an absent feature, but the file cannot lock the user out of it.
  @Test func onlyTheCommandLineLeavesOutACommandThatRepairsTheFile() throws {
    let home = NSTemporaryDirectory() + "aichat-features-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let folder = home + "/.config/aichat"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("{\"without\": \"settings\"}".utf8).write(to: URL(fileURLWithPath: folder + "/config.json"))
    func refusal(_ arguments: [String]) throws -> CommandFailure? {
      let invocation = try Invocation(arguments)
      let configuration = try AppConfiguration(
        options: CommonOptions(invocation), environment: ProcessEnvironment(["HOME": home]))
      let selection = try FeatureSelection(
        of: AppFixture.all, in: "aichat", by: configuration, besidesFile: invocation.mendsSettings)
      return invocation.command.flatMap { selection.refusal(ofCommand: $0, .english) }
    }
    #expect(try refusal(["config", "list"]) == nil)
    #expect(try refusal(["keys", "list"])?.code == .wrongUsage)
    for command in ["config", "keys"] {
      #expect(try refusal(["--without", "settings", command, "list"])?.code == .wrongUsage)
    }
  }

  @Test func withoutAnyTabTheAppSaysSo() async throws {
    let app = try await AppFixture.make([.settings])
    #expect(app.pilot.screen.contains("No feature of this run has a tab."))
    app.pilot.stop()
  }
}
