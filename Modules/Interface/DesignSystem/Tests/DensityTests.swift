import DesignSystem
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct DensityTests {
  private func list(_ density: Density, columns: Int = 40) -> Pilot {
    Pilot(
      columns: columns, rows: 6,
      root: VStack {
        ListCell("Juno", subtitle: "Grows tomatoes in orbit", detail: "now", portrait: "Juno")
        ListCell("Oma", subtitle: "Mends clocks", portrait: "Oma")
      }
      .environment(\.density, density))
  }

  @Test func comfortableRowsAreTwoLines() {
    let pilot = list(.comfortable)
    #expect(pilot.lines.count { !$0.isEmpty } == 4)
    #expect(pilot.place(of: "Grows")?.row == 1 && pilot.place(of: "Oma")?.row == 2)
  }

  @Test func compactRowsAreOne() {
    let pilot = list(.compact)
    #expect(pilot.lines[0] == "  J  Juno  Grows tomatoes in orbit   now" || pilot.lines[0].hasSuffix("now"))
    #expect(pilot.place(of: "Grows")?.row == 0 && pilot.place(of: "Mends")?.row == 1)
    #expect(pilot.place(of: "Mends")?.column == pilot.place(of: "Oma").map { $0.column + 5 })
  }

  /// Words in one line would be read as one.
  @Test(arguments: Density.allCases) func readOutTheSubtitleIsAPartOfItsOwn(density: Density) async {
    let pilot = PlainPilot(
      root: Button {
      } label: {
        ListCell("Juno", subtitle: "Grows tomatoes in orbit")
      }
      .environment(\.density, density))
    await pilot.settle()
    #expect(pilot.transcript.contains("Juno — Grows tomatoes"), "\(pilot.transcript)")
  }

  @Test func withoutRoomTheSecondLineIsLeftOut() {
    let pilot = list(.compact, columns: 20)
    #expect(pilot.lines[0].contains("Juno") && pilot.lines[0].hasSuffix("now"))
    #expect(pilot.lines[1].contains("Oma"))
  }
}
