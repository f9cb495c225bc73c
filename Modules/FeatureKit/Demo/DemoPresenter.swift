import Entities
import FeatureKit
import FeatureKitTestSupport
import Navigation
import Observation
import TerminalUI

/// Makes the feature again for each scene and language, and collects its first screens in tabs.
@Observable @MainActor final class DemoPresenter {
  let stage: DemoStage
  private(set) var navigator: Navigator
  private(set) var titles: [String: String] = [:]
  private let name: String
  private let make: @MainActor (DemoStage) -> any Feature

  init(_ name: String, _ stage: DemoStage, _ make: @escaping @MainActor (DemoStage) -> any Feature) {
    self.name = name
    self.stage = stage
    self.make = make
    navigator = Navigator(tabs: [])
    enter()
  }

  /// The name of the feature, the scene, the language, and the latest call of the feature.
  var status: String {
    "\(name) · \(stage.scene.rawValue) · \(stage.language("en", "ko"))" + (stage.call.isEmpty ? "" : " · \(stage.call)")
  }

  func nextScene() {
    let all = DemoScene.allCases
    let next = all.firstIndex(of: stage.scene).map { ($0 + 1) % all.count } ?? 0
    stage.scene = all[next]
    enter()
  }

  func nextLanguage() {
    stage.language = stage.language == .english ? .korean : .english
    enter()
  }

  private func enter() {
    let tab = navigator.state.tabs.isEmpty ? nil : navigator.state.tab.id
    navigator.dismantle()
    stage.forgetCalls()
    let entries = entries(of: make(stage).contributions)
    titles = Dictionary(entries.map { ($0.id, $0.title) }) { first, _ in first }
    navigator = Navigator(tabs: entries.map { ($0.id, $0.root) })
    if let tab, tab != entries.first?.id, titles[tab] != nil { navigator.select(tab) }
  }

  private typealias Entry = (id: String, title: String, root: @MainActor (NavigationContext) -> AnyView)

  /// The first screens of a feature: its tabs, its start screens, its sections of the settings, and the addresses that
  /// are complete by themselves.
  private func entries(of added: Contributions) -> [Entry] {
    var entries: [Entry] = added.tabs.map { ($0.id, $0.title(stage.language), $0.root) }
    for (index, start) in added.start.enumerated() { entries.append(("start \(index)", "Start", start.root)) }
    for section in added.settings {
      entries.append(("settings \(section.id)", section.title(stage.language), section.content))
    }
    // A placeholder in brackets may be left out. A screen that a tab shows is not shown twice.
    for link in added.links
    where (link.placeholder.isEmpty || link.placeholder.hasPrefix("["))
      && !entries.contains(where: { $0.id == link.name })
    {
      entries.append(
        (link.name, link.name, { link.screen([], [:], $0) ?? AnyView(Text("There is nothing at \(link.name).")) }))
    }
    return entries
  }
}
