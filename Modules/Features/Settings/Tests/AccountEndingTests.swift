import FeatureKit
import FeatureKitTestSupport
import Entities
import SettingsTestSupport
import TerminalTesting
import Testing

@testable import Settings

/// Signing out and deleting: the questions, the results and the messages.
@MainActor struct AccountEndingTests {
  /// One of the two ways to leave an account.
  enum Ending: CaseIterable {
    case signOut, deletion

    @MainActor func press(_ presenter: AccountPresenter) async {
      switch self {
      case .signOut: await presenter.onSignOutPressed()
      case .deletion: await presenter.onDeleteAccountPressed()
      }
    }

    var other: Ending { self == .signOut ? .deletion : .signOut }
    var request: FakeSettingsInteractor.Call { self == .signOut ? .signOut : .deletion(.kept) }
    var question: RecordingSettingsRouter.Call {
      let contents = ProfileContents(chats: 3, messages: 120, avatars: 2)
      return self == .signOut
        ? .confirm(.signingOut(of: nil, contents)) : .confirmDeletion(ofAccountNamed: nil, with: contents, copies: [])
    }
    var work: AccountPresenter.Work { self == .signOut ? .signingOut : .deleting }
  }

  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func makePresenter() async -> AccountPresenter {
    let presenter = AccountPresenter(interactor: interactor, router: router)
    await presenter.profile.load()
    return presenter
  }

  @Test(arguments: Ending.allCases) func `After a yes the user has left, and the settings close`(ending: Ending) async {
    router.answer(true)
    let presenter = await makePresenter()
    await ending.press(presenter)
    #expect(interactor.calls == [.profile, .contents, ending.request])
    #expect(router.calls == [ending.question, .dismissScreen])
    let steps = ending == .signOut ? ["SignOut_Start"] : ["DeleteAccount_Start", "DeleteAccount_Start_Confirm"]
    let last = ending == .signOut ? "SignOut_Success" : "DeleteAccount_Success"
    #expect(interactor.events.map(\.name) == (steps + [last]).map { "SettingsView_\($0)" })
  }

  @Test(arguments: Ending.allCases) func `After a no the user stays`(ending: Ending) async {
    router.answer(false)
    let presenter = await makePresenter()
    await ending.press(presenter)
    #expect(interactor.calls == [.profile, .contents])
    #expect(router.calls == [ending.question])
    #expect(presenter.work == nil)
  }

  @Test func `A user with a name is asked too before signing out, because one key does it`() async {
    interactor.profile = .namedSample
    interactor.contents = ProfileContents()
    router.answer(false)
    let presenter = await makePresenter()
    await presenter.onSignOutPressed()
    #expect(router.calls == [.confirm(.signingOut(of: "Ada", ProfileContents()))])
    #expect(interactor.calls == [.profile, .contents])
    router.answer(true)
    await presenter.onSignOutPressed()
    #expect(interactor.profile == nil && router.calls.last == .dismissScreen)
  }

  @Test func `A user with a name is asked before the account is deleted`() async {
    interactor.profile = .namedSample
    router.answer(false)
    let presenter = await makePresenter()
    await presenter.onDeleteAccountPressed()
    #expect(router.calls == [.confirmDeletion(ofAccountNamed: "Ada", with: interactor.contents, copies: [])])
    #expect(interactor.calls == [.profile, .contents])
  }

  @Test func `The backups are deleted if the user wants that`() async {
    interactor.copiesSize = 4_096
    router.onConfirmDeletion = { _, _, copies in copies.map(\.size) == [4_096] ? .deleted : nil }
    let presenter = await makePresenter()
    await presenter.onDeleteAccountPressed()
    #expect(interactor.calls == [.profile, .contents, .deletion(.deleted)] && interactor.copiesSize == 0)
  }

  @Test func `A backup from before the profile existed is not offered for deletion`() async throws {
    (interactor.copiesSize, interactor.copiedProfiles) = (4_096, [])
    router.onConfirmDeletion = { _, _, copies in copies.isEmpty ? .kept : nil }
    let presenter = await makePresenter()
    await presenter.onDeleteAccountPressed()
    #expect(interactor.calls.last == .deletion(.kept))
  }

