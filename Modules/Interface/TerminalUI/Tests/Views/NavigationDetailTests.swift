import Observation
import TerminalTesting
import TerminalUI
import Testing

/// A screen shows a detail or a pane beside itself where there is room for both, and is the same screen without it.
@MainActor struct NavigationDetailTests {
  struct Row: Identifiable {
    let id: Int
  }

  @Observable @MainActor final class Model {
    var rows = (0..<5).map { Row(id: $0) }
    var shown: [Int] = []
    var ended: [Int] = []
    var pressed = 0
    var text = ""
  }

  private struct Rows: View {
    @Environment(\.showsDetail) private var showsDetail
    @Environment(\.windowSize) private var window
    let model: Model

    var body: some View {
      VStack {
        Text(line: "\(window.columns) columns")
        List(model.rows, onSelect: { _ in model.pressed += 1 }) { Text(line: "row \($0.id)") }
          .defaultFocus()
          .onSelection(if: showsDetail, after: 120) { await show($0) }
      }
    }

    private func show(_ row: Row) async {
      model.shown.append(row.id)
      let (stream, _) = AsyncStream.makeStream(of: Void.self)
      for await _ in stream {}
      model.ended.append(row.id)
    }
  }

  private struct Detail: View {
    @Environment(\.windowSize) private var window
    let model: Model

    var body: some View {
      VStack {
        Text(line: "detail of \(model.shown.last.map(String.init) ?? "none"), \(window.columns) columns")
        Text("one\ntwo\nthree")
        Button("Open") { model.pressed += 10 }
      }
    }
  }

  /// What is beside the list scrolls, and appears with the first row.
  private struct RowsBesideText: View {
    let model: Model

    var body: some View {
      Rows(model: model).navigationDetail(isPresented: true) {
        if !model.shown.isEmpty { ScrollView { Detail(model: model) } }
      }
    }
  }

  /// A button stands higher than the list, on either side of it.
  private struct RowsBelowButton: View {
    let model: Model

    var body: some View {
      VStack {
        Button("New") { model.pressed += 100 }
        Rows(model: model)
      }
      .navigationDetail(isPresented: true) { Button("Open") { model.pressed += 10 } }
    }
  }

  private struct FormWithPane: View {
    let model: Model

    var body: some View {
      TextField("text", text: Binding(model, \.text)).defaultFocus()
        .inspector(isPresented: true, width: 38) { Text(line: "pane: \(model.text)") }
        .navigationTitle("Form")
    }
  }

  private let model = Model()

  private func list(columns: Int, rows: Int = 20, isPresented: Bool = true) async -> Pilot {
    let pilot = Pilot(
      showing: Rows(model: model).navigationDetail(isPresented: isPresented) { Detail(model: model) }
        .navigationTitle("Rows"), columns: columns, rows: rows)
    await pilot.settle()
    return pilot
  }

  private func rest(_ pilot: Pilot, _ milliseconds: Int = 120) async {
    await pilot.clock.advance(by: milliseconds)
    await pilot.settle()
  }

