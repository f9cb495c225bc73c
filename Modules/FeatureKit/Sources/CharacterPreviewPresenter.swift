import Entities
import Observation

/// Reads the character on which the selection of a list rests.
@Observable @MainActor final class CharacterPreviewPresenter {
  /// The milliseconds for which the selection rests before its character is read: a key that is held down passes over
  /// the rows between.
  static let rest = 120

  /// What shows. The previous character shows until the next one is read.
  enum Phase: Equatable {
    case nothing
    case content(CharacterDetails)
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.nothing
  private let interactor: any CharacterPreviewInteractor

  init(interactor: any CharacterPreviewInteractor) { self.interactor = interactor }

  /// The milliseconds before the next character is read: where nothing shows yet, there is no reason to wait.
  var rest: Int { phase == .nothing ? 0 : Self.rest }

  /// Forgets what shows. It is read again, at once, when there is a place for it again: meanwhile it may have changed.
  func clear() { phase = .nothing }

  func show(_ id: Avatar.ID) async {
    do {
      let details = try await interactor.character(id)
      if !Task.isCancelled { phase = details.map { .content($0) } ?? .nothing }
    } catch is CancellationError {
      // The selection has moved on.
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }
}
