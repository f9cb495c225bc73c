import TerminalTesting

import Testing

@testable import TerminalUI

@MainActor struct NavigationStackTests {
  private let model = ControlModel()

  private struct Counting: View {
    @State private var count = 0
    let model: ControlModel

    var body: some View {
      Button("body") { model.log.append("body") }
        .navigationTitle("셈 \(count)")
        .toolbar {
          Text("old").foregroundStyle(.secondary)
          Button("more") { count += 1 }
        }
        .keyboardShortcut(.character("x"), "Export") { model.log.append("export") }
    }
  }

  @Test func titleAndToolsAreAboveTheirScreen() async {
    let pilot = Pilot(columns: 30, rows: 4, root: NavigationStack { Counting(model: model) })
    #expect(
      pilot.screen == """
         셈 0            old [ more ]
         [ body ]


        """)
    // The tools come first, and the keys of the screen work there too.
    #expect(pilot.markedText == ["[ more ]"])
    await pilot.press(.enter, .character("x"))
    #expect(pilot.screen.contains("셈 1"))
    await pilot.click(on: "more")
    #expect(pilot.screen.contains("셈 2"))
    await pilot.press(.down, .enter)
    #expect(model.log == ["export", "body"])
  }

  @Test func downFromTheToolsLeadsToTheFirstControl() async {
    func button(_ title: String) -> Button { Button(title) { [model] in model.log.append(title) } }
    let screen = ScrollView {
      VStack {
        button("first")
        HStack {
          Text("                      ").accessibilityHidden()
          button("second")
        }
        ForEach(Array(0..<8), id: \.self) { button("\($0)") }
      }
    }
    .navigationTitle("title").toolbar { button("close") }
    let pilot = Pilot(columns: 36, rows: 6, root: NavigationStack { screen })
    await pilot.press(.down, .enter)
    #expect(model.log == ["first"])
    // From there Down goes to the nearest control again, and Up leads back.
    await pilot.press(.up, .enter)
    #expect(model.log == ["first", "close"])
    // On a scrolled page Down leads to a visible control, and not to one hidden behind the bar.
    await pilot.press(.pageDown, .pageDown, .down, .enter)
    let number = pilot.lines[1].filter(\.isNumber)
    #expect(model.log.last == number && !number.isEmpty)
  }

  @Test func aScreenWithoutATitleHasAllOfTheRoom() {
    let pilot = Pilot(columns: 5, rows: 2, root: NavigationStack { Text("12345") })
    #expect(pilot.screen == "12345\n")
  }

  @Test func withoutAStackThereIsNoBar() {
    let pilot = Pilot(columns: 20, rows: 3, root: Counting(model: model))
    #expect(pilot.screen == "[ body ]\n\n")
  }

  @Test func theInnermostTitleCounts() {
    let pilot = Pilot(
      columns: 20, rows: 3,
      root: NavigationStack {
        VStack { Text("body").navigationTitle("inner").toolbar { Text("b") } }.navigationTitle("outer").toolbar {
          Text("a")
        }
      })
    #expect(pilot.lines[0] == " inner          a b")
  }

  @Test(arguments: [(27, " About the stars · Nova  b"), (26, " Nova                   b")])
  func theShortTitleStandsWhereTheWholeOneHasNoRoom(columns: Int, bar: String) {
    let screen = Text("body").navigationTitle("About the stars · Nova", short: "Nova").toolbar { Text("b") }
    #expect(Pilot(columns: columns, rows: 3, root: NavigationStack { screen }).lines[0] == bar)
  }

  @Test func stacksKeepTheirTitlesApart() {
    let pilot = Pilot(
      columns: 12, rows: 6,
      root: VStack {
        NavigationStack { Text("1").navigationTitle("one") }.frame(height: 3)
        NavigationStack { NavigationStack { Text("2").navigationTitle("two") } }
      })
    #expect(pilot.lines == [" one", " 1", "", " two", " 2", ""])
  }

  @Test func aLongTitleLeavesRoomForTheTools() {
    let pilot = Pilot(
      columns: 20, rows: 3,
      root: NavigationStack { Text("").navigationTitle("아주 긴 제목이라 자른다").toolbar { Button("ok") {} } })
    #expect(pilot.lines[0].hasSuffix("[ ok ]"))
    #expect(pilot.lines[0].contains("…"))
  }

  @Test func lineByLineTheTitleIsTheHeading() async {
    let pilot = PlainPilot(root: NavigationStack { Counting(model: model) })
    await pilot.settle()
    #expect(pilot.transcript.contains("\n셈 0\n\n"))
    #expect(pilot.host.reading.items.contains { if case .heading = $0.kind { true } else { false } })
    await pilot.choose("more")
    #expect(pilot.answer.contains("셈 1"))
  }
}
