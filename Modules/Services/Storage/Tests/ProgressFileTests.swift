import Entities
import Foundation
import Testing

@testable import Storage

private struct Keeper: ProgressProviding {
  let progressFile: ProgressFile
  var profile: UserProfile?

  func currentProfile() async throws -> UserProfile? { profile }
}

/// A folder of a test's own, deleted with it.
private final class Home: Sendable {
  let path = NSTemporaryDirectory() + "aichat-progress-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

/// The onboarding progress remains after the program ends, and no user is stopped when it cannot be saved.
struct ProgressFileTests {
  private let home = Home()
  private var path: String { home.path + "/data/onboarding.json" }
  private var keeper: Keeper { Keeper(progressFile: ProgressFile(path: path)) }

  private func profile(_ number: UInt64) -> UserProfile {
    UserProfile(id: UserProfile.ID(high: 1, low: number), created: Timestamp(milliseconds: 1))
  }

  @Test(arguments: OnboardingProgress.Step.allCases) func savedProgressComesBack(step: OnboardingProgress.Step) async {
    let progress = OnboardingProgress(step: step, color: step == .completed ? .mint : nil)
    for owner in [nil, profile(1)] {
      var keeper = keeper
      keeper.profile = owner
      #expect(await keeper.onboardingProgress() == nil)
      keeper.saveOnboardingProgress(progress)
      await keeper.progressFile.finish()
      #expect(await keeper.onboardingProgress() == progress)
      keeper.saveOnboardingProgress(nil)
      await keeper.progressFile.finish()
      #expect(await keeper.onboardingProgress() == nil && !FileManager.default.fileExists(atPath: path))
    }
  }

  /// The progress belongs to one profile: its step and its colour do not apply to another.
  @Test func anotherProfileBeginsAtTheBeginning() async {
    var keeper = keeper
    keeper.profile = profile(1)
    keeper.saveOnboardingProgress(OnboardingProgress(step: .completed, color: .mint))
    await keeper.progressFile.finish()
    for owner in [nil, profile(2)] {
      keeper.profile = owner
      #expect(await keeper.onboardingProgress() == nil)
    }
    keeper.profile = profile(1)
    #expect(await keeper.onboardingProgress()?.color == .mint)
    await keeper.progressFile.forget()
    #expect(await keeper.onboardingProgress() == nil)
  }

  /// A slow change is not made after a later one.
  @Test func theLastChangeIsMadeLast() async {
    let file = ProgressFile(path: path)
    let (gate, open) = AsyncStream<Never>.makeStream()
    file.save(OnboardingProgress(step: .color)) {
      for await _ in gate {}
      return nil
    }
    file.save(nil) { nil }
    open.finish()
    await file.finish()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [
    "", "{", "[]", #"{"step":"nowhere"}"#, #"{"step":"color","profile":"nobody"}"#,
    #"{"step":"color","color":"plaid"}"#,
  ])
  func anotherFileSaysNothing(
    text: String
  ) async throws {
    try home.write(text, to: path)
    #expect(await keeper.onboardingProgress() == nil)
  }

  @Test func aFileThatCannotBeWrittenBlocksNothing() async {
    let keeper = Keeper(progressFile: ProgressFile(path: "/proc/none/onboarding.json"))
    keeper.saveOnboardingProgress(OnboardingProgress(step: .intro))
    await keeper.progressFile.finish()
    #expect(await keeper.onboardingProgress() == nil)
  }

  @Test func withoutAFileNothingIsRemembered() async {
    let keeper = Keeper(progressFile: ProgressFile(path: nil))
    keeper.saveOnboardingProgress(OnboardingProgress(step: .intro))
    await keeper.progressFile.finish()
    #expect(await keeper.onboardingProgress() == nil)
  }
}
