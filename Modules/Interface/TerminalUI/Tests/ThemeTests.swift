import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

@MainActor struct ThemeTests {
  @Test func contrastIsThatOfTheStandard() throws {
    #expect(ColorContrast.ratio(.rgb(0, 0, 0), .rgb(255, 255, 255)) == 21)
    #expect(ColorContrast.ratio(.rgb(9, 9, 9), .rgb(9, 9, 9)) == 1)
    let grey = try #require(ColorContrast.ratio(.rgb(118, 118, 118), .rgb(255, 255, 255)))
    #expect(abs(grey - 4.54) < 0.01)
    #expect(ColorContrast.ratio(.standard, .rgb(0, 0, 0)) == nil)
  }

  private func pilot(_ traits: TerminalTraits, wanted: Theme? = nil, depth: ColorDepth = .trueColor) -> Pilot {
    var environment = EnvironmentValues()
    environment.theme = wanted
    return Pilot(
      columns: 20, rows: 2, depth: depth, traits: traits, environment: environment,
      root: Text("words").foregroundStyle(.accent))
  }

  private func color(_ pilot: Pilot) -> Color { pilot.host.screen.style(at: .zero).foreground }

  @Test func theUsersThemeComesBeforeTheTerminals() async {
    #expect(color(pilot(TerminalTraits())) == Palette(ColorScheme(theme: .dark))[.accent])
    #expect(color(pilot(.light)) == Palette(ColorScheme(theme: .light))[.accent])
    #expect(color(pilot(.light, wanted: .dark)) == Palette(ColorScheme(theme: .dark))[.accent])
    #expect(color(pilot(TerminalTraits(), wanted: .light)) == Palette(ColorScheme(theme: .light))[.accent])
  }

  @Test func aLateAnswerChangesTheColours() async {
    let pilot = pilot(TerminalTraits())
    let frames = pilot.host.frames
    #expect(frames == 1)
    pilot.host.handle(.learned)
    #expect(pilot.host.frames == 1)
    pilot.terminal.traits = .light
    pilot.host.handle(.learned)
    #expect(pilot.host.frames == 2 && color(pilot) == Palette(ColorScheme(theme: .light))[.accent])
    // Text whose width the terminal turns out to draw differently is drawn again.
    pilot.terminal.traits.widths = [.joined]
    pilot.host.handle(.learned)
    #expect(pilot.host.frames == 3)
  }

  /// Without colours the focus, the selection and links still show: reversed, bold, underlined.
  @Test func withoutColoursNothingIsLost() async {
    let pilot = Pilot(
      columns: 30, rows: 4, depth: .none, environment: EnvironmentValues(),
      root: VStack {
        Button("Press") {}
        Text("heading").bold().foregroundStyle(.danger)
        StyledText([TextSpan("link", SpanAppearance(.underline, tint: .accent, link: "https://a.example"))])
        Text("quiet").foregroundStyle(.secondary).background(.surface)
      })
    var terminal = VirtualTerminal(size: Size(width: 30, height: 4))
    for frame in pilot.terminal.sent { terminal.feed(frame) }
    let cells = (0..<4).flatMap { y in (0..<30).map { terminal.style(at: Point(x: $0, y: y)) } }
    #expect(cells.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    #expect(terminal.rows.map { $0.trimmingPrefix(" ") } == ["[ Press ]", "heading", "link", "quiet"])
    func look(_ text: String) -> Attributes {
      pilot.place(of: text).map { terminal.style(at: Point(x: $0.column, y: $0.row)).attributes } ?? []
    }
    #expect(["Press", "heading", "link", "quiet"].map(look) == [[.bold, .reverse], .bold, .underline, .dim])
  }
}
