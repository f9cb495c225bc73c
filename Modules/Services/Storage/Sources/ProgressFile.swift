public import Entities
import JSON
import Synchronization
import System
import Glibc

/// The file that remembers how far a profile came before the tabs: `{"step":"color","profile":UUID}`, without a profile
/// before there is one. It stands beside the data, and goes when the tabs have been reached.
///
/// There is one file: another profile begins at the beginning.
public final class ProgressFile: Sendable {
  private let path: String?
  private let lastChange = Mutex<Task<Void, Never>?>(nil)

  /// The file at an absolute path, which need not be there; nil where nothing is to be remembered.
  public init(path: String?) {
    self.path = path
  }

  /// How far a profile came. A file that cannot be read, or says something else, costs a few key presses and is no error.
  func read(of owner: UserProfile.ID?) -> OnboardingProgress? {
    guard let path, let bytes = try? SmallFile.read(path, limit: 1 << 10),
      let kept = try? JSONReader.decode(Kept.self, from: bytes), kept.profile == owner
    else { return nil }
    return OnboardingProgress(step: kept.step, color: kept.color)
  }

  /// Saves how far a profile came, or deletes the file, in the background; changes are made in the order of these calls.
  func save(_ progress: OnboardingProgress?, of owner: @escaping @Sendable () async -> UserProfile.ID?) {
    guard let path else { return }
    lastChange.withLock { last in
      last = Task { [before = last] in
        await before?.value
        guard let progress else {
          unlink(path)
          return
        }
        let kept = Kept(step: progress.step, color: progress.color, profile: await owner())
        guard let text = try? JSONWriter.encode(kept) else { return }
        try? SmallFile.replace(path, with: Array((text + "\n").utf8))
      }
    }
  }

  /// Deletes the file.
  public func forget() async {
    save(nil) { nil }
    await finish()
  }

  /// Waits until the file has every change.
  func finish() async { await lastChange.withLock(\.self)?.value }

  private struct Kept: Codable {
    var step: OnboardingProgress.Step
    var color: ProfileColor?
    var profile: UserProfile.ID?
  }
}

/// The capability of remembering how far a profile came before the tabs.
public protocol ProgressProviding: Sendable {
  /// The file.
  var progressFile: ProgressFile { get }
  /// The profile in use; nil before the first, and after signing out.
  func currentProfile() async throws -> UserProfile?
}

extension ProgressProviding {
  /// How far the profile in use came before the tabs; nil where it is not on the way.
  public func onboardingProgress() async -> OnboardingProgress? {
    progressFile.read(of: try? await currentProfile()?.id)
  }

  /// Remembers how far the profile in use came; nil forgets it. A failure to write is ignored: it must not stop the user.
  public func saveOnboardingProgress(_ progress: OnboardingProgress?) {
    progressFile.save(progress) { try? await currentProfile()?.id }
  }
}
