public import Entities
import JSON
import Synchronization
import Glibc

/// The file that remembers how far somebody came before the tabs, and who: `{"step":"color","profile":UUID}`, without a
/// profile where nobody is signed in yet. It stands beside the data, and goes when the tabs have been reached.
///
/// There is one: whoever comes after somebody else begins at the beginning.
public final class ProgressFile: Sendable {
  private let path: String?
  private let lastChange = Mutex<Task<Void, Never>?>(nil)

  /// The file at an absolute path, which need not be there; nil where nothing is to be remembered.
  public init(path: String?) {
    self.path = path
  }

  /// What it says of somebody. A file that cannot be read, or says something else, costs a few key presses, and nobody is
  /// told.
  func read(of owner: UserProfile.ID?) -> OnboardingProgress? {
    guard let path, let bytes = try? SmallFile.read(path, limit: 1 << 10),
      let kept = try? JSONReader.decode(Kept.self, from: bytes), kept.profile == owner
    else { return nil }
    return OnboardingProgress(step: kept.step, color: kept.color)
  }

  /// Keeps what is said of somebody, or nothing, off the caller's way; changes are made in the order of these calls.
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

  /// Forgets whoever it is.
  public func forget() async {
    save(nil) { nil }
    await finish()
  }

  /// Waits until what was kept is in the file.
  func finish() async { await lastChange.withLock(\.self)?.value }

  private struct Kept: Codable {
    var step: OnboardingProgress.Step
    var color: ProfileColor?
    var profile: UserProfile.ID?
  }
}

/// The capability of remembering how far somebody came before the tabs: who has the file, and knows who that is, can do
/// this.
public protocol ProgressProviding: Sendable {
  /// Where the verbs go.
  var progressFile: ProgressFile { get }
  /// The profile in use; nil before the first, and after signing out.
  func currentProfile() async throws -> UserProfile?
}

extension ProgressProviding {
  /// How far somebody came before the tabs, and not further; nil where nobody is on the way.
  public func onboardingProgress() async -> OnboardingProgress? {
    progressFile.read(of: try? await currentProfile()?.id)
  }

  /// Remembers how far somebody came, until the next; nil forgets it. What cannot be remembered is not: it keeps nobody
  /// from going on.
  public func saveOnboardingProgress(_ progress: OnboardingProgress?) {
    progressFile.save(progress) { try? await currentProfile()?.id }
  }
}
