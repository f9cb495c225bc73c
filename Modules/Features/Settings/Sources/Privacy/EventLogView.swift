import DesignSystem
import TerminalUI

/// What was noted, the newest first, as it was written.
struct EventLogView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: EventLogPresenter

  var body: some View {
    content
      .navigationTitle(language.eventLog)
      .toolbar { if presenter.size > 0 { Button(language.deleteLog, action: delete).tint(.danger) } }
      .task { await presenter.load() }
  }

  @ViewBuilder private var content: some View {
    if let lines = presenter.lines {
      if lines.isEmpty {
        ContentUnavailableView {
          Text(language.noEvents)
        } description: {
          // What is recorded stands where it is switched on: here a small window has room for the way there.
          Text(presenter.isOn ? language.logIsOn : language.logIsOff)
        } actions: {
          if !presenter.isOn { Button(language.switchLogOn) { presenter.onSwitchPressed() } }
        }
      } else {
        ScrollView {
          LazyVStack {
            ForEach(Array(lines.indices), id: \.self) { Text(lines[$0]) }
          }
        }
      }
    } else {
      LoadingLine()
    }
  }

  private func delete() {
    Task { if await presenter.onDeletePressed() { announce(language.logIsDeleted) } }
  }
}

/// What is recorded and where, and the ways to read it, to end it and to delete it.
struct PrivacySection: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let log: EventLogPresenter
  let preferences: PreferencesPresenter

  var body: some View {
    VStack {
      PreferenceList(presenter: preferences)
      Text(language.whatIsRecorded).foregroundStyle(.secondary)
      Text(language.whatCrashesKeep).foregroundStyle(.secondary)
      Text(language.logIs(at: log.path, bytes: log.size)).foregroundStyle(.secondary)
      WrappingHStack(spacing: 2) { buttons }
    }
    // It grows, and the log's own screen deletes it.
    .task { log.readSize() }
  }

  private var buttons: some View {
    Group {
      Button(language.readLog) { log.onReadPressed() }
      if log.size > 0 {
        Button(language.deleteLog) { Task { if await log.onDeletePressed() { announce(language.logIsDeleted) } } }
          .tint(.danger)
      }
    }
  }
}
