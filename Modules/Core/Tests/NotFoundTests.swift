import AccountLifecycle
import AvatarLibrary
import Conversations
import Entities
import FeatureKit
import Navigation
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Verbs that lead into an absent feature are refused, and nothing is stored for them.
@MainActor struct NotFoundTests {
  /// A screen's router in an app without one feature, with its navigator.
  private func router(without absent: CoreFeature) throws -> (router: CoreRouter, navigator: Navigator) {
    let selection = try FeatureSelection(of: AppFixture.all, in: "aichat", without: [absent.id])
    let builder = CoreBuilder(
      interactor: DependencyContainer.inMemory().interactor, language: .english, selection: selection)
    let navigator = Navigator { _ in AnyView(Text("Root")) }
    return (builder.router(try #require(navigator.root(of: "root"))), navigator)
  }

  /// Every verb that leads into another feature.
  enum Route: CaseIterable {
    case showChat, showConversation, showSettings

    @MainActor var feature: CoreFeature { self == .showSettings ? .settings : .chat }

    @MainActor func show(by router: CoreRouter) {
      switch self {
      case .showChat: router.showChat(with: Self.avatar)
      case .showConversation: router.showConversation(Conversation.ID(high: 1, low: 2))
      case .showSettings: router.showSettings()
      }
    }

    private static let avatar = Avatar(
      id: Avatar.ID(high: 1, low: 2), name: "Zed", character: .alien, action: .smiling, location: .space,
      created: Timestamp(milliseconds: 0))
  }

  @Test(arguments: Route.allCases)
  func aVerbSaysThatItsFeatureIsNotThere(route: Route) throws {
    let (router, navigator) = try router(without: route.feature)
    route.show(by: router)
    #expect(navigator.state.tab.screens.count == 1)
    #expect(navigator.state.alert?.title.contains("“\(route.feature.id)” is not part of this run") == true)
    #expect(navigator.state.alert?.message.contains("--without \(route.feature.id)") == true)
    navigator.dismantle()
  }

  /// The request for a model returns nil, and an alert says why.
  @Test func choosingAModelNeedsTheSettings() async throws {
    let (router, navigator) = try router(without: .settings)
    let model = ConversationModel(usual: ModelChoice(provider: "offline", model: "rules"))
    #expect(await router.chooseModel(for: model) == nil)
    #expect(navigator.state.alert?.title.contains("“settings” is not part of this run") == true)
    navigator.dismantle()
  }

  /// With the feature present, each of them leads there: so the test above does test the absence.
  @Test(arguments: Route.allCases)
  func aVerbLeadsToItsFeature(route: Route) throws {
    let (router, navigator) = try router(without: .onboarding)
    route.show(by: router)
    #expect(navigator.state.tab.screens.count == 2 && navigator.state.alert == nil)
    navigator.dismantle()
  }

  @Test func withoutExploreTheEmptyListOfChatsSaysSo() throws {
    let (router, navigator) = try router(without: .explore)
    router.showExplore()
    #expect(navigator.state.alert?.title.contains("“explore” is not part of this run") == true)
    navigator.dismantle()
  }

  /// The values for a screen are made after the answer.
  @Test func leadingAnswersWhetherTheFeatureIsThere() throws {
    let (router, navigator) = try router(without: .chat)
    var made = 0
    #expect(!router.lead(to: .chat) { made += 1 })
    #expect(router.lead(to: .settings) { made += 10 })
    #expect(made == 10)
    navigator.dismantle()
  }

  @Test func choosingAnAvatarStoresNothing() async throws {
    let app = try await AppFixture.make(AppFixture.all.filter { $0.id != "chat" })
    await app.completeOnboardingWithoutTabs()
    #expect(await app.pilot.shows("Assistant"))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("not part of this run"))
    try await hasNoConversation(app)
  }

  @Test func theSettingsAreMissedOnTheProfile() async throws {
    let app = try await AppFixture.make(AppFixture.all.filter { $0.id != "settings" })
    await app.completeOnboardingWithoutTabs()
    await app.pilot.press(AppFixture.key("Profile"))
    #expect(await app.pilot.shows("My characters"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("not part of this run"))
  }

  @Test(arguments: ["avatar", "chat"])
  func aLinkToAMissingFeatureLeavesTheScreenAsItIs(kind: String) async throws {
    let app = try await AppFixture.make(AppFixture.all.filter { $0.id != "chat" })
    await app.completeOnboardingWithoutTabs()
    #expect(app.presenter.open(Link(["category", "cat"])))
    #expect(await app.pilot.shows("Cats"))
    #expect(!app.presenter.open(Link([kind, "\(try await app.interactor.defaultAvatar().id)"])))
    await app.pilot.settle()
    #expect(app.pilot.screen.contains("Cats"))
    try await hasNoConversation(app)
  }

  @Test func aCommandIsRefusedByName() throws {
    let selection = try FeatureSelection(of: AppFixture.all, in: "aichat", without: ["chat"])
    for command in CoreFeature.chat.commands {
      let refusal = try #require(selection.refusal(ofCommand: command, .english))
      #expect(refusal.code == .wrongUsage && refusal.description.contains("“\(command)” belongs to the feature “chat”"))
    }
    #expect(selection.refusal(ofCommand: "avatars", .english) == nil)
  }

  private func hasNoConversation(_ app: AppFixture) async throws {
    let profile = try #require(try await app.interactor.currentProfile())
    #expect(try await app.container.stores.chats.chats(of: profile.id, offset: 0, limit: 1).isEmpty)
  }
}
