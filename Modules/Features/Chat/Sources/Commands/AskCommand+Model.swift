import Entities
import FeatureKit

/// Who is asked, where nobody chose a model.
extension AskCommand {
  /// Refuses to let rules answer into a pipe or a file where nobody chose them: what reads there would take their words
  /// for a model's. On a terminal they answer, and say so.
  /// - Throws: That, before anything is stored; what is wrong with the usual model; that a thing is not there.
  func requireModel(for target: AskRequest.Target) async throws {
    let place = try await place(of: target)
    if try await interactor.isModelChosen(for: place.scope) || io.isTerminal { return }
    throw CommandFailure(.wrongUsage, io.language.noModelChosen)
  }
}

extension AskCommand.Place {
  /// Where what is set counts.
  fileprivate var scope: PresetScope {
    switch self {
    case .known(let conversation): .chat(conversation.id)
    case .new(let avatar): .avatar(avatar.id)
    }
  }
}
