public import Entities
import JSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The file that remembers how far somebody came before the tabs: `{"step":"color"}`. It stands beside the data, as
/// there is no profile yet that it could belong to, and goes when the tabs have been reached.
public struct ProgressFile: Sendable {
  private let path: String?

  /// The file at an absolute path, which need not be there; nil where nothing is to be remembered.
  public init(path: String?) {
    self.path = path
  }

  /// What it says. A file that cannot be read, or says something else, costs a few key presses, and nobody is told.
  func read() -> OnboardingProgress? {
    guard let path, let bytes = try? SmallFile.read(path, limit: 1 << 10) else { return nil }
    return try? JSONReader.decode(OnboardingProgress.self, from: bytes)
  }

  func write(_ progress: OnboardingProgress?) {
    guard let path else { return }
    if let progress {
      guard let text = try? JSONWriter.encode(progress) else { return }
      try? SmallFile.replace(path, with: Array((text + "\n").utf8))
    } else {
      unlink(path)
    }
  }
}

/// The capability of remembering how far somebody came before the tabs: who has the file can do this.
public protocol ProgressKeeping: Sendable {
  /// Where the verbs go.
  var progressFile: ProgressFile { get }
}

extension ProgressKeeping {
  /// How far somebody came before the tabs, and not further; nil where nobody is on the way.
  public var onboardingProgress: OnboardingProgress? { progressFile.read() }

  /// Remembers how far somebody came, until the next; nil forgets it. What cannot be remembered is not: it keeps nobody
  /// from going on.
  public func keepOnboardingProgress(_ progress: OnboardingProgress?) async { progressFile.write(progress) }
}
