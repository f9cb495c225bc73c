import DesignSystem
import TerminalUI

/// The event log in its stored form, the newest line first.
struct EventLogView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: EventLogPresenter

  var body: some View {
    content
      .navigationTitle(language.eventLog)
      .toolbar { if presenter.size > 0 { Button(language.deleteLog, role: .destructive, action: delete) } }
      .task { await presenter.load() }
  }

  @ViewBuilder private var content: some View {
    if let lines = presenter.lines {
      if lines.isEmpty {
        ContentUnavailableView {
          Text(language.noEvents)
        } description: {
          // The section explains what is recorded. Here a small window has room only for the way there.
          Text(presenter.isOn ? language.logIsOn : language.logIsOff(switchedOnBy: presenter.switchTitle(in: language)))
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

/// The recorded data and its place, and the ways to switch the log on and off, read it and delete it.
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
    // The log grows, and its own screen deletes it.
    .task { log.readSize() }
  }

  private var buttons: some View {
    Group {
      Button(language.readLog) { log.onReadPressed() }
      if log.size > 0 {
        Button(language.deleteLog, role: .destructive) {
          Task { if await log.onDeletePressed() { announce(language.logIsDeleted) } }
        }
      }
    }
  }
}
