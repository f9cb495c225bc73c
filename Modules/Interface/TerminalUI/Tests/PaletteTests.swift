import Terminal
import Testing

@testable import TerminalUI

/// Every word can be read on every background, with any background of the terminal.
struct PaletteTests {
  /// The backgrounds of terminals and of well-known schemes: black, Windows Terminal, VS Code, One Dark, Dracula, Nord,
  /// Solarized, Gruvbox, Tokyo Night, Catppuccin; white, Solarized, Gruvbox, Catppuccin, and a light grey.
  static let backgrounds: [Color] = [
    .rgb(0, 0, 0), .rgb(12, 12, 12), .rgb(30, 30, 30), .rgb(40, 44, 52), .rgb(40, 42, 54), .rgb(46, 52, 64),
    .rgb(0, 43, 54), .rgb(40, 40, 40), .rgb(26, 27, 38), .rgb(30, 30, 46), .rgb(255, 255, 255), .rgb(253, 246, 227),
    .rgb(251, 241, 199), .rgb(239, 241, 245), .rgb(238, 238, 238),
  ]
  static let words: [Tint] = [.primary, .secondary, .danger, .warning, .success, .link, .accent] + Tint.accents
  static let surfaces: [Tint] = [.background, .surface, .raised, .ownMessage, .selection]

  static func scheme(on background: Color, _ depth: ColorDepth, theme: Theme? = nil) -> ColorScheme {
    var traits = TerminalTraits()
    traits.learn(background: background)
    return ColorScheme(theme: theme, traits: traits, depth: depth)
  }

  @Test(arguments: backgrounds) func wordsAreReadableOnEverySurface(background: Color) throws {
    for depth in [ColorDepth.trueColor, .ansi256] {
      for accent in Tint.accents {
        let palette = Palette(Self.scheme(on: background, depth)).accented(by: accent)
        for surface in Self.surfaces where depth == .trueColor || surface != .selection {
          for word in Self.words {
            let ratio = try #require(ColorContrast.ratio(palette[word].exact, palette[surface].exact))
            #expect(ratio >= 4.5, "\(word) on \(surface), accent \(accent), \(depth): \(ratio)")
          }
        }
        for (mark, surface) in [(Tint.disabled, Tint.surface), (.disabled, .raised), (.accent, .selection)] {
          let ratio = try #require(ColorContrast.ratio(palette[mark].exact, palette[surface].exact))
          #expect(ratio >= 3, "\(mark) on \(surface), accent \(accent), \(depth): \(ratio)")
        }
        for fill in [Tint.accent, .danger] {
          let ratio = try #require(ColorContrast.ratio(palette[.onAccent].exact, palette[fill].exact))
          #expect(ratio >= 4.5, "a filled control, \(fill), accent \(accent), \(depth): \(ratio)")
        }
      }
    }
  }

  @Test(arguments: backgrounds, [ColorDepth.trueColor, .ansi256])
  func surfacesAreDistinct(background: Color, depth: ColorDepth) {
    let palette = Palette(Self.scheme(on: background, depth))
    let greys = [background] + [Tint.surface, .raised, .selection].map { palette[$0].exact }
    #expect(Set(greys).count == 4)
    // Each is further from the background than the one before.
    let contrasts = greys.compactMap { ColorContrast.ratio($0, background) }
    #expect(contrasts.dropLast() == contrasts.dropLast().sorted()[...])
  }

  @Test func accentsAreDistinct() {
    for depth in [ColorDepth.trueColor, .ansi256] {
      for theme in [Theme.dark, .light] {
        let palette = Palette(ColorScheme(theme: theme, depth: depth))
        // Two dark greens of the 256 colours can be read on a light background, and three are wanted.
        let count = depth == .ansi256 && theme.isLight ? 8 : 9
        #expect(Set(Tint.accents.map { palette[$0] }).count == count, "\(depth), \(theme)")
      }
    }
  }

  /// The terminal's own background stays where the colours fit it: it may be transparent.
  @Test func onlyAnUnfitBackgroundIsPainted() {
    for background in Self.backgrounds {
      #expect(!Self.scheme(on: background, .trueColor).isPainted)
      let isLight = ColorContrast.luminance(background) ?? 0 > ColorContrast.middle
      let opposite = Self.scheme(on: background, .ansi256, theme: isLight ? .dark : .light)
      #expect(opposite.isPainted && opposite.background == opposite.theme.usualBackground)
    }
    #expect(Self.scheme(on: .rgb(128, 128, 128), .trueColor).isPainted, "neither black nor white can be read well")
    #expect(ColorScheme().isPainted, "an unknown background")
    for depth in [ColorDepth.ansi16, .none] { #expect(!ColorScheme(theme: .light, depth: depth).isPainted) }
    #expect(!ColorScheme(ownsScreen: false).isPainted)
  }

  @Test func theTerminalsTextColourIsUsedWhereItHasEnoughContrast() {
    func text(_ foreground: Color) -> Color {
      var traits = TerminalTraits()
      traits.learn(background: .rgb(30, 30, 30), foreground: foreground)
      return Palette(ColorScheme(traits: traits))[.primary]
    }
    #expect(text(.rgb(230, 225, 207)) == .rgb(230, 225, 207))
    #expect(text(.rgb(120, 120, 120)) != .rgb(120, 120, 120))
  }

  /// With 16 colours words keep the terminal's own, and nothing has a background.
  @Test func poorTerminalsHaveNoSurfaces() {
    for depth in [ColorDepth.ansi16, .none] {
      let palette = Palette(ColorScheme(theme: .light, depth: depth))
      for tint in Self.surfaces + [.primary, .secondary] { #expect(palette[tint] == .standard) }
      var style = Style()
      palette.fill(&style, with: .accent)
      #expect(style == Style(attributes: [.bold, .reverse]))
    }
    #expect(Palette(ColorScheme(depth: .ansi16))[.accent] != .standard)
    #expect(Palette(ColorScheme(depth: .none))[.accent] == .standard)
  }

  @Test func everyCellIsPaintedOnAnUnknownBackground() async {
    let painted = ColorScheme(theme: .light)
    let style = TextAppearance().style(Palette(painted))
    #expect(style.background == .rgb(255, 255, 255) && style.foreground != .standard)
    let own = Palette(Self.scheme(on: .rgb(255, 255, 255), .trueColor))
    #expect(TextAppearance().style(own) == Style())
    #expect(TextAppearance(background: .surface).style(own).foreground == own[.primary])
  }
}
