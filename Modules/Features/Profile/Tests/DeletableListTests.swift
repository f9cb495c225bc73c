import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// One action at a time changes a list. What was deleted last can be brought back until another change.
@MainActor struct DeletableListTests {
  private final class Names {
    var stored = ["Ada", "Bo"]
    var loadError: OutOfReach?, undoError: OutOfReach?
    var errors = 0
  }

  private struct Screen: View {
    let names: Names
    let list: DeletableList<[String], String>

    var body: some View {
      DeletableListScreen(
        title: "Names", loader: list.loader, deleted: list.deleted, keys: [], load: { await list.loader.load() },
        undo: undo
      ) {
        Text("The names.")
      } rows: {
        ForEach(list.content, id: \.self) { Button($0) {} }
      }
    }

    private func undo() async -> Bool {
      await list.undo { name in
        if let error = names.undoError { throw error }
        names.stored.append(name)
      }
    }
  }

  private let names = Names()
  private let list: DeletableList<[String], String>

  init() {
    list = DeletableList([]) { [names] in
      if let error = names.loadError { throw error }
      return names.stored
    } onError: { [names] _ in
      names.errors += 1
    }
  }

  private func show() async -> Pilot {
    let pilot = Pilot(showing: Screen(names: names, list: list), columns: 80, rows: 24)
    await pilot.settle()
    return pilot
  }

  private func deleteLast(_ pilot: Pilot) async {
    #expect(await list.delete { names.stored.removeLast() })
    await pilot.settle()
  }

  @Test func `What was deleted can be brought back until another change`() async {
    let pilot = await show()
    #expect(pilot.screen.contains("The names.") && !pilot.screen.contains("Undo"))
    await deleteLast(pilot)
    #expect(pilot.screen.contains("Bring Bo back") && pilot.screen.contains("u Undo"))
    names.undoError = OutOfReach()
    await pilot.press(.character("u"))
    #expect(names.errors == 1 && names.stored == ["Ada"] && pilot.screen.contains("Bring Bo back"))
    names.undoError = nil
    await pilot.press(.character("u"))
    #expect(names.stored == ["Ada", "Bo"] && pilot.screen.contains("Bo") && !pilot.screen.contains("Bring"))
    await deleteLast(pilot)
    // The user leaves a form as it was.
    await list.act { throw CancellationError() }
    await pilot.settle()
    #expect(pilot.screen.contains("Bring Bo back"))
    await list.act {}
    await pilot.settle()
    #expect(!pilot.screen.contains("Bring") && !pilot.screen.contains("Undo"))
  }

  @Test func `One action at a time is done, and its error reported`() async {
    var isDoneMeanwhile = true
    #expect(await list.act { isDoneMeanwhile = await list.act {} })
    #expect(!isDoneMeanwhile)
    #expect(await !list.act { throw OutOfReach() })
    // The user does not agree.
    #expect(await !list.delete { throw CancellationError() })
    #expect(names.errors == 1 && list.deleted == nil)
  }

  @Test func `A failed load is tried again`() async {
    names.loadError = OutOfReach()
    let pilot = await show()
    #expect(pilot.screen.contains("\(OutOfReach())") && !pilot.screen.contains("The names."))
    names.loadError = nil
    await pilot.press(.enter)
    #expect(pilot.screen.contains("The names.") && pilot.screen.contains("Ada"))
  }
}
