import Configuration
import Entities
import FeatureKit
import Foundation
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core
@testable import Settings

/// Looks and language change in the open app, and are kept.
@MainActor struct AppearanceTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path

  private func configuration(_ options: String...) throws -> AppConfiguration {
    let (options, _) = try CommonOptions.extract(from: options)
    return try AppConfiguration(options: options, environment: ProcessEnvironment(["HOME": home]))
  }

  private func open(_ configuration: AppConfiguration) async throws -> AppFixture {
    let app = try await AppFixture.make {
      $0.preferences = Preferences(
        configuration.entries, editor: ConfigurationEditor(path: configuration.directories.configurationFile))
    }
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["settings", "appearance"])))
    #expect(await app.pilot.shows("Theme ‹"))
    return app
  }

  @Test func `Each choice shows at once and stays`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let app = try await open(configuration())
    let pilot = app.pilot
    #expect(await pilot.focus(on: "‹ comfortable ›"))
    await pilot.press(.right)
    #expect(await pilot.focus(on: "‹ English ›"))
    await pilot.press(.right)
    #expect(await pilot.shows("밀도 ‹ 촘촘하게 ›"))
    #expect(pilot.screen.contains("설정") && pilot.lines.last?.contains("닫기") == true)
    await pilot.press(.escape)
    #expect(await pilot.shows("프로필"))
    let kept = try configuration()
    #expect(kept.density == .compact && kept.language == .korean)
    pilot.stop()
  }

  @Test func `The accent is of the whole app at once`() async throws {
    let app = try await open(configuration())
    let pilot = app.pilot
    let before = try #require(app.presenter.profile?.color)
    #expect(await pilot.focus(on: "‹ \(before.title(in: .english)) ›"))
    await pilot.press(.right)
    #expect(await pilot.waits { app.presenter.profile?.color != before })
    pilot.stop()
  }

  @Test func `A flag is named beside its control`() async throws {
    let app = try await open(configuration("--theme", "dark"))
    #expect(app.pilot.screen.contains("--theme decides in this run."))
    app.pilot.stop()
  }

  @Test func `Every option of the configuration is a control of the settings, and the other way round`() {
    // The first three are chosen in screens of their own, which write them too. A wrong name in one of the others
    // would keep the app from opening again.
    let elsewhere = ["provider", "model", "monthly_budget"] + ["profile", "features", "without"]
    let controls = Preference.allCases.map(\.rawValue) + elsewhere
    #expect(controls.sorted() == CommonOption.allCases.map(\.key).sorted())
    // What is shown as counting at once is what the app looks at.
    #expect(
      Set(Preference.allCases.filter(\.countsAtOnce).map(\.rawValue))
        == Set([CommonOption.theme, .density, .motion, .language].map(\.key)))
  }
}
