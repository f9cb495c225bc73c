import Entities
import FeatureKit
import Observation
import TerminalUI

/// Exports the profile to a file, and imports one. Only one action runs at a time.
@Observable @MainActor final class ArchivesPresenter {
  /// The work in progress, or the last one.
  enum Work: Equatable {
    case nothing
    /// A question is open.
    case asking
    case exporting, importing
    case exported(ProfileExport, of: String?, path: String)
    case imported(ImportSummary)
  }

  private(set) var work = Work.nothing
  /// The progress of the work; nil before the first thousand messages.
  private(set) var progress: ArchiveProgress?
  /// The typed paths that failed, to be corrected.
  @ObservationIgnored private var refused: (export: String?, import: String) = (nil, "")
  private let interactor: any ArchivesInteractor
  private let router: any ArchivesRouter
  private let goOn: ((ImportSummary) async -> Void)?

  /// - Parameter goOn: The next action after an import; nil to show its outcome in an alert.
  init(
    interactor: any ArchivesInteractor, router: any ArchivesRouter, goOn: ((ImportSummary) async -> Void)? = nil
  ) {
    self.interactor = interactor
    self.router = router
    self.goOn = goOn
  }

  var isBusy: Bool {
    switch work {
    case .asking, .exporting, .importing: true
    case .nothing, .exported, .imported: false
    }
  }

  func onExportPressed(in language: Language) async {
    guard !isBusy else { return }
    work = .asking
    do {
      let name = try await interactor.currentProfile()?.name
      let typed = await router.askForExportFile(suggesting: refused.export ?? Self.file(for: name))
      guard let typed, let path = typed.droppedPath, !path.isBlank else { return work = .nothing }
      refused.export = typed
      interactor.log(ArchivesEvent.export.start())
      guard let written = try await export(to: path) else { return work = .nothing }
      refused.export = nil
      work = .exported(written, of: name, path: path)
      router.showOutcome(
        titled: language.exportIsDone, language.exported(written, of: name ?? language.anonymous, to: path),
        offersProfiles: false)
    } catch {
      fail(error, ArchivesEvent.export)
    }
  }

  func onImportPressed(in language: Language) async {
    guard !isBusy else { return }
    work = .asking
    let typed = await router.askForImportFile(suggesting: refused.import)
    guard let typed, let path = typed.droppedPath, !path.isBlank else { return work = .nothing }
    (work, progress) = (.importing, nil)
    interactor.log(ArchivesEvent.importing.start())
    refused.import = typed
    do {
      let summary = try await interactor.importProfile(
        from: path,
        importingSettings: { @MainActor [router] settings in
          await router.confirm(.importing(settings: language.settings(settings).joined(separator: " ")))
        }, progressHandler)
      interactor.log(ArchivesEvent.importing.success())
      refused.import = ""
      work = .imported(summary)
      if let goOn { return await goOn(summary) }
      // The alert offers to switch to an imported profile that is not in use.
      router.showOutcome(
        titled: language.importIsDone,
        ([language.imported(summary)] + language.leftOut(of: summary, offering: language.importAgain)
          + (summary.isInUse ? [] : [language.howToUseAnImport])).joined(separator: " "),
        offersProfiles: !summary.isInUse)
    } catch {
      fail(error, ArchivesEvent.importing)
    }
  }

  /// - Returns: What the file contains; nil if a file exists and the user keeps it.
  private func export(to path: String) async throws -> ProfileExport? {
    (work, progress) = (.exporting, nil)
    do {
      return try await export(to: path, replacing: false)
    } catch let error as any FileExistsError where error.isFileExisting {
      return await router.confirm(.replacing(path)) ? try await export(to: path, replacing: true) : nil
    }
  }

  private func export(to path: String, replacing isReplacing: Bool) async throws -> ProfileExport {
    let written = try await interactor.exportProfile(nil, to: path, replacing: isReplacing, progressHandler)
    interactor.log(ArchivesEvent.export.success())
    return written
  }

  /// Reports progress from any thread.
  private var progressHandler: @Sendable (ArchiveProgress) -> Void {
    { [weak self] progress in Task { @MainActor in if self?.isBusy == true { self?.progress = progress } } }
  }

  private func fail(_ error: any Error, _ events: EventFamily) {
    work = .nothing
    if error is CancellationError { return }
    interactor.log(events.fail(error))
    router.showAlert(for: error)
  }

  /// The path of a file in the home folder, with the letters and digits of the profile's name.
  private static func file(for name: String?) -> String {
    let word = (name ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
    return "~/aichat-\(word.isEmpty ? "profile" : String(word.prefix(20))).jsonl"
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

/// The events of an export and an import. They contain no path.
private enum ArchivesEvent {
  static let export = EventFamily("ArchivesView", "Export")
  static let importing = EventFamily("ArchivesView", "Import")
}
