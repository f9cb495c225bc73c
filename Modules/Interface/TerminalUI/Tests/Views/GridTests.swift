import TerminalTesting
import TerminalUI
import Testing

@MainActor struct GridTests {
  private let model = ControlModel()

  private func screen(columns: Int, rows: Int = 6, _ view: some View) -> String {
    var lines = Pilot(columns: columns, rows: rows, root: view).lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  @Test func cellsOfAColumnAreAligned() {
    let grid = Grid(horizontalSpacing: 2) {
      GridRow {
        Text("Name")
        Text("Mango")
        Text("1")
      }
      GridRow {
        Text("이름이 길다")
        Text("망고")
        Text("22")
      }
      Divider()
      GridRow { Text("alone") }
    }
    #expect(
      screen(columns: 40, grid) == """
        Name         Mango  1
        이름이 길다  망고   22
        ──────────────────────
        alone
        """)
  }

  @Test func cellsFollowTheAlignment() {
    let grid = Grid(alignment: .bottomLeading, verticalSpacing: 1) {
      GridRow {
        Text("a")
        Text("one\ntwo")
      }
      GridRow {
        Text("long")
        Text("b")
      }
    }
    #expect(screen(columns: 20, grid) == "     one\na    two\n\nlong b")
    let right = Grid(alignment: .topTrailing) {
      GridRow {
        Text("a")
        Text("1")
      }
      GridRow {
        Text("bb")
        Text("100")
      }
    }
    #expect(screen(columns: 20, right) == " a   1\nbb 100")
  }

  @Test func columnsThatDoNotFitShareTheRoom() {
    let grid = Grid {
      GridRow {
        Text("Data")
        Text("a path that is too long for one row")
      }
      GridRow {
        Text("Version")
        Text("1.0")
      }
    }
    #expect(
      screen(columns: 24, grid) == """
        Data    a path that is
                too long for one
                row
        Version 1.0
        """)
  }

  @Test func aFieldTakesTheRestOfTheRoom() async {
    let pilot = Pilot(
      columns: 20, rows: 4,
      root: Grid {
        GridRow {
          Text("Name")
          TextField("type", text: Binding(model, \.name)).defaultFocus()
        }
        GridRow {
          Text("On")
          Toggle("yes", isOn: Binding(model, \.isOn))
        }
      })
    #expect(pilot.lines[0...1] == ["Name type", "On   [ ] yes"])
    await pilot.type("12345678901234567")
    #expect(pilot.lines[0] == "Name 45678901234567")
    await pilot.press(.tab, .enter)
    #expect(model.isOn)
    await pilot.click(on: "[✓]")
    #expect(!model.isOn)
  }

  @Test func lineByLineARowIsALine() async {
    let pilot = PlainPilot(
      root: Grid {
        GridRow {
          Text("Version")
          Text("1.0")
        }
        GridRow {
          Text("Name")
          TextField("type", text: Binding(model, \.name))
        }
      })
    await pilot.settle()
    #expect(pilot.transcript.contains("Version 1.0\n1. Name – type: (empty)"))
  }

  @Test func emptyGridsAndRowsTakeNoRoom() {
    #expect(
      screen(
        columns: 9,
        VStack {
          Grid {}; Text("a")
        }) == "a")
    #expect(
      screen(
        columns: 9,
        Grid(verticalSpacing: 1) {
          GridRow {}; GridRow { Text("a") }
        }) == "\n\na".dropFirst())
    #expect(
      screen(
        columns: 9,
        GridRow {
          Text("a"); Text("b")
        }) == "a b")
  }
}
