import FeatureKit
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
      .contributions.commands.map(\.name)
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

  @Test func aNameThatNobodyHasIsRefused() {
    let failure = #expect(throws: CommandFailure.self) {
      try FeatureSelection(of: AppFixture.all, in: "app", without: ["chatt"])
    }
    #expect(failure?.code == .wrongUsage)
    #expect(failure?.message.contains("onboarding, explore, chat, profile, settings") == true)
  }

  @Test func theNamedCommandsAreThoseThatAreContributed() throws {
    for feature in AppFixture.all {
      #expect(try commands(of: FeatureSelection(of: [feature], in: "app")) == feature.commands, "\(feature.id)")
    }
  }

  @Test(arguments: ["onboarding", "explore", "chat", "profile", "settings"])
  func theAppWorksWithoutAnyOneFeature(absent: String) async throws {
    let app = try await AppFixture.make(AppFixture.all.filter { $0.id != absent })
    if absent == "onboarding" {
      #expect(await app.pilot.shows("1 Explore"))
    } else {
      await app.completeOnboardingWithoutTabs()
    }
    let tabs = ["explore": "Explore", "chat": "Chats", "profile": "Profile"]
    for (feature, tab) in tabs {
      let isShown = ["1 ", "2 ", "3 "].contains { app.pilot.screen.contains($0 + tab) }
      #expect(isShown == (feature != absent))
    }
    if absent == "chat" {
      await app.pilot.press(.enter)
      #expect(await app.pilot.shows("not part of this run"))
    }
    if absent == "settings" {
      #expect(await app.pilot.focus(on: "3 Profile"))
      await app.pilot.press(.enter, .character("s"))
      #expect(await app.pilot.shows("not part of this run"))
    }
  }

  /// Only a feature that was left out can be brought back; another program may not have it at all.
  @Test func theRemedyNamesTheProgram() throws {
    let selection = try FeatureSelection(of: [probe("a"), probe("b")], in: "small", without: ["b"])
    #expect(selection.remedy(for: "b", .english)?.contains("Start small without “--without b”") == true)
    #expect(selection.remedy(for: "c", .english) == nil)
  }

  @Test func withoutAnyScreenTheAppSaysSo() async throws {
    let app = try await AppFixture.make([.settings])
    #expect(app.pilot.screen.contains("No feature of this run has a screen."))
  }
}
