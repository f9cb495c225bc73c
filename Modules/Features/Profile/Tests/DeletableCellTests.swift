import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The row with the focus has the keys and the mark that delete it; other rows have neither.
@MainActor struct DeletableCellTests {
  private final class Record {
    var actions: [String] = []
  }

  private struct Rows: View {
    let record: Record

    var body: some View {
      VStack {
        ForEach(["Ada", "Bo"], id: \.self) { name in
          Button(action: { record.actions.append("open \(name)") }) {
            DeletableCell(
              name: name, keys: KeyBinding.deleting("Delete") { delete(name) }, delete: { delete(name) }
            ) {
              Text(line: name)
            }
          }
        }
      }
    }

    private func delete(_ name: String) { record.actions.append("delete \(name)") }
  }

  private let record = Record()

  private func show(columns: Int = 40) async -> Pilot {
    let pilot = Pilot(columns: columns, rows: 6, root: Rows(record: record))
    await pilot.settle()
    return pilot
  }

  @Test func `The mark moves with the focus, and deletes by a click`() async throws {
    let pilot = await show()
    let first = try #require(pilot.place(of: "✕"))
    #expect(pilot.screen.ranges(of: "✕").count == 1 && first.row == pilot.place(of: "Ada")?.row)
    await pilot.click(on: "✕")
    await pilot.press(.down)
    let second = try #require(pilot.place(of: "✕"))
    #expect(pilot.screen.ranges(of: "✕").count == 1 && second.row == first.row + 1 && second.column == first.column)
    await pilot.click(on: "✕")
    #expect(record.actions == ["delete Ada", "delete Bo"])
  }

  @Test func `In the place of the mark another row is opened`() async throws {
    let pilot = await show()
    let mark = try #require(pilot.place(of: "✕"))
    await pilot.click(column: mark.column, row: mark.row + 1)
    #expect(record.actions == ["open Bo"])
  }

  @Test func `The keys delete the chosen row, also where the mark has no room`() async {
    let pilot = await show(columns: 29)
    #expect(!pilot.screen.contains("✕"))
    await pilot.press(.character("d"), .down, .delete)
    #expect(record.actions == ["delete Ada", "delete Bo"])
  }

  @Test func `Line by line each row has an action that deletes it`() async {
    let pilot = PlainPilot(root: Rows(record: record))
    await pilot.settle()
    #expect(!pilot.transcript.contains("✕"))
    #expect(pilot.transcript.contains("1. Ada\n2. Delete Ada\n3. Bo\n4. Delete Bo\n"), "\(pilot.transcript)")
    await pilot.enter("4", "1")
    #expect(record.actions == ["delete Bo", "open Ada"])
  }
}
