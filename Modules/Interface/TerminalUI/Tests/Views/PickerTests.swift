import TerminalTesting
import TerminalUI
import Testing

@MainActor struct PickerTests {
  private let model = ControlModel()

  private func open(_ style: PickerStyle, language: Language = .english) -> Pilot {
    Pilot(columns: 44, rows: 8, language: language, root: KindForm(model: model, style: style))
  }

  @Test func eachStyleShowsTheSelectionWithoutColours() {
    #expect(open(.wheel).screen.contains("Kind ‹ Dog ›\n"))
    #expect(open(.segmented).screen.contains("Kind  Cat [Dog] Alien\n"))
    #expect(open(.inline).screen.contains("Kind\n○ Cat\n● Dog\n○ Alien\n"))
    #expect(!open(.inline).screen.contains("no option"))
  }

  @Test func wideCharactersKeepTheirCells() {
    let pilot = open(.segmented, language: .korean)
    #expect(pilot.screen.contains("종류  고양이 [개] 외계인\n"))
    #expect(pilot.place(of: "[개")?.column == 13)
    #expect(pilot.place(of: "] 외")?.column == 16)
  }

  @Test(arguments: [PickerStyle.wheel, .segmented])
  func arrowsBesideGoFromOptionToOption(style: PickerStyle) async {
    let pilot = open(style)
    #expect(!pilot.screen.contains("Change"))
    await pilot.press(.down, .right)
    #expect(model.kind == .alien)
    #expect(pilot.markedText.contains { $0.contains("Alien") })
    let list = style == .wheel ? "⏎ List  " : ""
    #expect(pilot.footer == " ←→ Change  \(list)↓ Next field  ? Keys")
    await pilot.press(.left, .left)
    #expect(model.kind == .cat)
    // At its end a row does not move, and a wheel wraps around.
    await pilot.press(.left)
    #expect(model.kind == (style == .wheel ? .alien : .cat))
    await pilot.press(.down, .enter)
    #expect(model.log == ["below"])
  }

  @Test func inAColumnTheFocusMovesAndEnterChooses() async {
    let pilot = open(.inline)
    await pilot.press(.down)
    #expect(pilot.markedText == ["○ Cat"])
    #expect(model.kind == .dog)
    await pilot.press(.enter)
    #expect(model.kind == .cat)
    #expect(pilot.screen.contains("● Cat\n○ Dog"))
    await pilot.press(.down, .down, .character(" "), .down, .enter)
    #expect(model.kind == .alien)
    #expect(model.log == ["below"])
  }

  @Test func aColumnThatDoesNotFitIsScrolledThrough() async {
    let picker = Picker("Number", selection: Binding(get: { 9 }, set: { model.log.append("\($0)") })) {
      ForEach(Array(0..<20), id: \.self) { Text("Number \($0)").tag($0) }
    }
    let pilot = Pilot(columns: 20, rows: 4, root: ScrollView { picker.defaultFocus().pickerStyle(.inline) })
    #expect(pilot.markedText == ["● Number 9"])
    for _ in 0..<5 { await pilot.press(.down) }
    #expect(pilot.markedText == ["○ Number 14"])
    await pilot.press(.enter)
    #expect(model.log == ["14"])
  }

  @Test func spaceTurnsTheWheel() async {
    let pilot = open(.wheel)
    await pilot.press(.tab, .character(" "))
    #expect(model.kind == .alien)
  }

  @Test func fromARowEnterGoesOn() async {
    let pilot = open(.segmented)
    await pilot.press(.tab, .character(" "), .enter)
    #expect(model.kind == .dog && pilot.markedText == ["[ Below ]"] && model.log.isEmpty)
  }

  @Test func enterOpensAListOfAWheelsOptions() async {
    let pilot = open(.wheel)
    await pilot.press(.tab, .enter)
    #expect(pilot.screen.contains("○ Cat") && pilot.screen.contains("○ Alien"), "\(pilot.screen)")
    #expect(pilot.markedText == ["● Dog"], "the selected option has the focus")
    #expect(pilot.footer == " ⏎ Choose  │ Esc Close  ? Keys")
    await pilot.press(.down)
    #expect(model.kind == .dog, "opening the list changes nothing")
    await pilot.press(.enter)
    #expect(model.kind == .alien && !pilot.screen.contains("○"))
    #expect(pilot.markedText == ["‹ Alien ›"], "the focus is back")
    await pilot.press(.enter, .up, .escape)
    #expect(model.kind == .alien && pilot.markedText == ["‹ Alien ›"])
    // Each opening begins at the selected option, which can be chosen too.
    await pilot.press(.enter)
    #expect(pilot.markedText == ["● Alien"])
    await pilot.press(.enter)
    #expect(model.kind == .alien && !pilot.screen.contains("○"))
    await pilot.press(.enter)
    await pilot.click(on: "○ Cat")
    #expect(model.kind == .cat && model.log.isEmpty)
  }

  @Test func enterChoosesTheOtherOfTwoOptions() async {
    let picker = Picker("Which", selection: Binding(model, \.isOn)) {
      ForEach([false, true], id: \.self) { Text($0 ? "that" : "this").tag($0) }
    }
    let pilot = Pilot(columns: 30, rows: 4, root: Live { picker.defaultFocus() })
    await pilot.press(.enter)
    #expect(model.isOn)
    await pilot.press(.enter)
    #expect(!model.isOn)
  }

