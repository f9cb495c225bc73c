import Entities
import FeatureKit
import OnboardingTestSupport
import Testing

@testable import Onboarding

@MainActor struct ContributionsTests {
  private let contributions = OnboardingBuilder(
    interactor: FakeOnboardingInteractor(), router: { _ in RecordingOnboardingRouter() }
  ).contributions

  @Test func `Onboarding adds a start screen, a command, a link and a section`() throws {
    #expect(contributions.start.count == 1)
    #expect(contributions.commands.map(\.name) == ["profiles"])
    #expect(contributions.settings.map(\.id) == ["archives"])
    #expect(contributions.links.map(\.name) == ["profiles"])
    #expect(contributions.tabs.isEmpty)
  }

  @Test func `It is due until the profile has completed it`() throws {
    let start = try #require(contributions.start.first)
    var profile = UserProfile(id: UserProfile.ID(high: 1, low: 2), created: Timestamp(milliseconds: 0))
    #expect(start.isDue(nil))
    #expect(start.isDue(profile))
    profile.color = .red
    #expect(start.isDue(profile))
    profile.didCompleteOnboarding = true
    #expect(!start.isDue(profile))
  }

  @Test func `The registry takes it`() throws {
    let builder = OnboardingBuilder(
      interactor: FakeOnboardingInteractor(), router: { _ in RecordingOnboardingRouter() })
    let registry = try FeatureRegistry([builder])
    #expect(registry.owner(of: "feature onboarding") == "onboarding")
  }
}
