import Entities
import FeatureKit
import TerminalUI

extension Arguments {
  /// The only operand.
  /// - Parameter problem: What to say when there is none, or another one.
  func onlyOperand(or problem: String) throws(CommandFailure) -> String {
    guard operands.count == 1, let operand = operands.first else { throw CommandFailure(.wrongUsage, problem) }
    return operand
  }

  /// Whether the user agrees to a deletion: on a terminal, or by `--yes`.
  @MainActor func agrees(to question: String, _ io: any CommandIO) async throws -> Bool {
    if has("yes") { return true }
    guard let answer = try await io.confirm(question) else {
      throw CommandFailure(.wrongUsage, io.language.personaYesIsNeeded)
    }
    return answer
  }
}

extension CommandOption {
  /// `--yes` of a deletion.
  static let yes = CommandOption("yes", letter: "y") { $0.aboutPersonaYes }
}

extension Suggestion {
  /// The names of things; the last digits of an id where several things have the same name.
  static func suggestions<Thing>(
    for things: [(id: Identifier<Thing>, name: String, about: String)]
  ) -> [Suggestion] {
    let (ids, bearers) = (things.map(\.id), Dictionary(grouping: things) { $0.name.lowercased() })
    return things.map { thing in
      bearers[thing.name.lowercased()]?.count == 1
        ? Suggestion(thing.name, thing.about, longForm: "\(thing.id)")
        : Suggestion(thing.id.shortForm(among: ids), thing.name, longForm: "\(thing.id)", name: thing.name)
    }
  }
}
