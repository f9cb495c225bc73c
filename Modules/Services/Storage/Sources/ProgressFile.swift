public import Entities
import JSON
import Synchronization
import System
import Glibc

/// The file with the onboarding progress of a profile: `{"step":"color","profile":UUID}`. Before there is a profile,
/// `profile` is missing. The file is beside the data, and is deleted when the user reaches the tabs.
///
/// There is one file: another profile starts at the first step.
public final class ProgressFile: Sendable {
  private let path: String?
  private let lastChange = Mutex<Task<Void, Never>?>(nil)

  /// The file at an absolute path, which may not exist yet; nil where nothing is stored.
  public init(path: String?) {
    self.path = path
  }

  /// The stored progress of a profile; nil when the file has none of it. A file that cannot be read, or has other
  /// content, is no error: it costs the user a few key presses.
  func read(of owner: UserProfile.ID?) -> OnboardingProgress? {
    guard let path, let bytes = try? SmallFile.read(path, limit: 1 << 10),
      let kept = try? JSONReader.decode(Kept.self, from: bytes), kept.profile == owner
    else { return nil }
    return OnboardingProgress(step: kept.step, color: kept.color)
  }

  /// Saves the progress, or deletes the file, in the background. The changes are made in the order of these calls.
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

  /// Waits until every change was written or has failed.
  func finish() async { await lastChange.withLock(\.self)?.value }

  private struct Kept: Codable {
    var step: OnboardingProgress.Step
    var color: ProfileColor?
    var profile: UserProfile.ID?
  }
}

/// The capability of storing the onboarding progress.
public protocol ProgressProviding: Sendable {
  /// The file.
  var progressFile: ProgressFile { get }
  /// The profile in use; nil before the first, and after signing out.
  func currentProfile() async throws -> UserProfile?
}

extension ProgressProviding {
  /// The progress of the profile in use before the tabs; nil where the profile is not in the onboarding.
  public func onboardingProgress() async -> OnboardingProgress? {
    progressFile.read(of: try? await currentProfile()?.id)
  }

  /// Stores the progress of the profile in use; nil deletes it. A failure to write is ignored: it must not stop the
  /// user.
  public func saveOnboardingProgress(_ progress: OnboardingProgress?) {
    progressFile.save(progress) { try? await currentProfile()?.id }
  }
}
