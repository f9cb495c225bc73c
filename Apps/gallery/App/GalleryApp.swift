import Glibc
import FeatureKit
import Navigation
import TerminalUI

/// An app made of features: reads the command line, chooses the features, and shows them.
@MainActor struct GalleryApp {
  static let version = "0.1.0"
  private let name: String
  private let features: [GalleryFeature]

  /// An app with these features, in the order of its tabs.
  init(_ name: String, _ features: [GalleryFeature]) {
    self.name = name
    self.features = features
  }

  /// Does what the command line says.
  /// - Returns: What the shell is told.
  func run(_ words: [String]) async -> Int32 {
    do {
      let options = try GalleryOptions(words, features: features) { name in getenv(name).map { String(cString: $0) } }
      switch options.wish {
      case .version: print("\(name) \(Self.version)")
      case .help: print(GalleryHelp(program: name, features: features, language: options.language).text)
      case .open: return try await open(options)
      }
      return ExitCode.done.rawValue
    } catch let failure as CommandFailure {
      warn("\(failure)")
      return failure.code.rawValue
    } catch {
      warn("\(error)")
      return ExitCode.failed.rawValue
    }
  }

  /// What the features of a run add to it. Those that are left out are not even made.
  func registry(_ options: GalleryOptions) throws -> FeatureRegistry {
    let builder = GalleryBuilder(
      interactor: GalleryInteractor(api: options.api, language: options.language), language: options.language,
      present: Set(options.features.map(\.id)))
    return try FeatureRegistry(options.features.map { $0.make(builder) })
  }

  private func open(_ options: GalleryOptions) async throws -> Int32 {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, getenv("TERM").map({ strcmp($0, "dumb") }) != 0 else {
      throw CommandFailure(.wrongUsage, options.language.needsTerminal(name))
    }
    let root = GalleryView(tabs: try registry(options).contributions.tabs, language: options.language)
    // What a screen has under way ends with the app.
    defer { root.navigator.dismantle() }
    // As a shell says it of a program that a signal ended.
    return switch try await Host.show(root, language: options.language) {
    case .quit: ExitCode.done.rawValue
    case .interrupted: 128 + SIGINT
    case .terminated: 128 + SIGTERM
    case .hangup: 128 + SIGHUP
    }
  }

  /// Says something on standard error. A word of the command line may hold what a terminal obeys: it is left out.
  private func warn(_ text: String) {
    let visible = text.unicodeScalars.filter { scalar in
      ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    let line = Array("\(name): \(String(String.UnicodeScalarView(visible)))\n".utf8)
    // Nobody can be told when standard error is closed.
    _ = write(STDERR_FILENO, line, line.count)
  }
}
