import AccountLifecycle
import AvatarLibrary
import LanguageModels
import Synchronization
import TerminalUI
import Conversations
import Entities
import FeatureKit
import Spending
import Storage
import TerminalTesting
import Testing

@testable import Core

/// A character is tried from its form, and nothing of that is kept.
@MainActor struct TrialTests {
  @Test func `A character is tried, and nothing is kept but its cost`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let lists = try await app.interactor.conversationIDs()
    await app.pilot.press(AppFixture.key("Profile"), .character("n"))
    #expect(await app.pilot.shows("Name your character"))
    await app.pilot.type("Mara")
    await app.pilot.press(.control("g"))
    #expect(await app.pilot.shows("A trial, nothing is kept"), "\(app.pilot.screen)")
    await app.pilot.type("harbour")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Hello there."), "\(app.pilot.screen)")
    let prompt = try #require(app.model.prompts.withLock { $0.last })
    #expect(prompt.system.contains("Mara") && prompt.turns.last?.text == "harbour")
    // The cost counts as soon as it is known.
    let user = try #require(try await app.interactor.currentProfile())
    #expect(try await app.pilot.waits(for: app, user.id).map(\.replies) == [1])
    await app.pilot.press(.escape)
    #expect(await app.pilot.hides("A trial, nothing is kept"), "\(app.pilot.screen)")
    // The form is as it was.
    #expect(app.pilot.screen.contains("Mara") && app.pilot.screen.contains("[ Save ]"), "\(app.pilot.screen)")
    #expect(try await app.interactor.conversationIDs() == lists)
    #expect(try await app.interactor.searchMessages(MessageQuery("harbour"), limit: 9).isEmpty)
    #expect(try await app.interactor.ownAvatars().isEmpty)
    #expect(try await app.interactor.recentAvatars(limit: 9).isEmpty)
    let used = try await app.pilot.waits(for: app, user.id)
    #expect(used.map(\.model) == [app.model.choice] && used.map(\.replies) == [1])
    app.pilot.stop()
  }

  @Test func `The end of the program counts a reply that is arriving`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    await app.pilot.press(AppFixture.key("Profile"), .character("n"))
    #expect(await app.pilot.shows("Name your character"))
    await app.pilot.type("Mara")
    await app.pilot.press(.control("g"))
    #expect(await app.pilot.shows("A trial, nothing is kept"), "\(app.pilot.screen)")
    app.model.hold()
    await app.pilot.type("harbour")
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.model.prompts.withLock { !$0.isEmpty } })
    app.model.yield("Half a reply")
    #expect(await app.pilot.shows("Half a reply"), "\(app.pilot.screen)")
    await app.interactor.trials.endAll()
    let user = try #require(try await app.interactor.currentProfile())
    let used = try await app.container.stores.usage.monthlyUsage(of: user.id).values.flatMap(\.self)
    #expect(used.map(\.replies) == [1])
    app.pilot.stop()
  }
}

extension Pilot {
  /// The usage of a profile, once there is any.
  fileprivate func waits(for app: AppFixture, _ user: UserProfile.ID) async throws -> [UsageSum] {
    for _ in 0..<1_000 {
      let used = try await app.container.stores.usage.monthlyUsage(of: user).values.flatMap(\.self)
      if !used.isEmpty { return used }
      await Task.yield()
    }
    return []
  }
}
