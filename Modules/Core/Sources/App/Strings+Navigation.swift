import Navigation
import TerminalUI

extension Language {
  /// The navigation state: a line for each tab, each modal, the alert, the queue, and the last three failures.
  @MainActor func lines(about router: Router) -> [String] {
    let state = router.navigationState
    var lines = state.tabs.map { tab in
      (tab.id == state.tab.id ? "▸ " : "  ") + tab.id + ": " + tab.screens.map(words).joined(separator: " › ")
    }
    lines += state.modals.map { self("modal \($0.name ?? "\($0.id)")", "모달 \($0.name ?? "\($0.id)")") }
    if let alert = state.alert { lines.append(self("alert: ", "알림: ") + alert.title) }
    if !state.queue.isEmpty {
      lines.append(self("\(state.queue.count) screens wait", "대기 중인 화면 \(state.queue.count)개"))
    }
    lines += router.failures.suffix(3).map { self("failed: ", "실패: ") + "\($0)" }
    return lines
  }

  private func words(for screen: NavigationState.Screen) -> String {
    let name = screen.link.map { "\($0.text)" } ?? screen.name ?? ""
    return "\(screen.segue) #\(screen.id)" + (name.isEmpty ? "" : " " + name)
  }
}
