import Entities
import Foundation
import Synchronization
import Testing

@testable import Experiments

private struct User: Experimenting {
  let experiments: ExperimentService
}

struct ExperimentsTests {
  private let profile = UserProfile.ID(high: 0x0189_0A5D_AC96_774B, low: 0xBCCE_B302_099A_8057)

  private func profiles(_ count: Int) -> [UserProfile.ID] {
    (0..<count).map { UserProfile.ID(high: 0x0189_0A5D_0000_7000 + UInt64($0 / 50), low: 1 << 63 | UInt64($0)) }
  }

  @Test func `While no test runs, every profile has the default`() {
    let user = User(experiments: ExperimentService())
    user.experiments.begin(for: profile)
    #expect(user.categoryRowTest == .original)
    #expect(user.onboardingCommunityTest == .off && user.createAccountTest == .off)
  }

  @Test func `Without a profile the variant is the default too`() {
    #expect(User(experiments: ExperimentService(areRunning: true)).categoryRowTest == .original)
  }

  @Test func `A profile's variant never changes`() {
    // Constants: a change of the algorithm would give users other variants.
    #expect(Bucket(profile, "categoryRow").number == 5254503340621052641)
    #expect(Bucket(profile, "onboardingCommunity").number == 3542112079401777237)
    let drawn = (0..<3).map { _ in
      let experiments = ExperimentService(areRunning: true)
      experiments.begin(for: profile)
      return User(experiments: experiments).categoryRowTest
    }
    #expect(Set(drawn).count == 1)
  }

  @Test func `Each variant is drawn as often as the others, and tests are independent`() {
    var counts: [String: Int] = [:]
    for profile in profiles(9_000) {
      let (row, community) = (
        Bucket(profile, "categoryRow").draw(of: 3), Bucket(profile, "onboardingCommunity").draw(of: 2)
      )
      counts["\(row) \(community)", default: 0] += 1
    }
    // 1,500 each; 35 is the standard deviation.
    #expect(counts.count == 6 && counts.values.allSatisfy { abs($0 - 1_500) < 175 }, "\(counts)")
  }

  @Test func `A profile is exposed to a test once in a run`() {
    let events = Mutex<[LoggableEvent]>([])
    let experiments = ExperimentService(areRunning: true) { event in events.withLock { $0.append(event) } }
    experiments.begin(for: profile)
    let user = User(experiments: experiments)
    let variant = user.categoryRowTest
    #expect(user.categoryRowTest == variant)
    #expect(
      events.withLock { $0 } == [LoggableEvent("ABTest", "Exposure", .analytic, [.choice("categoryRow", variant)])])
    experiments.begin(for: profile)
    _ = user.categoryRowTest
    _ = user.experimentEntries
    #expect(events.withLock { $0.count } == 1)
    experiments.begin(for: UserProfile.ID(high: 1, low: 2))
    _ = user.categoryRowTest
    #expect(events.withLock { $0.count } == 2)
  }

  @Test func `A test that does not run exposes no profile`() {
    let events = Mutex(0)
    let experiments = ExperimentService { _ in events.withLock { $0 += 1 } }
    experiments.begin(for: profile)
    _ = User(experiments: experiments).categoryRowTest
    #expect(events.withLock { $0 } == 0)
  }
}

struct OverrideTests {
  private let path = NSTemporaryDirectory() + "aichat-experiments-\(UUID().uuidString)/deep/experiments.json"

  @Test func `A choice by hand takes precedence, and is saved`() throws {
    let user = User(experiments: ExperimentService(areRunning: true, overridesPath: path))
    try user.overrideExperiment("categoryRow", with: "top")
    try user.overrideExperiment("onboardingCommunity", with: "on")
    #expect(user.categoryRowTest == .top && user.onboardingCommunityTest == .on)
    let later = User(experiments: ExperimentService(overridesPath: path))
    #expect(later.categoryRowTest == .top && later.onboardingCommunityTest == .on)
    try later.overrideExperiment("categoryRow", with: nil)
    #expect(later.categoryRowTest == .original && later.onboardingCommunityTest == .on)
    #expect(
      later.experimentEntries == [
        ExperimentEntry(
          name: "categoryRow", choices: ["original", "top", "hidden"], variant: "original", override: nil),
        ExperimentEntry(name: "onboardingCommunity", choices: ["off", "on"], variant: "on", override: "on"),
        ExperimentEntry(name: "createAccount", choices: ["off", "on"], variant: "off", override: nil),
      ])
  }

  @Test func `An unknown test or variant is refused with an explanation`() {
    let user = User(experiments: ExperimentService())
    for (name, variant) in [("paywall", "custom"), ("categoryRow", "left")] {
      do {
        try user.overrideExperiment(name, with: variant)
        Issue.record("\(name) was accepted")
      } catch let error as any ExplainedError {
        #expect(error.message(in: .english).contains(name == "paywall" ? "“paywall”" : "“left”"))
        #expect(error.message(in: .korean) != error.message(in: .english))
      } catch {
        Issue.record("\(error) explains nothing")
      }
    }
    #expect(user.categoryRowTest == .original)
  }

  @Test(arguments: ["", "[]", "{", #"{"categoryRow":3}"#, #"{"categoryRow":"left"}"#, "\u{FEFF}null"])
  func `A file with other contents chooses nothing`(text: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(User(experiments: ExperimentService(overridesPath: path)).categoryRowTest == .original)
  }
}
