import Entities
import Observation
import TerminalUI

/// Shows what cards bring, imports them, and takes an import back. One of these runs at a time, and ends with the
/// screen.
@Observable @MainActor final class CardImportPresenter {
  /// What is being done, or was done last.
  enum Phase: Equatable {
    case nothing
    /// Files are looked for, then read; `total` is nil while they are looked for.
    case previewing(done: Int, total: Int?)
    /// The shown outcomes are what an import would do. `isWhole` is false when the user stopped the reading.
    case preview(isWhole: Bool)
    case importing(done: Int, total: Int)
    case imported(isWhole: Bool)
    case takingBack
    /// The number of deleted characters, and the names of those that stay.
    case tookBack(Int, kept: [String])
    /// There is no file of a card at the paths.
    case noFiles
    case failed(LocalizedText)
  }

  /// A file with its outcome.
  struct Row: Identifiable {
    let result: CardImport
    var id: String { result.path }
  }

  /// The work of one run.
  enum Work: Equatable { case preview([String]), importing, undo }

  /// The typed, pasted or dropped paths.
  var path = ""
  private(set) var phase = Phase.nothing
  /// The outcomes so far.
  private(set) var rows: [Row] = []
  /// The numbers of the outcomes.
  private(set) var summary = CardSummary([])
  /// Whether the outcomes are those of a preview.
  private(set) var isPreview = false
  /// Counts the runs. The view begins another one when the number changes.
  private(set) var run = 0
  /// Whether an import of an earlier visit can be taken back.
  private var hasEarlierImport = false
  @ObservationIgnored private var work: Work?
  @ObservationIgnored private var running: Task<Void, Never>?
  /// The previewed files, and the text that named them.
  @ObservationIgnored private var files: [String] = []
  private var previewedPath = ""
  private let interactor: any CardImportInteractor
  private let router: any CardImportRouter

  init(interactor: any CardImportInteractor, router: any CardImportRouter) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - The shown state

extension CardImportPresenter {
  var isBusy: Bool {
    switch phase {
    case .previewing, .importing, .takingBack: true
    default: false
    }
  }

  /// Whether the typed files were read, and one of them is new.
  var canImport: Bool { phase == .preview(isWhole: true) && path == previewedPath && summary.added > 0 }

  /// Whether the user can take an import back: that of this visit, or of an earlier one.
  var canTakeBack: Bool {
    switch phase {
    case .nothing: hasEarlierImport
    // An import that added nothing is not the last one.
    case .imported: summary.added > 0
    default: false
    }
  }

  /// Whether the user can stop the work. Taking back goes on to its end.
  var canStop: Bool { isBusy && phase != .takingBack }
}

// MARK: - Events

extension CardImportPresenter {
  /// Imports the cards, if the same text was previewed and one of them is new. Otherwise shows what they bring.
  func onSubmit() {
    if canImport { return onImportPressed() }
    let paths = path.droppedPaths
    if !paths.isEmpty { start(.preview(paths)) }
  }

  func onImportPressed() {
    if canImport { start(.importing) }
  }

  /// Deletes the characters of the last import, after the user has agreed.
  func onTakeBackPressed() async {
    guard canTakeBack, await router.confirm(.takingImportBack) else { return }
    start(.undo)
  }

  /// Ends the work after its present step. What is stored by then stays.
  func onStopPressed() { running?.cancel() }

  /// Shows the character that a card became.
  func onRowPressed(_ row: Row) {
    switch row.result.outcome {
    case .known(let avatar): router.showCharacter(avatar.id)
    case .added(let avatar): if case .imported = phase { router.showCharacter(avatar.id) }
    case .refused: break
    }
  }

  private func start(_ work: Work) {
    guard !isBusy, self.work == nil else { return }
    self.work = work
    run += 1
  }
}

// MARK: - The work

extension CardImportPresenter {
  /// Does the work that was started. The screen calls it for each run, and cancels it when it goes. Without work it
  /// finds out whether there is an import to take back.
  func perform() async {
    guard let work else {
      // After an error no undo is offered.
      return hasEarlierImport = (try? await interactor.hasCardImport()) ?? false
    }
    self.work = nil
    let task = Task {
      switch work {
      case .preview(let paths): await preview(paths)
      case .importing: await importFiles()
      case .undo: await undo()
      }
    }
    running = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    running = nil
  }

  private func preview(_ paths: [String]) async {
    (phase, files, previewedPath) = (.previewing(done: 0, total: nil), [], path)
    begin(isPreview: true)
    await logged(CardImportEvent.preview) {
      var found: [String] = [], known: Set<String> = []
      for path in paths {
        for file in try await interactor.cardFiles(at: path) where known.insert(file).inserted { found.append(file) }
      }
      if found.isEmpty { return phase = .noFiles }
      files = found
      phase = .previewing(done: 0, total: found.count)
      let results = try await interactor.importCards(at: found, isPreview: true) { step, done in
        add(step)
        phase = .previewing(done: done, total: found.count)
      }
      putRefusedFirst()
      phase = .preview(isWhole: results.count == found.count)
    }
  }

  private func importFiles() async {
    phase = .importing(done: 0, total: files.count)
    begin(isPreview: false)
    await logged(CardImportEvent.importing) {
      _ = try await interactor.ensureProfile()
      let results = try await interactor.importCards(at: files, isPreview: false) { step, done in
        add(step)
        phase = .importing(done: done, total: files.count)
      }
      putRefusedFirst()
      phase = .imported(isWhole: results.count == files.count)
    }
  }

  private func undo() async {
    phase = .takingBack
    await logged(CardImportEvent.undo) {
      let (deleted, kept) = try await interactor.undoCardImport()
      begin(isPreview: false)
      hasEarlierImport = false
      (phase, path) = (.tookBack(deleted.count, kept: kept.map(\.name)), "")
    }
  }

  private func logged(_ events: EventFamily, _ body: () async throws -> Void) async {
    interactor.log(events.start())
    do {
      try await body()
      interactor.log(events.success(.count("card_count", rows.count)))
    } catch is CancellationError {
      phase = .nothing
    } catch {
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(events.fail(error))
    }
  }

  /// Takes the earlier outcomes away: below the error of other work they would count as its outcomes.
  private func begin(isPreview: Bool) {
    (rows, summary, self.isPreview) = ([], CardSummary([]), isPreview)
  }

  /// The user has to do something about these, and finds them at the beginning of a long list.
  private func putRefusedFirst() {
    let isRefused = { (row: Row) in if case .refused = row.result.outcome { true } else { false } }
    rows = rows.filter(isRefused) + rows.filter { !isRefused($0) }
  }

  private func add(_ step: [CardImport]) {
    rows += step.map { Row(result: $0) }
    let more = CardSummary(step)
    summary.added += more.added
    summary.known += more.known
    summary.refused += more.refused
  }
}
