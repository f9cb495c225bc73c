import Entities
import FeatureKit
import TerminalUI
import Testing

@MainActor struct FeatureRegistryTests {
  struct Sample: Feature {
    let id: String
    var contributions = Contributions()
  }

  private func tab(_ id: String) -> TabContribution {
    TabContribution(id: id, title: { _ in id }, root: { _ in EmptyView() })
  }

  private func command(_ name: String) -> Subcommand {
    Subcommand(name, summary: { _ in "" }, run: { _, _ in .done })
  }

  @Test func mergesInTheOrderOfTheList() throws {
    let registry = try FeatureRegistry([
      Sample(id: "b", contributions: Contributions(tabs: [tab("two")], commands: [command("x")])),
      Sample(id: "a", contributions: Contributions(tabs: [tab("one")])),
    ])
    #expect(registry.contributions.tabs.map(\.id) == ["two", "one"])
    #expect(registry.owner(of: "command x") == "b")
    #expect(registry.owner(of: "command y") == nil)
  }

  @Test func anAliasIsANameToo() {
    let group = Subcommand("x", aliases: ["y"], summary: { _ in "" }, subcommands: [])
    #expect(throws: ContributionConflict.self) {
      try FeatureRegistry([
        Sample(id: "a", contributions: Contributions(commands: [group])),
        Sample(id: "b", contributions: Contributions(commands: [command("y")])),
      ])
    }
  }

  @Test func refusesTwoOwnersOfOneNameNamingBoth() {
    let features = [
      Sample(id: "explore", contributions: Contributions(commands: [command("list")])),
      Sample(id: "chat", contributions: Contributions(commands: [command("list")])),
    ]
    let conflict = #expect(throws: ContributionConflict.self) { try FeatureRegistry(features) }
    #expect("\(conflict.map { "\($0)" } ?? "")".contains("explore and chat both add the command list"))
    #expect(throws: ContributionConflict.self) { try FeatureRegistry([Sample(id: "a"), Sample(id: "a")]) }
  }

  @Test func refusesTwoOwnersOfOneActionNamingBoth() {
    func action(_ id: String) -> Contributions {
      Contributions(actions: [ActionContribution(id, title: { _ in id }, effect: .onScreen)])
    }
    let key = Contributions(actions: [ActionContribution(Shortcut("find", .control("f")) { _ in "Find" })])
    let features = [Sample(id: "explore", contributions: action("find")), Sample(id: "chat", contributions: key)]
    let conflict = #expect(throws: ContributionConflict.self) { try FeatureRegistry(features) }
    #expect("\(conflict.map { "\($0)" } ?? "")".contains("explore and chat both add the action find"))
    let merged = try? FeatureRegistry([features[1], Sample(id: "b", contributions: action("b"))])
    #expect(merged?.contributions.actions.map(\.id) == ["find", "b"])
    #expect(merged?.contributions.shortcuts.map(\.id) == ["find"])
  }

  @Test func oneNameMayBeATabAndACommand() throws {
    _ = try FeatureRegistry([
      Sample(id: "chat", contributions: Contributions(tabs: [tab("chats")], commands: [command("chats")]))
    ])
  }
}
