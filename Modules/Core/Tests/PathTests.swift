import AccountLifecycle
import AvatarLibrary
import Conversations
import Storage
import Synchronization
import Terminal
import Entities
import LanguageModels
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The whole path of a user, from the first launch to the next.
@MainActor struct PathTests {
  @Test func fromWelcomeToAStreamedReplyAndBack() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(await app.pilot.shows("Assistant"))
    app.model.hold()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("안녕, how are you?")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("안녕, how are you?"))
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    app.model.yield("I am ")
    #expect(await app.pilot.shows("I am"))
    app.model.yield("fine.")
    app.model.finish()
    #expect(await app.pilot.shows("I am fine."))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("Popular"))
    // The field no longer has the focus, so digits choose tabs.
    await app.pilot.press(AppFixture.key("Chats"))
    #expect(await app.pilot.shows("I am fine."))
    try await app.relaunch()
    #expect(await app.pilot.shows("I am fine."))
    #expect(app.pilot.lines[0].contains("Chats"))
  }

  @Test func anEmptyListOfChatsLeadsToExplore() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    await app.pilot.press(AppFixture.key("Chats"))
    #expect(await app.pilot.shows("No chats yet"))
    await app.pilot.click(on: "[ Explore ]")
    #expect(await app.pilot.shows("Popular"))
  }

  @Test func aChatIsDeletedFromTheList() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(await app.pilot.shows("Assistant"))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("hello")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Hello there."))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("Popular"))
    await app.pilot.press(AppFixture.key("Chats"))
    #expect(await app.pilot.shows("d Delete"))
    await app.pilot.press(.character("d"))
    #expect(await app.pilot.shows("No chats yet"))
    await app.pilot.press(.alt("z"))
    #expect(await app.pilot.shows("d Delete"))
  }

  @Test func aReplyGoesOnWhileItsScreenIsAway() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    app.model.hold()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("question")
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    app.model.yield("first ")
    #expect(await app.pilot.shows("first"))
    // Escape would stop the reply; changing the tab does not.
    #expect(await app.pilot.focus(on: "Chats"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.hides("Say something"))
    app.model.yield("second")
    app.model.finish()
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    #expect(await app.pilot.focus(on: "question"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("first second"))
  }

  @Test func theChatIsThereAfterARelaunch() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("remember this")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Hello there."))
    try await app.relaunch()
    #expect(await app.pilot.shows("remember this"))
    #expect(await app.pilot.shows("Hello there."))
  }

  @Test func anAvatarIsMadeAndDeleted() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    await app.pilot.press(AppFixture.key("Profile"))
    #expect(await app.pilot.shows("My characters"))
    await app.pilot.press(.character("n"))
    #expect(await app.pilot.shows("Save"))
    await app.pilot.type("Mango")
    await app.pilot.press(.down, .right, .control("s"))
    #expect(await app.pilot.shows("My characters"))
    #expect(await app.pilot.shows("Mango"))
    await app.pilot.press(.character("d"))
    #expect(await app.pilot.shows("Delete Mango?"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.hides("Delete Mango?"))
    #expect(app.pilot.screen.contains("Mango"))
    await app.pilot.press(.character("d"))
    #expect(await app.pilot.shows("Delete Mango?"))
    await app.pilot.press(.left, .enter)
    #expect(await app.pilot.hides("Delete Mango?"))
    // Only the way to bring it back names it.
    #expect(await app.pilot.shows("Bring Mango back"))
    #expect(app.pilot.lines.count { $0.contains("Mango") } == 1)
  }

  @Test func erasingEverythingLeadsBackToWelcome() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["settings", "data"])))
    #expect(await app.pilot.focus(on: "Erase everything"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Erase everything on this computer?"))
    for words in ["1 profile", "drafts", "crashes", "keys"] {
      #expect(app.pilot.screen.contains(words), "\(words)")
    }
    await app.pilot.press(.left, .enter)
    #expect(await app.pilot.shows("Get started"))
    #expect(try await app.container.stores.profiles.profiles().isEmpty)
    await app.completeOnboarding()
    #expect(try await app.interactor.currentProfile() != nil)
    app.pilot.stop()
  }

  @Test func deletingTheAccountLeadsBackToWelcomeAndLeavesNothing() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let profile = try #require(try await app.interactor.currentProfile())
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("secret")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Hello there."))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.escape, AppFixture.key("Profile"), .character("s"))
    #expect(await app.pilot.shows("Delete profile"))
    #expect(await app.pilot.focus(on: "Delete profile"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Delete this profile?"))
    await app.pilot.press(.left, .enter)
    #expect(await app.pilot.shows("Get started"))
    #expect(try await app.container.stores.profiles.profiles().contains { $0.id == profile.id } == false)
    #expect(try await app.container.stores.chats.chats(of: profile.id, offset: 0, limit: 10).isEmpty)
    await app.completeOnboarding()
    #expect(try await app.interactor.currentProfile()?.id != profile.id)
  }

  @Test func aSavedProfileIsFoundAgain() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let ada = try #require(try await app.interactor.currentProfile())
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("remember")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Hello there."))
    #expect(await app.pilot.waits { app.isIdle })
    // Leaving a profile without a name brings a warning.
    await app.pilot.press(.escape, AppFixture.key("Profile"), .character("s"))
    #expect(await app.pilot.shows("Sign out"))
    await app.pilot.press(.character("o"))
    #expect(await app.pilot.shows("Leave this unnamed profile?"))
    #expect(app.pilot.screen.contains("1 chat"))
    await app.pilot.press(.escape)
    #expect(await app.pilot.hides("Leave this profile"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("What are you called?"))
    await app.pilot.type("Ada")
    await app.pilot.press(.control("s"))
    #expect(await app.pilot.hides("Save your profile"))
    #expect(await app.pilot.shows("Edit profile"))
    await app.pilot.press(.escape)
    #expect(await app.pilot.hides("Edit profile"))
    #expect(app.pilot.screen.contains("Ada ●") && !app.pilot.screen.contains("Anonymous"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("Edit profile"))
    await app.pilot.press(.character("o"))
    #expect(await app.pilot.shows("Sign out of “Ada”?"))
    #expect(await app.pilot.focus(on: "[ Sign out ]"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Or go on as:"))
    // After a restart too, and without a new profile.
    try await app.relaunch()
    #expect(await app.pilot.shows("Or go on as:"))
    #expect(try await app.container.stores.profiles.profiles().map(\.id) == [ada.id])
    await app.pilot.press(.down, .enter)
    #expect(await app.pilot.shows("Popular"))
    #expect(try await app.container.stores.profiles.currentProfile()?.name == "Ada")
    await app.pilot.press(AppFixture.key("Chats"))
    #expect(await app.pilot.shows("Hello there."))
  }

  @Test func hostileWordsPaintNothingButText() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let hostile = "\u{1B}]52;c;aGVsbG8=\u{07}\u{1B}[31mred\u{9B}2J\u{202E}abc\u{1B}]0;title\u{1B}\\"
    _ = try await app.interactor.createAvatar(
      AvatarDraft(
        name: "Evil\u{202E}\u{200B}name", picturePath: "",
        description: AvatarDescription(character: .alien, action: .smiling, location: .space)))
    app.model.hold()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("hi")
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    app.model.yield(hostile)
    #expect(await app.pilot.shows("red"))
    app.model.finish()
    #expect(await app.pilot.focus(on: "Profile"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Evilname"))
    var terminal = VirtualTerminal(size: app.pilot.host.screen.size)
    for frame in app.pilot.terminal.sent { terminal.feed(frame) }
    #expect(terminal.unexpected.isEmpty && terminal.systemCommands.isEmpty && terminal.bells == 0)
  }
}
