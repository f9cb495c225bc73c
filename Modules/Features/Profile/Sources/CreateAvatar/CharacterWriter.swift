import Entities
import Observation

/// Has a model write the character, or one field of it, into the form. What it replaces can be brought back.
@Observable @MainActor final class CharacterWriter {
  /// The form that is written into.
  struct Form {
    /// The form as it is; nil when it is gone.
    let draft: @MainActor () -> AvatarDraft?
    /// The text of a field, and a way to set it.
    let text: @MainActor (CharacterField) -> String
    let type: @MainActor (CharacterField, String) -> Void
  }

  /// The model that would write, and the cost.
  struct Offer: Equatable {
    let plan: WritingPlan
    let cost: Cost
  }

  /// What is being written: all fields, or one.
  enum Work: Equatable { case all, field(CharacterField) }

  /// Whether the words, the offer and the buttons show.
  var isOpen = false
  /// The user's words about the character.
  var words = ""
  /// The offer; nil until it is known, and where no model can write.
  private(set) var offer: Offer?
  /// Why nothing can be written, or why the last writing ended early.
  private(set) var failure: LocalizedText?
  private(set) var work: Work?
  /// Counts the requests: another one begins when it changes.
  private(set) var run = 0
  /// The replaced texts of each writing, the latest last.
  private var replaced: [[CharacterField: String]] = []
  @ObservationIgnored private var request: Work?
  @ObservationIgnored private var running: Task<Void, Never>?
  private let interactor: any CharacterWriterInteractor
  private let form: Form

  init(interactor: any CharacterWriterInteractor, form: Form) {
    (self.interactor, self.form) = (interactor, form)
  }
}

// MARK: - The shown state

extension CharacterWriter {
  var isWriting: Bool { work != nil }
  var canWrite: Bool { offer != nil && work == nil && request == nil }
  var canUndo: Bool { !replaced.isEmpty && work == nil }

  /// Has a field written anew; nil for one that no model writes, and where none can.
  func rewriting(_ field: CharacterField) -> (@MainActor () -> Void)? {
    guard isOpen, canWrite, CharacterIdea.fields.contains(field) else { return nil }
    return { self.onRewritePressed(field) }
  }
}

// MARK: - Events

extension CharacterWriter {
  /// Finds out which model would write, and its cost, while the panel is open.
  func prepare() async {
    guard isOpen, let draft = form.draft() else { return }
    do {
      let plan = try await interactor.writingPlan(for: CharacterIdea(words, for: draft))
      offer = Offer(plan: plan, cost: try await interactor.expectedCost(of: plan.usage))
      failure = nil
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      (offer, failure) = (nil, LocalizedText(explaining: error))
    }
  }

  /// Writes all fields.
  func onWritePressed() { start(.all) }

  /// Writes one field anew.
  func onRewritePressed(_ field: CharacterField) { start(.field(field)) }

  /// Ends the writing. What came by then stays.
  func onStopPressed() { running?.cancel() }

  /// Brings the texts back that the last writing replaced.
  func onUndoPressed() {
    guard canUndo, let texts = replaced.popLast() else { return }
    for (field, text) in texts { form.type(field, text) }
  }

  private func start(_ work: Work) {
    guard canWrite else { return }
    request = work
    run += 1
  }
}

// MARK: - The writing

extension CharacterWriter {
  /// Does what was requested. The screen calls it for each request, and cancels it when it goes.
  func perform() async {
    guard let request else { return }
    (self.request, work, failure) = (nil, request, nil)
    let task = Task { await write(request) }
    running = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    (running, work) = (nil, nil)
  }

  private func write(_ work: Work) async {
    guard let draft = form.draft() else { return }
    let field: CharacterField? = if case .field(let field) = work { field } else { nil }
    let idea = CharacterIdea(words, only: field, for: draft)
    var before: [CharacterField: String] = [:]
    interactor.log(CreateAvatarEvent.writeCharacter.start())
    do {
      for try await written in interactor.writeCharacter(idea) {
        if before[written.field] == nil { before[written.field] = form.text(written.field) }
        form.type(written.field, written.text)
      }
      interactor.log(CreateAvatarEvent.writeCharacter.success(.count("field_count", before.count)))
    } catch is CancellationError {
      // It was stopped.
    } catch {
      failure = LocalizedText(explaining: error)
      interactor.log(CreateAvatarEvent.writeCharacter.fail(error))
    }
    if !before.isEmpty { replaced.append(before) }
  }
}
