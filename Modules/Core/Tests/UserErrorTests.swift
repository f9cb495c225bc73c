import AccountLifecycle
import Configuration
import Entities
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// A message names what the user can correct; only a real failure is called one.
@MainActor struct UserErrorTests {
  private static func failure(_ language: TerminalUI.Language) -> String {
    language("Something went wrong", "문제가 생겼습니다")
  }

  @Test(arguments: TerminalUI.Language.allCases) func anAddressThatIsNone(language: TerminalUI.Language) async throws {
    let app = try await AppFixture.make(language: language)
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.shows(language("Assistant", "어시스턴트")))
    #expect(app.presenter.open(Link(["settings"])))
    let save = language("[ Save profile ]", "[ 프로필 저장 ]")
    #expect(await app.pilot.shows(save))
    await app.pilot.click(on: save)
    #expect(await app.pilot.shows(language("E-mail", "이메일")))
    await app.pilot.type("Ada")
    await app.pilot.press(.tab)
    await app.pilot.type("nobody")
    await app.pilot.press(.control("s"))
    #expect(await app.pilot.shows(language("This e-mail address cannot be used", "이 이메일 주소는 쓸 수 없습니다")))
    #expect(!app.pilot.screen.contains(Self.failure(language)))
    // The form is behind it, with the typed text.
    await app.pilot.press(.enter)
    #expect(app.pilot.screen.contains("nobody") && app.pilot.screen.contains("Ada"))
    app.pilot.stop()
  }

  @Test func aPictureThatIsNone() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(app.presenter.open(Link(["create", "avatar"])))
    #expect(await app.pilot.shows("Name your character"))
    await app.pilot.type("Mango")
    await app.pilot.press(.tab, .tab, .tab, .tab)
    await app.pilot.type("/nonexistent/mango.png")
    await app.pilot.press(.control("s"))
    #expect(await app.pilot.shows("This picture cannot be used"), "\(app.pilot.screen)")
    #expect(!app.pilot.screen.contains(Self.failure(.english)))
    app.pilot.stop()
  }

  @Test func aLinkToNothingThatWaitedForTheTabs() async throws {
    let app = try await AppFixture.make()
    #expect(app.presenter.open(Link(["category", "nonsense"])))
    await app.completeOnboarding()
    #expect(await app.pilot.shows("Nothing is at this address"))
    #expect(!app.pilot.screen.contains(Self.failure(.english)))
    app.pilot.stop()
  }

  @Test(arguments: [
    (ProfileFailure.taken("Ada") as any UserErrorConvertible, UserError.name),
    (ProfileFailure.brokenAddress("x"), .address),
    (KeyFailure.hasSpaces, .key), (ConfigurationError.key(.tooLong), .key),
  ]) func whatCanBePutRight(error: any UserErrorConvertible, userError: UserError) {
    #expect(error.userError == userError)
  }

  @Test(arguments: [
    ProfileFailure.noProfile as any UserErrorConvertible, KeyFailure.noProvider, ConfigurationError.noHome,
  ]) func whatFailed(error: any UserErrorConvertible) {
    #expect(error.userError == nil)
  }

  @Test func eachMatterHasATitleOfItsOwn() {
    for language in TerminalUI.Language.allCases {
      let titles = Set(UserError.allCases.map { language.title(of: $0) })
      #expect(titles.count == UserError.allCases.count && !titles.contains(Self.failure(language)))
    }
  }
}
