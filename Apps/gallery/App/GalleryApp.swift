import Glibc
import FeatureKit
import Navigation
import TerminalUI

/// An app made of lessons: reads the command line, and shows the course.
@MainActor struct GalleryApp {
  static let version = "0.1.0"
  private let name: String

  /// The course, under the name that its messages begin with.
  init(_ name: String) {
    self.name = name
  }

  /// Runs the command line.
  /// - Returns: The exit code.
  func run(_ words: [String]) async -> Int32 {
    do {
      let options = try GalleryOptions(words) { name in getenv(name).map { String(cString: $0) } }
      switch options.action {
      case .version: print("\(name) \(Self.version)")
      case .help: print(GalleryHelp(program: name, language: options.language).text)
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

  /// The window of a run.
  func window(_ options: GalleryOptions) -> GalleryView {
    let builder = GalleryBuilder(
      interactor: GalleryInteractor(api: options.api, language: options.language), language: options.language)
    return GalleryView(builder, opening: Lesson.all.first { $0.id == options.lesson })
  }

  private func open(_ options: GalleryOptions) async throws -> Int32 {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, getenv("TERM").map({ strcmp($0, "dumb") }) != 0 else {
      throw CommandFailure(.wrongUsage, options.language.needsTerminal(name))
    }
    let root = window(options)
    // The work of the screens ends with the app.
    defer { root.navigator.dismantle() }
    // The exit code that a shell gives a program ended by a signal.
    return switch try await Host.show(root, language: options.language) {
    case .quit: ExitCode.done.rawValue
    case .interrupted: 128 + SIGINT
    case .terminated: 128 + SIGTERM
    case .hangup: 128 + SIGHUP
    }
  }

  /// Prints a message on standard error, without the control characters that a word of the command line may contain.
  private func warn(_ text: String) {
    let visible = text.unicodeScalars.filter { scalar in
      ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    let line = Array("\(name): \(String(String.UnicodeScalarView(visible)))\n".utf8)
    // A failure is ignored: when standard error is closed, there is no place to report it.
    _ = write(STDERR_FILENO, line, line.count)
  }
}