  @Test(arguments: Ending.allCases) func `Nothing happens before the account is known`(ending: Ending) async {
    let presenter = AccountPresenter(interactor: interactor, router: router)
    await ending.press(presenter)
    #expect(interactor.calls.isEmpty && router.calls.isEmpty)
    interactor.profile = nil
    await presenter.profile.load()
    await ending.press(presenter)
    #expect(interactor.calls == [.profile] && router.calls.isEmpty)
  }

  @Test(arguments: Ending.allCases) func `While a question is open no other one comes`(ending: Ending) async {
    let presenter = await makePresenter()
    router.answer(false) {
      #expect(presenter.work == .asking)
      await ending.press(presenter)
      await ending.other.press(presenter)
    }
    await ending.press(presenter)
    #expect(router.calls == [ending.question])
    router.answer(false)
  }

  @Test(arguments: Ending.allCases) func `While it works nothing can be pressed`(ending: Ending) async {
    router.answer(true)
    let presenter = await makePresenter()
    router.answer(true) { [interactor] in interactor.gate.close() }
    let first = Task { await ending.press(presenter) }
    while interactor.calls.count < 3 { await Task.yield() }
    #expect(presenter.work == ending.work)
    await ending.press(presenter)
    await ending.other.press(presenter)
    #expect(interactor.calls == [.profile, .contents, ending.request])
    #expect(router.calls == [ending.question])
    interactor.gate.open()
    await first.value
    #expect(router.calls == [ending.question, .dismissScreen])
    await ending.press(presenter)
    #expect(interactor.calls == [.profile, .contents, ending.request])
  }

  @Test(arguments: Ending.allCases) func `A failure is told, and everything is as before`(ending: Ending) async {
    router.answer(true)
    let presenter = await makePresenter()
    router.answer(true) { [interactor] in interactor.error = OutOfReach() }
    await ending.press(presenter)
    #expect(router.calls == [ending.question, .showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.work == nil)
    #expect(presenter.profile.phase == .content(.anonymousSample))
    interactor.error = nil
    router.answer(true)
    await ending.press(presenter)
    #expect(router.calls.suffix(2) == [ending.question, .dismissScreen])
  }

  @Test(arguments: Ending.allCases) func `A cancellation is no failure`(ending: Ending) async {
    router.answer(true)
    let presenter = await makePresenter()
    router.answer(true) { [interactor] in interactor.error = CancellationError() }
    await ending.press(presenter)
    #expect(router.calls == [ending.question])
    #expect(presenter.work == nil)
  }

  @Test(arguments: Ending.allCases) func `If the contents cannot be counted, an alert says so, and no question comes`(
    ending: Ending
  ) async {
    let presenter = await makePresenter()
    interactor.error = OutOfReach()
    await ending.press(presenter)
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.work == nil)
  }

  /// One key signs out, so it asks first, also where nothing would be lost.
  @Test(arguments: [false, true]) func `Signing out of an anonymous profile that holds nothing asks`(agrees: Bool) async
  {
    interactor.contents = ProfileContents()
    router.answer(agrees)
    let presenter = await makePresenter()
    await presenter.onSignOutPressed()
    #expect(interactor.calls == [.profile, .contents] + (agrees ? [.signOut] : []))
    #expect(router.calls == [.confirm(.signingOut(of: nil, ProfileContents()))] + (agrees ? [.dismissScreen] : []))
  }

  @Test func `A given name is shown`() async {
    let presenter = await makePresenter()
    router.answer(false)
    await presenter.onSavePressed()
    #expect(presenter.profile.phase == .content(.anonymousSample) && presenter.work == nil)
    router.answer(true) { #expect(presenter.work == .saving) }
    await presenter.onSavePressed()
    #expect(presenter.profile.phase == .content(.namedSample) && !presenter.isAnonymous)
    presenter.onSwitchPressed()
    #expect(router.calls == [.saveProfile, .saveProfile, .showProfiles])
  }
}
