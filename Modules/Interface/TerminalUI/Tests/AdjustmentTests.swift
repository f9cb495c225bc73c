import Observation
import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

/// Looks and language change while the program is open.
@MainActor struct AdjustmentTests {
  @Observable final class Wishes {
    var language = Language.english
    var theme = Theme.dark
    var usesColors = true
  }

  private struct Greeting: View {
    @Environment(\.language) private var language

    var body: some View { Text(language("Hello", "안녕하세요")).foregroundStyle(.accent) }
  }

  private let wishes = Wishes()

  private func adjust(_ environment: inout EnvironmentValues) {
    environment.language = wishes.language
    environment.theme = wishes.theme
    environment.usesColors = wishes.usesColors
  }

  @Test func theOpenScreenAdoptsThem() async {
    let pilot = Pilot(prepare: { $0.adjustment = adjust }, root: Greeting())
    #expect(pilot.screen.hasPrefix("Hello"))
    let style = { pilot.host.screen.style(at: Point(x: 0, y: 0)) }
    #expect(style().foreground == Palette(ColorScheme(theme: .dark))[.accent])
    wishes.theme = .light
    #expect(await pilot.waits { style().foreground == Palette(ColorScheme(theme: .light))[.accent] })
    wishes.language = .korean
    #expect(await pilot.shows("안녕하세요"))
    #expect(pilot.host.language == .korean)
    wishes.usesColors = false
    await pilot.settle()
    // The whole screen is sent again, without colour.
    let sent = String(decoding: pilot.terminal.sent.last ?? [], as: UTF8.self)
    #expect(sent.contains("안녕하세요") && !sent.contains("38;2"))
    wishes.usesColors = true
    await pilot.settle()
    #expect(String(decoding: pilot.terminal.sent.last ?? [], as: UTF8.self).contains("38;2"))
    pilot.stop()
  }

  @Test func withoutAChangeNothingIsPainted() async {
    let pilot = Pilot(prepare: { $0.adjustment = adjust }, root: Greeting())
    let frames = pilot.host.frames
    wishes.language = .english
    await pilot.settle()
    #expect(pilot.host.frames == frames)
    pilot.stop()
  }
}
