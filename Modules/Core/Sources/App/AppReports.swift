import Configuration
import Entities
import FeatureKit
import Telemetry
import TerminalUI

/// The reports about earlier runs and about the settings. Each is shown once.
@MainActor final class AppReports {
  /// Why a deletion of an earlier run could not continue.
  private var unfinishedDeletion: LocalizedText?
  private let finishDeletions: () async -> LocalizedText?
  private let crashReports: CrashReports?
  private var keyError: LocalizedText?
  private var themeError: ConfigurationError?
  private let preferences: Preferences
  private var hasBegun = false

  /// - Parameters:
  ///   - unfinishedDeletion: Why a deletion of an earlier run could not continue; nil if none is left.
  ///   - finishDeletions: Tries again, and returns the reason in the same way.
  ///   - crashReports: The reports of crashed runs; nil where they are not checked.
  ///   - keyError: The error of the shortcuts in config.json.
  ///   - themeError: Why the chosen theme is not used.
  init(
    unfinishedDeletion: LocalizedText?, finishDeletions: @escaping () async -> LocalizedText?,
    crashReports: CrashReports?, keyError: LocalizedText?, themeError: ConfigurationError?, preferences: Preferences
  ) {
    self.unfinishedDeletion = unfinishedDeletion
    self.finishDeletions = finishDeletions
    self.crashReports = crashReports
    self.keyError = keyError
    self.themeError = themeError
    self.preferences = preferences
  }

  /// Reports the problems of earlier runs, one alert after the other.
  func showStart(in alerts: AppAlerts) async {
    await showUnfinishedDeletion(in: alerts)
    if let error = keyError {
      keyError = nil
      await alerts.tell { ($0.keysAreLeftOut, $0(error)) }
    }
    if let error = themeError {
      themeError = nil
      await alerts.tell { ($0.themeIsUsual, $0.words(for: error)) }
    }
    await showCrashes(in: alerts)
  }

  /// Says once why an interrupted deletion could not continue. Deleting the profile in use closes its screen, so the
  /// deletion is tried again when another profile is in use, or none.
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

  /// Why a setting is not in its file, until it was shown.
  var settingFailure: ConfigurationError? { preferences.failure }

  /// Says why a setting is not in its file.
  func showSettingFailure(in alerts: AppAlerts) {
    guard alerts.canShow, let failure = preferences.consumeFailure() else { return }
    alerts.show { ($0.settingIsNotKept, $0.words(for: failure)) }
  }
}
