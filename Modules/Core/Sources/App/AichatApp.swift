import CommandLine
import Configuration
import Entities
import FeatureKit
import HTTP
import System
import Telemetry
import Terminal
import TerminalUI

/// An app made of features: reads the command line, chooses the features, and opens the app or runs a command.
@MainActor public struct AichatApp {
  /// The name of the program.
  let name: String
  private let list: @MainActor () -> [CoreFeature]

  /// An app with these features, in the order of its tabs. The list is made when it is needed.
  public init(_ name: String, _ features: @autoclosure @escaping @MainActor () -> [CoreFeature]) {
    self.name = name
    list = features
  }

  /// The features, in the order of their tabs.
  var features: [CoreFeature] { list() }

  /// Runs the program from its start to its end.
  public func main() -> Never {
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    // Scripts and measurements use this option, so nothing else is started, not even the threads of tasks.
    // If the line cannot be written, the usual run below reports why.
    if arguments == ["--version"], ProgramMain.write(line: "\(name) \(AppVersion.current)") {
      ProgramMain.end(with: 0)
    }
    ProgramMain.run { await run(arguments, watchingCrashes: true) }
  }

  /// Runs a command line.
  /// - Parameter watchingCrashes: Whether this is the process's own run, with crash reports.
  /// - Returns: The exit status of the process.
  func run(_ arguments: [String], watchingCrashes: Bool = false) async -> Int32 {
    let early = CommonOptions(readable: arguments)
    var io = StandardIO(name, language: Language(ContentLanguage(options: early)), .standard)
    // A command that repairs settings reports their problems first. If one of them then ends the command, it is not
    // reported again.
    var reported: Set<String> = []
    do {
      let invocation = try Invocation(arguments)
      if CompletionRequest.isMade(by: invocation) { return await complete(invocation).rawValue }
      if asks(invocation) { HTTPClient.prepare() }
      let options = CommonOptions(invocation)
      io = StandardIO(name, language: Language(ContentLanguage(options: options)), .standard)
      let configuration =
        invocation.allowsWrongSettings ? try .examined(options: options) : try AppConfiguration(options: options)
      io = StandardIO(name, configuration)
      if watchingCrashes { watchCrashes(configuration) }
      // `doctor` reports the problems of the settings itself.
      if invocation.command != DoctorCommand.name { reported = report(configuration, io) }
      let launcher = Launcher(
        program: name, features: features, invocation: invocation, configuration: configuration, io: io)
      return Self.status(of: try await launcher.run())
    } catch is OutputClosed {
      return ExitCode.outputClosed.rawValue
    } catch is CancellationError {
      return Self.status(of: .interrupted)
    } catch {
      let words = io.language.words(for: error)
      if !reported.contains(words) { io.warn(words) }
      return ExitCode(of: error).rawValue
    }
  }

  /// Whether a command line asks a question. The network's libraries take the longest to load, so loading begins before
  /// the settings are read. It is needless if the rules on this computer answer.
  private func asks(_ invocation: Invocation) -> Bool {
    guard !invocation.wantsHelp, let command = invocation.command else { return false }
    return features.contains { $0.asking.contains(command) }
  }

  /// The exit status of the process. After a signal it is 128 and the signal's number, as a shell reports it.
  private static func status(of code: ExitCode) -> Int32 {
    code == .interrupted ? 128 + (InterruptWatch.latestSignal ?? 2) : code.rawValue
  }

  /// Reports the problems of the settings.
  /// - Returns: The reported problems.
  private func report(_ configuration: AppConfiguration, _ io: StandardIO) -> Set<String> {
    for warning in configuration.warnings { io.warn(warning.message(in: configuration[.language])) }
    let problems = configuration.problems.map { $0.message(in: configuration[.language]) }
    for problem in problems { io.warn(problem) }
    return Set(problems)
  }

  private func watchCrashes(_ configuration: AppConfiguration) {
    CrashRecorder.prepare(
      folder: configuration.directories.state, version: AppVersion.current, now: SystemClock.now())
    CrashObserver.call(CrashRecorder.write)
  }
}
