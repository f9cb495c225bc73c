import AccountLifecycle
import CommandLine
import Configuration
import FeatureKit
import TerminalUI

extension AichatApp {
  /// Answers a shell that completes a line. The answer writes nothing and uses no network. Errors are not shown,
  /// because a half-written line is on the screen.
  func complete(_ invocation: Invocation) async -> ExitCode {
    guard let request = CompletionRequest(invocation) else { return .wrongUsage }
    let options = (try? Invocation(Array(request.words.dropLast()))).map(CommonOptions.init) ?? CommonOptions()
    guard let configuration = try? AppConfiguration.examined(options: options) else { return .failed }
    let selection =
      (try? FeatureSelection(of: features, in: name, only: configuration[.features], without: configuration[.without]))
      ?? FeatureSelection(all: features, in: name)
    // Data that cannot be read offers nothing; the words that need none are still offered.
    let container = (try? DependencyContainer.reading(configuration)) ?? .withoutData(configuration)
    let interactor = container.interactor
    if let profile = configuration[.profile] { try? await interactor.profileRegistry.useProfile(named: profile) }
    guard let run = try? AppRun(selection, container, interactor, configuration) else { return .failed }
    let io = StandardIO(name, configuration)
    let answer = await Completer(run.commands, language: io.language).answer(for: request.words)
    await container.close()
    return (try? io.write(request.text(answer))) == nil ? .failed : .done
  }
}
