import Entities
import FeatureKit
import TerminalUI

/// What a model writes or draws for `avatars create` and `avatars edit`. The commands tell the model's name and the
/// expected cost before anything is sent.
extension AvatarCommands {
  static let draw = CommandOption("draw", value: "WORDS") { $0.aboutDrawOption }

  /// The draft that a model writes.
  func written(_ idea: CharacterIdea, _ io: any CommandIO) async throws -> AvatarDraft {
    try await tell(try await interactor.writingPlan(for: idea), io) { $0.writing(by: $1, cost: $2) }
    return try await untilInterrupted(io) { [interactor] in
      var draft = idea.draft
      for try await field in interactor.writeCharacter(idea) { draft.adopt(field) }
      return draft
    }
  }

  /// The path of the picture that a model draws; nil where the option is not given.
  func drawn(_ arguments: Arguments, for draft: AvatarDraft, _ io: any CommandIO) async throws -> String? {
    guard let words = arguments.value(of: Self.draw.name) else { return nil }
    let idea = CharacterIdea(words, for: draft)
    try await tell(try await interactor.drawingPlan(for: idea), io) { $0.drawing(by: $1, cost: $2) }
    return try await untilInterrupted(io) { [interactor] in
      var picture: String?
      for try await case .finished(let path) in interactor.drawCharacter(idea) { picture = path }
      return picture
    }
  }

  /// Refuses `--draw` together with `--picture`.
  static func checkPicture(_ arguments: Arguments, _ io: any CommandIO) throws(CommandFailure) {
    if arguments.has(draw.name), arguments.has("picture") {
      throw CommandFailure(.wrongUsage, io.language.onePictureIsEnough)
    }
  }

  private func tell(
    _ plan: WritingPlan, _ io: any CommandIO, _ words: (Language, WritingPlan, Cost) -> String
  ) async throws {
    io.warn(words(io.language, plan, try await interactor.expectedCost(of: plan.usage)))
    if let warning = plan.budget?.warning { io.warn(io.language(warning)) }
  }

  /// Work that Ctrl-C ends.
  private func untilInterrupted<Value: Sendable>(
    _ io: any CommandIO, _ body: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let work = Task {
      let value = try await body()
      try Task.checkCancellation()
      return value
    }
    let watch = io.cancelOnInterrupt { work.cancel() }
    defer { withExtendedLifetime(watch) {} }
    return try await work.value
  }
}