  @Test(arguments: [(110, 16, true), (109, 16, false), (110, 15, false)])
  func `A detail needs room for two screens`(columns: Int, rows: Int, isShown: Bool) async throws {
    let pilot = await list(columns: columns, rows: rows)
    #expect(pilot.screen.contains("detail of none, 70 columns") == isShown)
    #expect(pilot.screen.contains(isShown ? "40 columns" : "\(columns) columns"))
    if isShown { #expect(try #require(pilot.place(of: "[ Open ]")).column > 40) }
    // The bar above both has the title.
    #expect(pilot.place(of: "Rows")?.row == 0 && pilot.screen.ranges(of: "Rows").count == 1)
  }

  @Test func `Left and right lead to the other side from any height, and back to the same control`() async {
    let pilot = Pilot(
      showing: RowsBelowButton(model: model).navigationTitle("Rows"), columns: 120, rows: 20)
    await pilot.settle()
    await pilot.press(.down, .down, .right, .enter)
    #expect(model.pressed == 10, "\(pilot.screen)")
    await pilot.press(.left, .enter)
    #expect(model.pressed == 11, "\(pilot.screen)")
    await pilot.press(.down, .up, .right, .left, .enter)
    #expect(model.pressed == 12, "\(pilot.screen)")
  }

  @Test func `The saved position is that of the list, whatever appears beside it`() async {
    let memory = ScrollMemory()
    let pilot = Pilot(
      showing: RowsBesideText(model: model).navigationTitle("Rows").environment(\.scrollMemory, memory), columns: 120,
      rows: 20)
    await pilot.settle()
    await rest(pilot)
    #expect(pilot.screen.contains("detail of 0"))
    await pilot.press(.down)
    #expect(memory.place?.chosen == "1")
  }

  @Test func `Without a detail the screen has all of the room`() async {
    let pilot = await list(columns: 120, isPresented: false)
    #expect(pilot.screen.contains("120 columns") && !pilot.screen.contains("detail"))
  }

  @Test func `The selection is read when it has rested`() async {
    let pilot = await list(columns: 120)
    await rest(pilot, 119)
    #expect(model.shown.isEmpty)
    await rest(pilot, 1)
    #expect(model.shown == [0] && pilot.screen.contains("detail of 0"))
    // Rows that the selection passes over are not read.
    await pilot.press(.down, .down)
    #expect(model.ended == [0] && pilot.screen.contains("detail of 0"))
    await rest(pilot)
    #expect(model.shown == [0, 2] && pilot.screen.contains("detail of 2"))
    // Another row takes the place of one that is gone.
    model.rows.remove(at: 2)
    await pilot.settle()
    await rest(pilot)
    #expect(model.shown == [0, 2, 3])
  }

  @Test func `The focus goes to the detail and back, and the selection stays`() async {
    let pilot = await list(columns: 120)
    await pilot.press(.down)
    await rest(pilot)
    await pilot.press(.right)
    #expect(pilot.markedText == ["[ Open ]"])
    await pilot.press(.enter)
    #expect(model.pressed == 10 && model.shown == [1] && model.ended.isEmpty)
    await pilot.press(.left, .enter)
    #expect(model.pressed == 11)
  }

  @Test func `A narrow window keeps the selection, and reads nothing`() async {
    let pilot = await list(columns: 120)
    await pilot.press(.down, .down)
    await rest(pilot)
    await pilot.resize(columns: 70, rows: 20)
    #expect(!pilot.screen.contains("detail") && pilot.screen.contains("70 columns") && model.ended == [2])
    await pilot.press(.down)
    await rest(pilot)
    #expect(model.shown == [2])
    await pilot.resize(columns: 120, rows: 20)
    await rest(pilot)
    #expect(model.shown == [2, 3])
  }

  // MARK: A pane

  @Test func `The arrows up and down stay in the form, though a control of the pane is nearer`() async {
    let form = VStack {
      Button("one") {}
      Text((0..<12).map { "line \($0)" }.joined(separator: "\n"))
      Button("two") {}
    }
    .inspector(isPresented: true, width: 38) {
      VStack {
        Text("a\nb")
        Button("looks") {}
      }
    }
    .navigationTitle("Form")
    let pilot = Pilot(showing: form, columns: 120, rows: 24)
    await pilot.settle()
    await pilot.press(.down)
    #expect(pilot.markedText == ["[ two ]"])
    await pilot.press(.up)
    #expect(pilot.markedText == ["[ one ]"])
  }

  /// In a list a letter may act at once, and the user is about to type.
  @Test func `Left and right do not leave a field for another pane; Tab does`() async {
    let form = NavigationStack { TextField("Name", text: Binding(model, \.text)).navigationTitle("Form") }
      .navigationSidebar(width: 40) { Button("chats") {} }
    let pilot = Pilot(showing: form, columns: 120, rows: 24)
    await pilot.settle()
    while pilot.markedText.first?.hasPrefix("Name") != true { await pilot.press(.tab) }
    await pilot.press(.left, .right)
    #expect(pilot.markedText.first?.hasPrefix("Name") == true)
    await pilot.press(.tab)
    #expect(pilot.markedText.first?.hasPrefix("[ chats ]") == true)
  }

  @Test func `Down from a search leads to what it found, not to the screen on the left`() async {
    let screen = NavigationStack {
      VStack {
        Text("a\nb\nc")
        Button("hit") {}
      }
      .searchable(text: Binding(model, \.text)).defaultFocus()
      .navigationTitle("Search")
    }
    .navigationSidebar(width: 40) {
      VStack {
        Text("a\nb")
        Button("chat") {}
      }
    }
    let pilot = Pilot(showing: screen, columns: 120, rows: 20)
    await pilot.settle()
    await pilot.press(.down)
    #expect(pilot.markedText == ["[ hit ]"])
  }

  private func form(columns: Int, depth: GoldenDepth = .truecolor) async -> Pilot {
    let pilot = Pilot(showing: FormWithPane(model: model), columns: columns, rows: 20, depth: depth)
    await pilot.settle()
    return pilot
  }

  @Test func `A pane is on the right, and the form is the same without it`() async throws {
    let pilot = await form(columns: 120)
    await pilot.type("half")
    await pilot.press(.left)
    #expect(try #require(pilot.place(of: "pane: half")).column == 83)
    await pilot.resize(columns: 109, rows: 20)
    await pilot.type("-")
    #expect(model.text == "hal-f" && !pilot.screen.contains("pane"))
    await pilot.resize(columns: 120, rows: 20)
    #expect(pilot.screen.contains("pane: hal-f") && pilot.caret != nil)
  }

  @Test func `Without colours a line parts the pane from the screen`() async {
    let pilot = await form(columns: 120, depth: .colorless)
    #expect(pilot.lines[5].hasSuffix("│"))
    #expect(pilot.lines[5].count == 83)
  }
}
