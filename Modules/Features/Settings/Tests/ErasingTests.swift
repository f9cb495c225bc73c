import Entities
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ErasingTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func show(_ language: Language = .english) async -> Pilot {
    await Shown(interactor, router, parameters: SettingsParameters(section: "data"), language: language).pilot
  }

  @Test(arguments: Language.allCases) func `After a yes everything is erased`(language: Language) async throws {
    interactor.copiesSize = 4_096
    router.onConfirm = { _ in true }
    let summary = ProfileSummary(
      profile: try #require(interactor.profile), contents: interactor.contents, isInUse: true)
    let pilot = await show(language)
    #expect(await pilot.focus(on: "[ \(language.eraseEverything) ]"))
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.calls == [.profiles, .erasure])
    #expect(router.calls == [.confirm(.erasing([summary], copies: 4_096)), .dismissScreen])
    pilot.stop()
  }

  @Test func `After a no everything stays`() async {
    router.onConfirm = { _ in false }
    let pilot = await show()
    #expect(await pilot.focus(on: "[ Erase everything ]"))
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.calls == [.profiles])
    #expect(await pilot.focus(on: "[ Back up now ]"))
    pilot.stop()
  }

  @Test func `A failure is said, and can be tried again`() async {
    router.onConfirm = { [interactor] _ in
      interactor.error = OutOfReach()
      return true
    }
    let presenter = DataPresenter(interactor: interactor, router: router)
    #expect(await presenter.onErasePressed() == false)
    #expect(router.calls.count == 2 && presenter.work == nil)
    interactor.error = nil
    router.onConfirm = { _ in true }
    #expect(await presenter.onErasePressed())
  }

  @Test func `The way to a file is one press away`() async {
    let pilot = await show()
    #expect(await pilot.focus(on: "[ Export or import ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showArchives])
    pilot.stop()
  }
}
