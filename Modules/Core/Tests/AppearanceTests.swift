import CommandLine
import Configuration
import Entities
import FeatureKit
import Foundation
import Navigation
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core
@testable import Settings

/// Appearance and language change in the open app, and are saved.
@MainActor struct AppearanceTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path

  private func configuration(_ options: String...) throws -> AppConfiguration {
    let options = CommonOptions(try Invocation(options))
    return try AppConfiguration(options: options, environment: ProcessEnvironment(["HOME": home]))
  }

  private func open(_ configuration: AppConfiguration) async throws -> AppFixture {
    let app = try await AppFixture.make {
      $0.preferences = Preferences(configuration)
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
    #expect(kept[.density] == .compact && kept[.language] == .korean)
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

  @Test func `A key that is put elsewhere works at once, and is in the footer and the help`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let app = try await open(configuration())
    let pilot = app.pilot
    await pilot.press(.escape)
    #expect(app.presenter.open(Link(["settings", "shortcuts"])))
    #expect(await pilot.focus(on: "[ Quit ]"))
    // No button's label is cut off in any language.
    #expect(pilot.lines.count == 24 && !pilot.screen.contains("… ]"), "\(pilot.screen)")
    await pilot.press(.enter, .function(11))
    #expect(await pilot.shows("usually ^Q"))
    await pilot.press(.escape)
    await pilot.press(.function(1))
    #expect(await pilot.shows("F11"))
    #expect(!pilot.screen.contains("^Q"))
    #expect(try configuration()[.shortcuts]["quit"]?.description == "f11")
    pilot.stop()
  }

  @Test func `Letters move at once where the user wants that`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let app = try await open(configuration())
    let pilot = app.pilot
    await pilot.press(.escape)
    #expect(app.presenter.open(Link(["settings", "appearance"], query: ["q": "vim"])))
    #expect(await pilot.focus(on: "Move with j, k, g, G and /"))
    await pilot.press(.enter)
    #expect(await pilot.waits { (try? configuration()[.vimKeys]) == true })
    await pilot.press(.escape, .escape, .escape)
    let before = pilot.markedText
    await pilot.type("j")
    #expect(pilot.markedText != before)
    await pilot.type("k")
    #expect(pilot.markedText == before)
    pilot.stop()
  }

  @Test func `An invalid budget is named below the field, and an empty one removes it`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let configuration = try configuration()
    try ConfigurationEditor(path: configuration.directories.configurationFile).set("monthly_budget", to: "10")
    let app = try await AppFixture.make {
      $0.preferences = Preferences(configuration)
      $0.monthlyBudget = 10
    }
    await app.completeOnboarding()
    let pilot = app.pilot
    #expect(app.presenter.open(Link(["settings", "spending"])))
    #expect(await pilot.shows("budget $10.00"))
    await pilot.type("b")
    #expect(await pilot.shows("Leave it empty for none."))
    await pilot.type("much")
    await pilot.press(.enter)
    #expect(await pilot.shows("Expected an amount of money"))
    #expect(pilot.screen.contains("Monthly budget") && !pilot.screen.contains("Something went wrong"))
    await pilot.press(.control("u"))
    await pilot.type("none")
    await pilot.press(.enter)
    #expect(await pilot.hides("budget $10.00"))
    #expect(try self.configuration()[.monthlyBudget] == nil)
    pilot.stop()
  }

  @Test func `A flag is named beside its control`() async throws {
    let app = try await open(configuration("--theme", "dark"))
    #expect(app.pilot.screen.contains("Set by --theme in this run."))
    app.pilot.stop()
  }

  @Test(arguments: TerminalUI.Language.allCases)
  func `Every option of a section shows there, and a search finds it by its title`(
    language: TerminalUI.Language
  ) async throws {
    let app = try await AppFixture.make(language: language, rows: 60)
    await app.completeOnboarding(in: language)
    let pilot = app.pilot
    for entry in app.interactor.configurationEntries {
      guard let setting = entry.setting else { continue }
      let title = language(setting.title)
      #expect(app.presenter.open(Link(["settings", setting.section.rawValue])))
      #expect(await pilot.shows(title), "\(entry.key)\n\(pilot.screen)")
      await pilot.press(.escape)
      #expect(app.presenter.open(Link(["settings"], query: ["q": title])))
      // In the field and as the control.
      #expect(await pilot.waits { pilot.screen.ranges(of: title).count > 1 }, "\(entry.key)\n\(pilot.screen)")
      #expect(!pilot.screen.contains(language("No setting matches", "맞는 설정이 없습니다")), "\(entry.key)")
      await pilot.press(.escape, .escape)
    }
    pilot.stop()
  }

  @Test func `Options without a control and options that take effect at once are those that the app knows`() throws {
    let entries = try configuration().entries
    // The first four are chosen in screens of their own, which save them too. A wrong name in one of the others would
    // prevent the app from opening again.
    let elsewhere: [CommonOption] = [
      .provider, .model, .monthlyBudget, .shortcuts, .profile, .features, .without,
    ]
    #expect(Set(entries.filter { $0.setting == nil }.map(\.key)) == Set(elsewhere.map(\.key)))
    // The options that take effect at once: appearance, the request of the next reply, recording, and values that
    // commands read.
    let atOnce: Set = [
      "theme", "density", "motion", "lang", "temperature", "top_p", "max_tokens", "seed", "effort", "summaries",
      "context_window", "base_url", "timeout", "certificate_file", "offline_script", "telemetry_file",
      "telemetry_endpoint", "color", "json", "verbose", "dev", "vim_keys", "no_titles", "image_model",
    ]
    #expect(Set(entries.filter { $0.setting?.effect == .atOnce }.map(\.key)) == atOnce)
  }
}
