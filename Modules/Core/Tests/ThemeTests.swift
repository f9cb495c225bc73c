import Configuration
import Entities
import Foundation
import Navigation
import System
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Themes in the open app: those of the program, and files of the user's.
@MainActor struct ThemeTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
  private var folder: String { home + "/.config/aichat/themes" }

  private func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
  }

  private func configuration() throws -> AppConfiguration {
    try AppConfiguration(environment: ProcessEnvironment(["HOME": home]))
  }

  /// The names of the program's own themes: those that a user without files can choose.
  nonisolated private static let names = ["midnight", "forest", "paper", "mist"]

  nonisolated private func theme(_ name: String) throws -> ColorTheme {
    try AppConfiguration(environment: ProcessEnvironment(["HOME": "/nonexistent"])).themes.theme(named: name)
  }

  @Test func theListIsWhole() throws {
    let choices = try configuration().entries.first { $0.key == "theme" }?.choices ?? []
    #expect(choices == ["auto", "light", "dark", "none"] + Self.names)
  }

  /// Every word of a theme can be read on every surface, with each accent and in each depth, without a correction.
  @Test(arguments: names) func aThemeHasItsContrasts(name: String) throws {
    let file = try theme(name)
    #expect(Theme.mistakes(of: file).map { $0.message(in: .english) } == [])
    let theme = Theme(file)
    let surfaces: [Tint] = [.background, .surface, .raised, .ownMessage, .selection]
    let words: [Tint] = [.primary, .secondary, .danger, .warning, .success, .link, .accent] + Tint.accents
    for depth in [ColorDepth.trueColor, .ansi256] {
      for accent in Tint.accents {
        let palette = Palette(ColorScheme(theme: theme, depth: depth)).accented(by: accent)
        for surface in surfaces where depth == .trueColor || surface != .selection {
          for word in words {
            let ratio = try #require(ColorContrast.ratio(palette[word].exact, palette[surface].exact))
            #expect(ratio >= 4.5, "\(word) on \(surface), accent \(accent), \(depth): \(ratio)")
          }
        }
        let fill = try #require(ColorContrast.ratio(palette[.onAccent].exact, palette[.accent].exact))
        #expect(fill >= 4.5, "accent \(accent), \(depth)")
      }
      let palette = Palette(ColorScheme(theme: theme, depth: depth))
      let (background, raised) = (palette[.background].exact, palette[.raised].exact)
      for (surface, least) in [(Tint.surface, 1.07), (.raised, 1.12), (.selection, 1.24)] {
        #expect(try #require(ColorContrast.ratio(palette[surface].exact, background)) >= least, "\(surface), \(depth)")
      }
      #expect(try #require(ColorContrast.ratio(palette[.disabled].exact, raised)) >= 3)
    }
  }

  private func open(_ configuration: AppConfiguration) async throws -> AppFixture {
    let app = try await AppFixture.make { $0.preferences = Preferences(configuration) }
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["settings", "appearance"])))
    #expect(await app.pilot.focus(on: "‹ as the terminal ›"))
    return app
  }

  @Test func eachStepOfTheWheelShowsItsColours() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    try write(##"{"background": "#102030"}"##, "own")
    let app = try await open(configuration())
    // Own themes follow those of the program.
    for (name, isLight) in [("own", false), ("mist", true), ("paper", true)] {
      await app.pilot.press(.left)
      #expect(await app.pilot.shows("Theme ‹ \(name) ›"))
      let painted = app.pilot.host.screen.style(at: Point(x: 0, y: 23)).background
      let luminance = try #require(ColorContrast.luminance(painted))
      #expect((luminance > ColorContrast.middle) == isLight, "\(name)")
    }
    await app.pilot.settle()
    try await app.interactor.preferences.finish()
    #expect(try configuration()[.theme] == .named("paper"))
    app.pilot.stop()
  }

  /// A file that was broken after the settings listed it: the reason names the file, the line and the key; nothing else
  /// changes. A theme that is broken already is not on the wheel.
  @Test func aBrokenThemeIsRefusedWithItsReason() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    try write("{", "broken")
    try write(##"{"background": "#102030"}"##, "own")
    let app = try await open(configuration())
    try write("{\n\"background\": \"blue\"\n}", "own")
    await app.pilot.press(.left)
    #expect(await app.pilot.shows("own.json, line 2"))
    #expect(app.pilot.screen.contains(#"found "blue""#), "\(app.pilot.screen)")
    #expect(app.interactor.preferences[.theme] == .auto)
    app.pilot.stop()
  }

  /// A file is read when it is chosen: a change of it shows when it is chosen again.
  @Test func aChangedFileCountsWhenItIsChosenAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    try write(##"{"background": "#102030"}"##, "own")
    let chosen = ChosenTheme(try configuration().themes)
    let first = Theme(background: .rgb(0x10, 0x20, 0x30))
    #expect(chosen.theme(of: .named("own")) == first)
    try write(##"{"background": "#203040"}"##, "own")
    #expect(chosen.theme(of: .named("own")) == first)
    #expect(chosen.theme(of: .auto) == nil)
    #expect(chosen.theme(of: .named("own")) == Theme(background: .rgb(0x20, 0x30, 0x40)))
    #expect(chosen.theme(of: .named("gone")) == nil)
  }

  @Test func mistakesOfContrastAreTold() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    try write("{\"background\": \"#102030\",\n\"text\": \"#223344\", \"red\": \"#ff9090\"}", "own")
    let mistakes = Theme.mistakes(of: try configuration().themes.theme(named: "own")).map { $0.message(in: .english) }
    #expect(mistakes.count == 1 && mistakes.first?.contains("own.json, line 2: text: with #223344") == true)
  }
}
