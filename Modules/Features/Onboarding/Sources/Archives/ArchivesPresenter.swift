import Entities
import Observation

/// Brings a profile to a file and back, one at a time.
@Observable @MainActor final class ArchivesPresenter {
  /// What is under way, or was last.
  enum Work: Equatable {
    case nothing
    /// The person is being asked.
    case asking
    case exporting, importing
    case exported(ProfileContents, path: String)
    case imported(ImportSummary)
  }

  private(set) var work = Work.nothing
  /// How far it has come; nil before the first thousand messages.
  private(set) var progress: ArchiveProgress?
  private let interactor: any ArchivesInteractor
  private let router: any ArchivesRouter

  init(interactor: any ArchivesInteractor, router: any ArchivesRouter) {
    self.interactor = interactor
    self.router = router
  }

  var isBusy: Bool {
    switch work {
    case .asking, .exporting, .importing: true
    case .nothing, .exported, .imported: false
    }
  }

  func onExportPressed() async {
    guard !isBusy else { return }
    work = .asking
    do {
      let name = try await interactor.currentProfile()?.name
      guard let path = await router.askForExportFile(suggesting: Self.file(for: name)), !path.isBlank else {
        return work = .nothing
      }
      try await export(to: path)
    } catch {
      fail(error)
    }
  }

  func onImportPressed() async {
    guard !isBusy else { return }
    work = .asking
    guard let path = await router.askForImportFile(), !path.isBlank else { return work = .nothing }
    (work, progress) = (.importing, nil)
    do {
      work = .imported(try await interactor.importProfile(from: path, teller))
    } catch {
      fail(error)
    }
  }

  private func export(to path: String) async throws {
    (work, progress) = (.exporting, nil)
    do {
      work = .exported(try await export(to: path, replacing: false), path: path)
    } catch let error as any FileTakenError where error.isFileTaken {
      guard await router.confirmReplacing(path) else { return work = .nothing }
      work = .exported(try await export(to: path, replacing: true), path: path)
    }
  }

  private func export(to path: String, replacing isReplacing: Bool) async throws -> ProfileContents {
    try await interactor.exportProfile(nil, to: path, replacing: isReplacing, teller)
  }

  /// Takes progress from wherever the work is done.
  private var teller: @Sendable (ArchiveProgress) -> Void {
    { [weak self] progress in Task { @MainActor in if self?.isBusy == true { self?.progress = progress } } }
  }

  private func fail(_ error: any Error) {
    work = .nothing
    if !(error is CancellationError) { router.showAlert(for: error) }
  }

  /// A name for a file in the home folder, of letters and digits that every system takes.
  private static func file(for name: String?) -> String {
    let word = (name ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
    return "~/aichat-\(word.isEmpty ? "profile" : String(word.prefix(20))).jsonl"
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
