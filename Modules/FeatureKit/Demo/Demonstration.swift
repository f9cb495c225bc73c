import Glibc
public import FeatureKit
import FeatureKitTestSupport
import TerminalUI

/// A program that shows one feature on fakes: all its screens, in every scene.
///
///     await Demonstration("explore") { stage in ExploreBuilder(interactor: …, router: …) }.run()
@MainActor public struct Demonstration {
  let name: String
  let make: @MainActor (DemoStage) -> any Feature

  /// A demonstration of a feature, which is made again for each scene.
  public init(_ name: String, _ make: @escaping @MainActor (DemoStage) -> any Feature) {
    self.name = name
    self.make = make
  }

  /// Runs the command line, and ends the program.
  public func run() async -> Never {
    do {
      guard let stage = try stage(for: Array(CommandLine.arguments.dropFirst())) else {
        print(help)
        exit(0)
      }
      Unanswered.report = { [weak stage] member, _ in stage?.record("\(member), unanswered") }
      _ = try await Host.show(DemoView(presenter: DemoPresenter(name, stage, make)), language: stage.language)
      exit(0)
    } catch let failure as CommandFailure {
      fail("\(failure)", failure.code.rawValue)
    } catch {
      fail("\(name)-demo needs a terminal for input and output: \(error).", ExitCode.wrongUsage.rawValue)
    }
  }

  /// The stage, with the scene and the language that the options choose; nil for help.
  func stage(for words: [String]) throws(CommandFailure) -> DemoStage? {
    let options = [
      CommandOption("scene", value: "NAME", summary: { $0("The circumstances of the screens", "화면이 놓인 상황") }),
      CommandOption("lang", value: "LANG", summary: { $0("en or ko", "en 또는 ko") }),
      CommandOption("help", summary: { $0("Say this", "도움말") }),
    ]
    let arguments = try Arguments(words, options: options)
    if arguments.has("help") { return nil }
    let scene = try choice("scene", arguments, DemoScene.allCases.map { ($0.rawValue, $0) })
    let language = try choice("lang", arguments, [("en", Language.english), ("ko", .korean)])
    return DemoStage(scene: scene ?? .typical, language: language ?? .english)
  }

  private func choice<Value>(
    _ option: String, _ arguments: Arguments, _ known: [(String, Value)]
  ) throws(CommandFailure) -> Value? {
    guard let word = arguments.value(of: option) else { return nil }
    if let found = known.first(where: { $0.0 == word }) { return found.1 }
    let names = known.map(\.0).joined(separator: ", ")
    throw CommandFailure(.wrongUsage, "--\(option) \(word) is not known. It can be \(names).")
  }

  private var help: String {
    """
    Shows the feature \(name) on fakes. ^T changes the scene, ^L the language, ^Q quits.

    \(name)-demo [--scene \(DemoScene.allCases.map(\.rawValue).joined(separator: "|"))] [--lang en|ko]
    """
  }

  private func fail(_ text: String, _ code: Int32) -> Never {
    let bytes = Array("\(name)-demo: \(text)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(code)
  }
}
