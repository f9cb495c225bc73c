import Entities
import Observation

/// Shows the size of the data, backs it up and erases it.
@Observable @MainActor final class DataPresenter {
  /// The work in progress. Only one thing is done at a time.
  enum Work {
    case copying, asking, erasing
  }

  /// The size of the database, in bytes.
  private(set) var databaseSize: Int
  /// The size of the backups beside it, in bytes.
  private(set) var copiesSize: Int
  /// The path of the backup that was made last on this screen; nil for none.
  private(set) var copy: String?
  private(set) var work: Work?
  private let interactor: any DataInteractor
  private let router: any DataRouter

  init(interactor: any DataInteractor, router: any DataRouter) {
    self.interactor = interactor
    self.router = router
    (databaseSize, copiesSize) = (interactor.databaseSize, interactor.copiesSize)
  }

  /// - Returns: Whether a backup was made.
  @discardableResult func onBackUpPressed() async -> Bool {
    guard work == nil else { return false }
    work = .copying
    defer { work = nil }
    interactor.log(SettingsEvent.backUp.start())
    do {
      copy = try await interactor.backUpData()
      interactor.log(SettingsEvent.backUp.success())
    } catch {
      interactor.log(SettingsEvent.backUp.fail(error))
      router.showAlert(for: error)
      return false
    }
    (databaseSize, copiesSize) = (interactor.databaseSize, interactor.copiesSize)
    return copy != nil
  }

  func onArchivesPressed() {
    guard work == nil else { return }
    router.showArchives()
  }

  /// Erases everything, after the user has seen the list of erased data and has agreed. Then the settings close, and
  /// the start screens open.
  /// - Returns: Whether it is erased.
  @discardableResult func onErasePressed() async -> Bool {
    guard work == nil else { return false }
    work = .asking
    interactor.log(SettingsEvent.erase.start())
    do {
      guard await router.confirm(.erasing(try await interactor.profileSummaries(), copies: interactor.copiesSize))
      else {
        work = nil
        return false
      }
      work = .erasing
      try await interactor.eraseEverything()
      interactor.log(SettingsEvent.erase.success())
      // The work stays set: the start screens open by themselves, and the buttons must not appear again.
      router.dismissScreen()
      return true
    } catch {
      work = nil
      if error is CancellationError { return false }
      interactor.log(SettingsEvent.erase.fail(error))
      router.showAlert(for: error)
      return false
    }
  }
}
