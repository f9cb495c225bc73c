import AvatarLibrary
import Entities
import Navigation
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

@MainActor struct PlaceTests {
  @Test(arguments: ["category/alien", "settings"])
  func linksOpenTheirScreens(text: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let link = try #require(Link("aichat://" + text, scheme: "aichat"))
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows(text == "settings" ? "Delete account" : "Aliens"))
  }

  @Test func anAvatarsLinkOpensItsChatFromAnyState() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let avatar = try await app.interactor.defaultAvatar()
    let link = Link(["avatar", "\(avatar.id)"])
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows("Say something"))
    #expect(await app.pilot.focus(on: AppFixture.tab("Profile")))
    await app.pilot.press(.enter)
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows("Say something"))
  }

  @Test(arguments: ["category/robot", "chat/nonsense", "nowhere", "category"])
  func wrongLinksLeaveEverythingAsItIs(text: String) async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let link = try #require(Link(text, scheme: "aichat"))
    #expect(!app.presenter.open(link))
    await app.pilot.settle()
    #expect(app.pilot.screen.contains("Popular"))
  }

  @Test func thePlaceComesBackTabByTab() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["category", "cat"])))
    #expect(await app.pilot.shows("Cats"))
    #expect(await app.pilot.focus(on: AppFixture.tab("Profile")))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("My avatars"))
    try await app.relaunch()
    #expect(await app.pilot.shows("My avatars"))
    #expect(await app.pilot.focus(on: AppFixture.tab("Explore")))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Cats"))
  }

  @Test func aPlaceThatCannotBeReadOpensTheBeginning() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let profile = try #require(app.presenter.profile)
    await app.presenter.finish()
    try await app.container.stores.notes.setNote("{\"tab\": 7", named: "place", of: profile.id)
    try await app.relaunch()
    #expect(await app.pilot.shows(AppFixture.tab("Explore")))
  }

  @Test func aPlaceInAFeatureThatIsGoneEndsBeforeIt() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["category", "cat"])))
    #expect(await app.pilot.shows("Cats"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    try await app.relaunch(AppFixture.all.filter { $0.id != "chat" })
    #expect(await app.pilot.shows("Cats"))
    #expect(!app.pilot.screen.contains("Say something"))
  }
}
