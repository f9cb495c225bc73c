import Entities
import DesignSystem
import FeatureKit
import Navigation
import TerminalUI

/// The whole window: the stage, and the keys below it.
struct AppView: View {
  /// The smallest window: every screen can be used in it.
  static let leastWindow = WindowSize(columns: 20, rows: 6)
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.quit) private var quit
  @Environment(\.toggleMouse) private var toggleMouse
  @Environment(\.windowSize) private var window
  let presenter: AppPresenter

  var body: some View {
    VStack {
      stage.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      if presenter.isWaitingForData {
        Text(isPlain ? language.dataIsHeldLineByLine : language.dataIsHeld)
          .lineLimit(window.rows < 12 ? 1 : nil).foregroundStyle(.danger)
      }
      if !window.isTiny { KeyBar() }
    }
    .tint(presenter.accent)
    .scrollIndicators(.visible)
    .task { await presenter.watchProfile() }
    .task(id: presenter.profile?.id) {
      await presenter.reportStart()
      await presenter.renewReminders()
    }
    .task(id: presenter.profile?.id) { await presenter.openUsage() }
    .task(id: presenter.canDeliverReminder) { presenter.deliverReminder() }
    .task(id: presenter.settingFailure) { presenter.reportSettingFailure() }
    .keyBindings([
      // Late in the row, so that it is not at the place of "Back".
      KeyBinding(.quit, language.quit, prominence: .spare) { quit() },
      KeyBinding(
        .mouse, toggleMouse.isOn ? language.mouseOff : language.mouseOn,
        prominence: isPlain ? .hidden : .spare
      ) { toggleMouse() },
    ])
  }

  @ViewBuilder private var stage: some View {
    switch presenter.stage {
    case .start(let navigator), .withoutTabs(let navigator): RouterView(navigator)
    case .tabs(let navigator): TabBarView(navigator, titles: presenter.titles(in: language), lists: presenter.lists)
    case .nothing: EmptyView()
    }
  }
}
