import Entities
import Foundation
import Testing

@testable import Configuration

private struct Keeper: ProgressKeeping {
  let progressFile: ProgressFile
}

/// How far somebody came stays when the program ends, and costs nobody anything when it cannot be kept.
struct ProgressFileTests {
  private let home: TemporaryHome
  private var path: String { home.path + "/data/onboarding.json" }
  private var keeper: Keeper { Keeper(progressFile: ProgressFile(path: path)) }

  init() throws { home = try TemporaryHome() }

  @Test(arguments: OnboardingProgress.Step.allCases) func whatIsKeptComesBack(step: OnboardingProgress.Step) async {
    let progress = OnboardingProgress(step: step, color: step == .completed ? .mint : nil)
    #expect(keeper.onboardingProgress == nil)
    await keeper.keepOnboardingProgress(progress)
    #expect(keeper.onboardingProgress == progress)
    await keeper.keepOnboardingProgress(nil)
    #expect(keeper.onboardingProgress == nil && !FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: ["", "{", "[]", #"{"step":"nowhere"}"#, #"{"step":"color","color":"plaid"}"#])
  func anotherFileSaysNothing(
    text: String
  ) throws {
    try home.write(text, to: path)
    #expect(keeper.onboardingProgress == nil)
  }

  @Test func whereNothingCanBeWrittenNobodyIsHeldUp() async {
    let keeper = Keeper(progressFile: ProgressFile(path: "/proc/none/onboarding.json"))
    await keeper.keepOnboardingProgress(OnboardingProgress(step: .intro))
    #expect(keeper.onboardingProgress == nil)
  }

  @Test func withoutAFileNothingIsRemembered() async {
    let keeper = Keeper(progressFile: ProgressFile(path: nil))
    await keeper.keepOnboardingProgress(OnboardingProgress(step: .intro))
    #expect(keeper.onboardingProgress == nil)
  }
}