  @Test(arguments: [(44, 8), (20, 10), (20, 6)]) func aListThatDoesNotFitScrolls(size: (Int, Int)) async {
    var chosen = 3
    let picker = Picker("Number", selection: Binding(get: { chosen }, set: { chosen = $0 })) {
      ForEach(Array(0..<20), id: \.self) { Text("Number \($0)").tag($0) }
    }
    let pilot = Pilot(columns: size.0, rows: size.1, root: VStack { picker.defaultFocus() }.scrollIndicators(.visible))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("▾") && pilot.markedText == ["● Number 3"])
    for _ in 0..<30 { await pilot.press(.down) }
    #expect(pilot.markedText == ["○ Number 19"] && pilot.screen.contains("▴"))
    await pilot.press(.enter)
    #expect(chosen == 19)
  }

  @Test func theListGoesWithItsWheel() async {
    let form = Live { if model.kind != .cat { KindForm(model: model, style: .wheel) } }
    let pilot = Pilot(columns: 44, rows: 12, root: form)
    await pilot.press(.tab, .enter)
    #expect(pilot.screen.contains("○ Alien"))
    model.kind = .cat
    await pilot.settle()
    #expect(!pilot.screen.contains("Alien"))
  }

  @Test func theHelpHasTheKeysOfAFieldTogether() async {
    let pilot = open(.wheel)
    await pilot.press(.tab, .function(1))
    #expect(pilot.screen.contains("← → Space") && pilot.screen.contains("Change"))
    #expect(pilot.screen.contains("⏎") && pilot.screen.contains("List") && pilot.screen.contains("Next field"))
  }

  @Test func aClickChoosesAnOption() async {
    let row = open(.segmented)
    await row.click(on: "Alien")
    #expect(model.kind == .alien)
    #expect(row.markedText == ["[Alien]"])
    await row.click(on: "Kind")
    #expect(model.kind == .alien)
    await open(.inline).click(on: "○ Cat")
    #expect(model.kind == .cat)
    let wheel = open(.wheel)
    await wheel.click(on: "›")
    #expect(model.kind == .dog)
    await wheel.click(on: "‹")
    #expect(model.kind == .cat)
    await wheel.click(on: "Kind")
    #expect(model.kind == .dog)
  }

  @Test(arguments: [PickerStyle.wheel, .segmented, .inline])
  func theSelectedValueMayHaveNoOption(style: PickerStyle) async {
    model.kind = nil
    let pilot = open(style)
    #expect(pilot.screen.contains("Kind"))

    await pilot.press(.tab, style == .inline ? .enter : .right)
    #expect(model.kind == .cat)
  }

  @Test(arguments: [PickerStyle.wheel, .segmented, .inline])
  func aDisabledPickerIgnoresInput(style: PickerStyle) async {
    model.isEnabled = false
    let pilot = open(style)
    await pilot.press(.tab, .right, .left, .up, .enter)
    await pilot.click(on: "Dog")
    await pilot.click(on: style == .wheel ? "‹" : "Cat")
    #expect(model.kind == .dog)
    #expect(model.log == ["above"])
  }

  @Test(arguments: [PickerStyle.segmented, .inline])
  func lineByLineEachOptionHasANumber(style: PickerStyle) async {
    let pilot = PlainPilot(language: .korean, root: KindForm(model: model, style: style))
    await pilot.settle()
    #expect(pilot.transcript.contains("종류\n2. 고양이\n3. 개 (선택됨)\n4. 외계인\n"))
    await pilot.enter("4")
    #expect(model.kind == .alien)
    #expect(pilot.answer.contains("4. 외계인 (선택됨)"))
    #expect(pilot.answer.contains("3. 개\n"))
  }

  @Test func lineByLineAWheelHasOneNumberThatTurnsIt() async {
    let pilot = PlainPilot(root: KindForm(model: model, style: .wheel))
    await pilot.settle()
    #expect(pilot.transcript.contains("2. Kind: Dog, 2 of 3; 2 again for the next\n"))
    await pilot.enter("2")
    #expect(model.kind == .alien)
    #expect(pilot.answer.contains("2. Kind: Alien, 3 of 3"))
  }

  @Test(arguments: [Language.english, .korean]) func lineByLineAWheelTakesTheNameOfAnOption(language: Language) async {
    let pilot = PlainPilot(language: language, root: KindForm(model: model, style: .wheel))
    await pilot.enter(language("2 cat", "2 고양이"))
    #expect(model.kind == .cat)
    #expect(pilot.answer.contains(language("2. Kind: Cat, 1 of 3", "2. 종류: 고양이, 3개 중 1번째")))
    await pilot.enter(language("2 AL", "2 외계"))
    #expect(model.kind == .alien)
    await pilot.enter(language("2 alien", "2 외계인"))
    #expect(model.kind == .alien && pilot.answer.contains(language("Alien, 3 of 3", "외계인, 3개 중 3번째")))
    await pilot.enter("2 ?")
    #expect(pilot.answer.contains(language("The choices are: Cat, Dog, Alien\n", "고를 수 있는 것: 고양이, 개, 외계인\n")))
    #expect(model.kind == .alien && model.log.isEmpty)
  }

  @Test(arguments: [PickerStyle.wheel, .segmented, .inline])
  func lineByLineADisabledPickerSaysSo(style: PickerStyle) async {
    model.isEnabled = false
    let pilot = PlainPilot(root: KindForm(model: model, style: style))
    await pilot.settle()
    #expect(pilot.transcript.contains("(not available now)"))
    #expect(pilot.number(of: "Dog") == nil)
  }
}
