import DesignSystem
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct ComponentTests {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  @Test func anErrorOffersToRetry() async {
    let pilot = Pilot(language: .korean, root: ErrorState("연결할 수 없습니다.") { log.lines.append("retry") })
    #expect(pilot.screen.contains("연결할 수 없습니다."))
    await pilot.press(.enter)
    #expect(log.lines == ["retry"])
  }

  @Test func aPreviewHasTheWaysOnBesideThePortraitAndScrolls() async {
    let page = PreviewPage(
      name: "Ada", kind: "woman", summary: "", portrait: Portrait("Ada", size: .hero),
      texts: (1...9).map { TitledText(title: "Title \($0)", text: "Text \($0)") },
      open: { log.lines.append("portrait") }
    ) {
      Button("Open") { log.lines.append("open") }
    }
    let pilot = Pilot(columns: 40, rows: 12, root: page)
    #expect(pilot.lines[3].contains("[ Open ]") && !pilot.screen.contains("Title 9"), "\(pilot.screen)")
    await pilot.wheel(.down, over: "Title 1", notches: 12)
    #expect(pilot.screen.contains("Text 9"), "\(pilot.screen)")
    await pilot.wheel(.up, over: "Title 9", notches: 12)
    await pilot.click(on: " A ")
    await pilot.press(.enter)
    #expect(log.lines == ["portrait", "open"])
  }

  @Test(arguments: [(54, 12), (20, 5), (16, 4)])
  func aQuestionKeepsItsControlsInView(columns: Int, rows: Int) async {
    let question = ModalQuestion("Save it?", message: "With a name you find it again after signing out.") {
      WrappingHStack(spacing: 2) {
        Button("Yes") { log.lines.append("yes") }.defaultFocus()
        Button("No") { log.lines.append("no") }
      }
    }
    let pilot = Pilot(columns: columns, rows: rows, root: question)
    #expect(pilot.screen.contains("[ Yes ]") && pilot.screen.contains("[ No ]"), "\(pilot.screen)")
    var seen: Set<Substring> = []
    for _ in 0..<20 {
      seen.formUnion(pilot.screen.split { " \n▴▾".contains($0) })
      await pilot.press(.pageDown)
    }
    #expect(seen.isSuperset(of: "Save it? With a name you find it again after signing out.".split(separator: " ")))
    await pilot.press(.enter)
    await pilot.click(on: "[ No ]")
    #expect(log.lines == ["yes", "no"])
  }

  @Test func anErrorsKeyIsInTheFooterAndNeedNotBeALetter() async {
    let letter = Pilot(showing: ErrorState("Gone.") { log.lines.append("r") })
    await letter.click(on: "r Try again")
    await letter.press(.character("r"))
    let control = Pilot(showing: ErrorState("Gone.", key: .control("r")) { log.lines.append("^R") })
    await control.press(.character("r"))
    await control.press(.control("r"))
    #expect(log.lines == ["r", "r", "^R"])
    #expect(control.footer == " ^R Try again  ? Keys")
  }

  @Test(arguments: [(80, 1), (30, 3)])
  func aFailedPartTakesOneLineWhereThereIsRoom(columns: Int, rows: Int) async {
    let part = VStack {
      Text("Heading")
      ErrorLine("The shelf is out of reach.") { log.lines.append("retry") }
      Text("End")
    }
    let pilot = Pilot(columns: columns, rows: 24, root: part)
    #expect(pilot.lines[1].hasPrefix("Could not be loaded: "))
    #expect(pilot.place(of: "End")?.row == 1 + rows, "\(pilot.screen)")
    await pilot.press(.enter, .character("r"))
    #expect(log.lines == ["retry", "retry"])
  }

  @Test func loadingBeginsWhereTheContentWill() {
    let line = Pilot(columns: 40, rows: 3, root: LoadingLine())
    #expect(line.lines[0] == "⠋ Loading…")
    line.stop()
    let screen = Pilot(columns: 40, rows: 3, root: LoadingState("Counting…"))
    #expect(screen.lines[1].hasSuffix("  ⠋ Counting…"))
    screen.stop()
  }

  @Test(arguments: ["Ada", "Archibald Montgomery Featherstonehaugh-Cholmondeley"])
  func aRowsDetailStandsAtItsEndAndIsNeverCut(title: String) {
    let pilot = Pilot(columns: 40, rows: 2, root: ListCell(title, badge: "New", detail: "Today 14:02"))
    #expect(pilot.lines[0].hasSuffix("  Today 14:02") && pilot.place(of: "Today")?.column == 29, "\(pilot.screen)")
  }

  /// The word is short, and says more than the end of a title.
  @Test func aLongTitleGivesWayToTheBadge() {
    let pilot = Pilot(
      columns: 33, rows: 2,
      root: ListCell("빵에 바질을 넣어 구워도 되나요?", subtitle: "도윤", badge: "새 답장", detail: "2시간 전", portrait: "도윤"))
    #expect(pilot.lines[0].contains("빵에"), "\(pilot.screen)")
    #expect(pilot.lines[0].contains("… 새 답장  2시간 전"), "\(pilot.screen)")
    pilot.stop()
  }

  @Test(arguments: [
    ("Ada", "A"), ("보현", "보"), ("\u{1B}\u{202E} ada", "A"), ("👩‍🚀 Zoe", "👩‍🚀"), ("\u{200B}", "?"), ("", "?"),
  ])
  func aPortraitShowsTheFirstThatCanBeSeen(name: String, initial: String) {
    let pilot = Pilot(columns: 20, rows: 2, root: ListCell("title", subtitle: "below", portrait: name))
    #expect(pilot.lines[0].hasPrefix("   \(initial) "))
    #expect(pilot.place(of: "title")?.column == 7)
    #expect(pilot.place(of: "below")?.column == 7)
  }

  @Test func aBusyButtonCannotBePressed() async {
    let busy = Pilot(root: AsyncButton("Save", isBusy: true) { log.lines.append("saved") })
    await busy.press(.enter, .character(" "))
    #expect(log.lines.isEmpty)
    #expect(busy.screen.contains("Save"))
    let ready = Pilot(root: AsyncButton("Save", isBusy: false) { log.lines.append("saved") })
    await ready.press(.enter)
    #expect(log.lines == ["saved"])
  }

  @Test(arguments: [false, true])
  func anAsyncButtonMayTakeTheFocusFirst(isFirst: Bool) async {
    let save = AsyncButton("Save", isBusy: false) { log.lines.append("saved") }
    let pilot = Pilot(
      root: VStack {
        Button("Cancel") { log.lines.append("cancelled") }
        if isFirst { save.defaultFocus() } else { save }
      })
    await pilot.press(.enter)
    #expect(log.lines == [isFirst ? "saved" : "cancelled"])
  }

  @Test func theFocusShowsWithoutColours() async {
    let pilot = Pilot(
      columns: 20, rows: 3, root: List([Row(id: 1), Row(id: 2)], onSelect: { _ in }) { ListCell("row \($0.id)") })
    #expect(pilot.screen.hasPrefix("▌ row 1\n  row 2"))
    await pilot.press(.down)
    #expect(pilot.screen.hasPrefix("  row 1\n▌ row 2"))
  }

  /// Many heavy titles would make a list restless.
  @Test func onlyTheChosenTitleIsBold() async {
    let pilot = Pilot(
      columns: 20, rows: 3, root: List([Row(id: 1), Row(id: 2)], onSelect: { _ in }) { ListCell("row \($0.id)") })
    func isBold() -> [Bool] {
      let lines = pilot.colors.split(separator: "\n", omittingEmptySubsequences: false)
      return lines[0..<2].map { row in
        row.dropFirst(2).first.map { letter in lines.contains { $0.hasPrefix("\(letter) = bold") } } ?? false
      }
    }
    #expect(isBold() == [true, false])
    await pilot.press(.down)
    #expect(isBold() == [false, true])
  }

  @Test(
    .enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil },
    arguments: [(Portrait.Size.row, 2), (.mini, 2), (.hero, 8)])
  func aPictureTakesThePlaceOfTheLetter(size: Portrait.Size, cellsOfAColour: Int) async throws {
    let picture = try #require(await Picture.read(png: SamplePicture.file))
    let pilot = Pilot(columns: 20, rows: 5, root: Portrait("Zed", picture: picture, size: size))
    #expect(!pilot.screen.contains("Z"))
    #expect(pilot.cells(on: 255, 0, 0).count == cellsOfAColour)
    #expect(pilot.cells(on: 255, 255, 0).map(\.row).max() == size.rows - 1)
  }

  @Test(.enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil })
  func rowsWithoutAPictureAreAlignedWithOthers() async throws {
    let picture = try #require(await Picture.read(png: SamplePicture.file))
    let pilot = Pilot(
      columns: 24, rows: 4,
      root: VStack {
        ListCell("Ada", subtitle: "a", portrait: "Ada", picture: picture)
        ListCell("Zed", subtitle: "z", portrait: "Zed")
      })
    #expect(pilot.screen == "       Ada\n       a\n   Z   Zed\n       z")
  }

  struct Row: Identifiable {
    let id: Int
  }
}
