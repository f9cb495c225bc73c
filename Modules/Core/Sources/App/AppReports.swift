import Configuration
import Entities
import FeatureKit
import Telemetry
import TerminalUI

/// What the app reports of earlier runs and of the settings. Each report is shown once.
@MainActor final class AppReports {
  /// Why a deletion that an earlier run began could not go on.
  private var unfinishedDeletion: LocalizedText?
  private let finishDeletions: () async -> LocalizedText?
  private let crashReports: CrashReports?
  private var keyError: LocalizedText?
  private let preferences: Preferences
  private var hasBegun = false

  /// - Parameters:
  ///   - unfinishedDeletion: Why a deletion that an earlier run began could not go on; nil where none is left.
  ///   - finishDeletions: Tries the same again, and gives the reason in the same way.
  ///   - crashReports: The reports of runs that crashed; nil where nothing looks for them.
  ///   - keyError: What is wrong with the shortcuts in config.json.
  init(
    unfinishedDeletion: LocalizedText?, finishDeletions: @escaping () async -> LocalizedText?,
    crashReports: CrashReports?, keyError: LocalizedText?, preferences: Preferences
  ) {
    self.unfinishedDeletion = unfinishedDeletion
    self.finishDeletions = finishDeletions
    self.crashReports = crashReports
    self.keyError = keyError
    self.preferences = preferences
  }

  /// Reports what earlier runs left behind, one alert after the other.
  func showStart(in alerts: AppAlerts) async {
    await showUnfinishedDeletion(in: alerts)
    if let error = keyError {
      keyError = nil
      await alerts.tell { ($0.keysAreUsual, $0(error)) }
    }
    await showCrashes(in: alerts)
  }

  /// Says once why a deletion that was interrupted could not go on. Deleting the profile in use closes the screen that
  /// could say so, so it is asked for anew when another profile is in use, or none.
  private func showUnfinishedDeletion(in alerts: AppAlerts) async {
    let known = unfinishedDeletion
    unfinishedDeletion = nil
    let reason = hasBegun ? await finishDeletions() : known
    hasBegun = true
    guard let reason, !Task.isCancelled else { return }
    await alerts.tell { ($0.deletionIsUnfinished, $0.deletionGoesOn($0(reason))) }
  }

  /// Says once that an earlier run crashed. The files are read and deleted off the main actor, after the first frame.
  private func showCrashes(in alerts: AppAlerts) async {
    guard let crashReports, alerts.canShow else { return }
    let paths = await Task.detached { crashReports.consumeFresh() }.value
    alerts.showCrashes(paths) {
      Task {
        do {
          try await Task.detached { try crashReports.delete(paths) }.value
        } catch {
          await alerts.tell { ($0.itCrashed, $0.words(for: error)) }
        }
      }
    }
  }

  /// Why a setting is not in its file, until that was shown.
  var settingFailure: ConfigurationError? { preferences.failure }

  /// Says why a setting is not in its file.
  func showSettingFailure(in alerts: AppAlerts) {
    guard alerts.canShow, let failure = preferences.consumeFailure() else { return }
    alerts.show { ($0.settingIsNotKept, $0.words(for: failure)) }
  }
}
