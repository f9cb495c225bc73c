import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

/// The app offers once to save a profile without a name.
@MainActor final class SaveOfferTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()
  private let ada = UserProfile(
    id: UserProfile.ID(high: 9, low: 1), name: "Ada", created: Timestamp(milliseconds: 1_000))

  private var isInFront = true

  private func presenter(_ test: CreateAccountTest = .on) -> SaveOfferPresenter {
    interactor.createAccountTest = test
    return SaveOfferPresenter(
      canAsk: { [unowned self] in isInFront }, interactor: interactor, router: router)
  }

  private var names: [String] { interactor.events.map(\.name) }

  @Test func `A user in the group is led to the form`() async {
    router.onAskToSave = { true }
    router.onSaveProfile = { [ada] in ada }
    let presenter = presenter()
    await presenter.onAppear()
    #expect(router.calls == [.askToSave, .saveProfile])
    #expect(names == ["ExploreView_SaveProfile_Start", "ExploreView_SaveProfile_Success"])
    await presenter.onAppear()
    #expect(router.calls.count == 2)
  }

  @Test func `A user of the other group is not asked, and the store is not either`() async {
    await presenter(.off).onAppear()
    #expect(router.calls == [] && names == [] && interactor.offerGate.arrivals == 0)
  }

  @Test func `Not now is remembered`() async {
    router.onAskToSave = { false }
    let presenter = presenter()
    await presenter.onAppear()
    await presenter.onAppear()
    #expect(router.calls == [.askToSave] && !interactor.canOffer)
    #expect(names == ["ExploreView_SaveProfile_Start", "ExploreView_SaveProfile_Cancel"])
  }

  @Test func `Leaving the form is an answer too`() async {
    router.onAskToSave = { true }
    router.onSaveProfile = { nil }
    let presenter = presenter()
    await presenter.onAppear()
    await presenter.onAppear()
    #expect(router.calls == [.askToSave, .saveProfile])
    #expect(names.last == "ExploreView_SaveProfile_Cancel")
  }

  @Test func `Closing the question is an answer`() async {
    router.onAskToSave = { nil }
    let presenter = presenter()
    await presenter.onAppear()
    await presenter.onAppear()
    #expect(router.calls == [.askToSave] && !interactor.canOffer)
  }

  @Test func `After a link led away the question comes another time`() async {
    router.onAskToSave = { [unowned self] in
      isInFront = false
      return nil
    }
    let presenter = presenter()
    await presenter.onAppear()
    #expect(interactor.canOffer)
    isInFront = true
    router.onAskToSave = { false }
    await presenter.onAppear()
    #expect(router.calls == [.askToSave, .askToSave] && !interactor.canOffer)
  }

  @Test func `The offer does not appear for an empty profile, or when the store fails`() async {
    interactor.canOffer = false
    let presenter = presenter()
    await presenter.onAppear()
    (interactor.canOffer, interactor.error) = (true, OutOfReach())
    await presenter.onAppear()
    #expect(router.calls == [])
  }

  /// The reference app's defect 16: its question came two seconds after Explore, over any other screen.
  @Test func `Defect 16: an answer of the store that comes late asks over nothing else`() async {
    interactor.offerGate.close()
    let presenter = presenter()
    let offer = Task { await presenter.onAppear() }
    while interactor.offerGate.arrivals == 0 { await Task.yield() }
    // Another tab, another screen or a question is in front by now.
    isInFront = false
    interactor.offerGate.open()
    await offer.value
    #expect(router.calls == [] && names == [] && interactor.canOffer)
    // Back on Explore, the question appears.
    isInFront = true
    router.onAskToSave = { false }
    await presenter.onAppear()
    #expect(router.calls == [.askToSave])
  }

  @Test func `The experiment cannot change while the screen is open`() async {
    router.onAskToSave = { false }
    let (asking, silent) = (presenter(.on), presenter(.off))
    interactor.createAccountTest = .on
    await silent.onAppear()
    #expect(router.calls == [])
    interactor.createAccountTest = .off
    await asking.onAppear()
    #expect(router.calls == [.askToSave])
  }

  @Test func `It is asked once there is something behind the question`() async {
    router.onAskToSave = { false }
    interactor.featuredGate.close()
    interactor.popularGate.close()
    let pilot = Pilot(
      showing:
        ExploreView(presenter: ExplorePresenter(interactor: interactor, router: router), offer: presenter()),
      columns: 80, rows: 24)
    #expect(await pilot.shows("Loading…"))
    #expect(interactor.offerGate.arrivals == 0)
    interactor.featuredGate.open()
    interactor.popularGate.open()
    #expect(await pilot.waits { router.calls == [.askToSave] })
    pilot.stop()
  }

  @Test(arguments: Language.allCases, [(54, 12), (16, 4)])
  func `The question has two answers`(language: Language, window: (columns: Int, rows: Int)) async {
    var answers: [Bool] = []
    let pilot = Pilot(
      columns: window.columns, rows: window.rows, language: language,
      root: SaveQuestionView { answers.append($0) })
    #expect(await pilot.focus(on: language.saveProfile))
    await pilot.press(.enter)
    await pilot.click(on: "[ \(language.notNow) ]")
    #expect(answers == [true, false])
    pilot.stop()
  }
}
