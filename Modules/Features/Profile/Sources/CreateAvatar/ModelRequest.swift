import Entities
import Observation

/// A request to a model from a form: the user's words, the offer with its cost, the start, the end, and the reason of a
/// failure.
@Observable @MainActor final class ModelRequest {
  /// The model, and the cost.
  struct Offer: Equatable {
    let plan: WritingPlan
    let cost: Cost
  }

  /// Whether the words, the offer and the buttons show.
  var isOpen = false
  /// The user's words about the character.
  var words = ""
  /// The offer; nil until it is known, and when no model can do the work.
  private(set) var offer: Offer?
  /// Why nothing can be done, or why the last request ended early.
  private(set) var failure: LocalizedText?
  private(set) var isRunning = false
  /// Counts the requests: another one begins when it changes.
  private(set) var run = 0
  @ObservationIgnored private var waiting: (@MainActor () async throws -> Void)?
  @ObservationIgnored private var running: Task<Void, Never>?
  private let makeOffer: @MainActor (_ words: String) async throws -> Offer?

  /// A request.
  /// - Parameter makeOffer: Finds the model and the cost, without sending anything; nil when the form is gone.
  init(makeOffer: @escaping @MainActor (_ words: String) async throws -> Offer?) { self.makeOffer = makeOffer }

  var canStart: Bool { offer != nil && !isRunning && waiting == nil }

  /// Finds out which model would do it, and its cost, while the panel is open.
  func prepare() async {
    guard isOpen else { return }
    do {
      offer = try await makeOffer(words)
      failure = nil
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      (offer, failure) = (nil, LocalizedText(explaining: error))
    }
  }

  /// Lets the work begin: the screen then calls `perform()`. An error of the body is shown; a cancellation is no error.
  func start(_ body: @escaping @MainActor () async throws -> Void) {
    guard canStart else { return }
    waiting = body
    run += 1
  }

  /// Ends the work. What came by then stays.
  func onStopPressed() { running?.cancel() }

  /// Does what was started. The screen calls it for each request, and cancels it when the screen goes.
  func perform() async {
    guard let body = waiting else { return }
    (waiting, isRunning, failure) = (nil, true, nil)
    let task = Task {
      do {
        try await body()
      } catch is CancellationError {
        // It was stopped.
      } catch {
        failure = LocalizedText(explaining: error)
      }
    }
    running = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    (running, isRunning) = (nil, false)
  }
}
