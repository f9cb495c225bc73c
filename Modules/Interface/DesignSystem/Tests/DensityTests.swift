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
    #expect(pilot.lines[0].hasSuffix(" now"))
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

  @Test(arguments: Density.allCases) func `The mark that deletes a row takes no room from its title`(density: Density)
    async
  {
    final class Record {
      var deleted = 0
    }
    let record = Record()
    let pilot = Pilot(
      columns: 40, rows: 6,
      root: Button {
      } label: {
        ListCell("Juno", subtitle: "Grows tomatoes in orbit", detail: "now") { record.deleted += 1 }
      }
      .environment(\.density, density))
    #expect(pilot.lines[0].hasSuffix(density == .compact ? "now ✕" : "now"), "\(pilot.screen)")
    #expect(pilot.place(of: "✕")?.row == (density == .compact ? 0 : 1))
    await pilot.click(on: "✕")
    #expect(record.deleted == 1)
  }

  @Test func withoutRoomTheSecondLineIsLeftOut() {
    let pilot = list(.compact, columns: 20)
    #expect(pilot.lines[0].contains("Juno") && pilot.lines[0].hasSuffix("now"))
    #expect(pilot.lines[1].contains("Oma"))
  }
}
