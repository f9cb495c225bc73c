import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI

@testable import CommandPalette

/// A palette over the contributions of sample features, in front of a screen with keys.
@MainActor final class PaletteFixture {
  /// What commands did, in order.
  private(set) var done: [String] = []
  /// The letters that were searched for.
  private(set) var searched: [String] = []
  var searchError: (any Error)?
  var isAvailable = true
  var tabsAreReachable = true
  var canLead = true
  let usage = PaletteUsage()
  private var front: NavigationContext?

  struct Unreadable: Error, ExplainedError {
    func message(in language: ContentLanguage) -> String { language("The list cannot be read.", "목록을 읽을 수 없습니다.") }
  }

  private static let people = [
    ("Count Vexley", "vampire"), ("Ombrel", "shadow"), ("Juno", "gardener"), ("유노", "정원사"), ("Nimbus", "cloud"),
  ]

  private var contributions: Contributions {
    Contributions(
      tabs: [tab("explore", "Explore", "탐색"), tab("chats", "Chats", "대화")],
      actions: [
        ActionContribution(Shortcut("copy", .alt("c")) { $0("Copy reply", "답장 복사") }),
        action("search", "Search messages", "메시지 검색"), action("new", "New character", "새 캐릭터", isAlways: false),
        found("people", "Characters", "캐릭터"), settings,
      ])
  }

  private func tab(_ id: String, _ english: String, _ korean: String) -> TabContribution {
    TabContribution(id: id, title: { $0(english, korean) }, root: { _ in EmptyView() })
  }

  private func action(_ id: String, _ english: String, _ korean: String, isAlways: Bool = true) -> ActionContribution {
    ActionContribution(
      id, title: { $0(english, korean) }, isAvailable: { [weak self] in isAlways || self?.isAvailable == true },
      effect: .anywhere { [weak self] _ in self?.done.append(id) })
  }

  private func found(_ id: String, _ english: String, _ korean: String) -> ActionContribution {
    ActionContribution(
      id, title: { $0(english, korean) },
      effect: .onFound { [weak self] letters, _ in
        self?.searched.append(letters.text)
        if let error = self?.searchError { throw error }
        return letters.isEmpty
          ? []
          : Self.people.filter { letters.isPart(of: $0.0) }.map { name, detail in
            FoundAction(id: name, title: name, detail: detail) { _ in self?.done.append(name) }
          }
      })
  }

  private var settings: ActionContribution {
    ActionContribution(
      "settings", title: { $0("Settings", "설정") },
      effect: .onFound { [weak self] _, language in
        [("Theme", "테마", "dark mode"), ("Accent", "강조색", "colour"), ("Language", "언어", "locale")].map { row in
          FoundAction(
            id: row.0, title: language(row.0, row.1), detail: language("Appearance", "화면"),
            words: [row.0, row.1, row.2]
          ) { _ in self?.done.append(row.0) }
        }
      })
  }

  private struct Screen: View {
    @Environment(\.language) private var language
    let note: @MainActor (String) -> Void

    var body: some View {
      VStack {
        Text(language("What the palette lies over.", "명령 목록 뒤의 화면입니다."))
        Button("OK") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .keyBindings([
        KeyBinding(Shortcut("copy", .alt("c")) { $0("Copy reply", "답장 복사") }, language("Copy reply", "답장 복사")) {
          note("copy")
        },
        KeyBinding(.character("r"), language("Rename", "이름 바꾸기")) { note("rename") },
      ])
    }
  }

  private struct Window: View {
    @Environment(\.language) private var language
    let screen: HostedScreen
    let note: @MainActor (String) -> Void

    var body: some View {
      VStack {
        screen.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        KeyBar()
      }
      .keyBindings([
        KeyBinding(.character("2"), language("Chats", "대화"), prominence: .hidden) { note("2") },
        KeyBinding(.quit, language("Quit", "종료")) { note("quit") },
      ])
    }
  }

  func pilot(
    in window: GoldenWindow = .common, depth: GoldenDepth = .truecolor
  ) -> Pilot {
    let note: @MainActor (String) -> Void = { [weak self] in self?.done.append($0) }
    let screen = HostedScreen { [weak self] context in
      self?.front = context
      return Screen(note: note)
    }
    let builder = PaletteBuilder(
      contributions, usage: usage, canSelectTab: { [weak self] in self?.tabsAreReachable == true },
      selectTab: { [weak self] in self?.done.append("tab \($0)") },
      place: { [weak self] in self?.canLead == true ? self?.front : nil })
    return Pilot(
      columns: window.columns, rows: window.rows, language: window.language, depth: depth,
      prepare: {
        $0.commandPanel = CommandPanel(isAvailable: { true }) { builder.palette($0, in: window.language) }
      }, root: Window(screen: screen, note: note))
  }
}
