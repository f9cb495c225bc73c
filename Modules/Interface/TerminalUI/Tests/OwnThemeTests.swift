import RandomTesting
import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

/// Themes with colours of their own.
struct OwnThemeTests {
  private static let surfaces: [Tint] = [.background, .surface, .raised, .ownMessage, .selection]
  private static let words: [Tint] =
    [.primary, .secondary, .danger, .warning, .success, .link, .accent] + Tint.accents

  @Test func coloursThatCanBeReadAreShownAsTheyAre() {
    let theme = Theme(
      background: .rgb(20, 24, 40),
      colors: [.surface: .rgb(30, 35, 55), .primary: .rgb(220, 225, 240), .red: .rgb(255, 150, 150)])
    let palette = Palette(ColorScheme(theme: theme))
    #expect(theme.corrections.isEmpty && !theme.isLight && !palette.isLight)
    #expect(palette[.background] == .rgb(20, 24, 40) && palette[.surface] == .rgb(30, 35, 55))
    #expect(palette[.primary] == .rgb(220, 225, 240))
    #expect(palette.accented(by: .red)[.accent] == .rgb(255, 150, 150))
    // The others are derived from the background.
    #expect(palette[.green] == Palette(ColorScheme(theme: .dark))[.green])
    #expect(palette[.raised] != Palette(ColorScheme(theme: .dark))[.raised])
  }

  @Test func coloursWithTooLittleContrastAreCorrectedAndListed() throws {
    let theme = Theme(
      background: .rgb(250, 245, 235),
      colors: [
        .secondary: .rgb(200, 200, 200), .blue: .rgb(0, 60, 140), .accent: .rgb(1, 2, 3),
      ])
    #expect(theme.isLight)
    #expect(theme.corrections.map(\.tint) == [.secondary])
    let correction = try #require(theme.corrections.last)
    #expect(correction.written == .rgb(200, 200, 200) && correction.least == 4.5 && correction.contrast < 2)
    let palette = Palette(ColorScheme(theme: theme))
    #expect(palette[.secondary] == correction.shown && palette[.blue] == .rgb(0, 60, 140))
    // The accent is the user's.
    #expect(palette[.accent] == palette[.indigo])
  }

  @Test func aSurfaceOnWhichNothingCanBeReadIsCorrected() {
    let theme = Theme(background: .rgb(250, 245, 235), colors: [.selection: .rgb(60, 60, 60)])
    #expect(theme.corrections.map(\.tint) == [.selection])
    #expect(Theme(background: .rgb(10, 10, 20), colors: [.selection: .rgb(60, 60, 60)]).corrections.isEmpty)
  }

  @Test func aGreyOnWhichNothingCanBeReadIsNotTheBackground() {
    let theme = Theme(background: .rgb(128, 128, 128))
    #expect(theme.corrections.map(\.tint) == [.background])
    let palette = Palette(ColorScheme(theme: theme))
    #expect(ColorContrast.ratio(palette[.primary], palette[.background]) ?? 0 >= 7)
  }

  /// With every theme of a file, every word can be read on every surface, with each accent.
  @Test(arguments: 0..<200 as Range<UInt64>) func anyColoursCanBeRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func color() -> Color {
      .rgb(
        .random(in: 0...255, using: &random), .random(in: 0...255, using: &random), .random(in: 0...255, using: &random)
      )
    }
    var colors: [Tint: Color] = [:]
    for tint in Tint.named where Bool.random(using: &random) { colors[tint] = color() }
    let theme = Theme(background: color(), colors: colors)
    let accent = try #require(Tint.accents.randomElement(using: &random))
    for depth in [ColorDepth.trueColor, .ansi256] {
      let palette = Palette(ColorScheme(theme: theme, depth: depth)).accented(by: accent)
      for surface in Self.surfaces where depth == .trueColor || surface != .selection {
        for word in Self.words {
          let ratio = try #require(ColorContrast.ratio(palette[word].exact, palette[surface].exact))
          #expect(ratio >= 4.5, "\(word) on \(surface), \(depth): \(ratio)")
        }
      }
      for fill in [Tint.accent, .danger] {
        let ratio = try #require(ColorContrast.ratio(palette[.onAccent].exact, palette[fill].exact))
        #expect(ratio >= 4.5, "a filled control, \(fill), \(depth): \(ratio)")
      }
    }
  }

  @Test func itsBackgroundIsPaintedUnlessTheTerminalHasIt() {
    let theme = Theme(background: .rgb(30, 30, 30))
    #expect(ColorScheme(theme: theme).isPainted && ColorScheme(theme: theme, traits: .light).isPainted)
    #expect(!ColorScheme(theme: theme, traits: .dark).isPainted)
  }

  /// Without a painted background, its colours would stand on a background that they were not made for.
  @Test func whereNothingIsPaintedTheTerminalDecides() {
    let theme = Theme(background: .rgb(10, 10, 30), colors: [.red: .rgb(255, 150, 150)])
    for depth in [ColorDepth.ansi16, .none] {
      #expect(
        Palette(ColorScheme(theme: theme, traits: .light, depth: depth))
          == Palette(ColorScheme(traits: .light, depth: depth)))
    }
    #expect(ColorScheme(theme: theme, traits: .light, ownsScreen: false).theme == .light)
    #expect(ColorScheme(theme: .dark, traits: .light, ownsScreen: false).theme == .dark)
  }
}
