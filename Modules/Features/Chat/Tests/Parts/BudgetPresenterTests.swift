import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

@MainActor struct BudgetPresenterTests {
  private let parts = ChatParts()
  private let budget: BudgetPresenter
  private var interactor: FakeChatInteractor { parts.interactor }
  private var router: RecordingChatRouter { parts.router }

  init() { budget = BudgetPresenter(parts.chat, interactor: parts.interactor, router: parts.router) }

  /// Sends a text over the budget.
  /// - Returns: Whether it was sent, and whether the user wanted to choose another model.
  private func send(isRetry: Bool = false) async throws -> (isSent: Bool, choosesModel: Bool) {
    interactor.status = .reached(.sample(10))
    var choosesModel = false
    let isSent = try await budget.permit(in: parts.id, isRetry: isRetry, chooseModel: { choosesModel = true }) {
      _ = try await interactor.send(UserTurn("Well?"), in: parts.id, after: interactor.paths[parts.id]?.last)
    }
    return (isSent, choosesModel)
  }

  @Test(arguments: [false, true]) func `The user decides, and may decline`(isRetry: Bool) async throws {
    router.onAskAboutBudget = { _, _ in nil }
    #expect(try await send(isRetry: isRetry) == (false, false))
    #expect(router.calls == [.askAboutBudget(.sample(10), isRetry: isRetry)])
  }

  @Test func `Sending anyway counts for this time`() async throws {
    router.onAskAboutBudget = { _, _ in .sendAnyway }
    #expect(try await send() == (true, false))
    #expect(interactor.calls == [.send("Well?"), .passBudget, .send("Well?")])
  }

  @Test func `Another model is chosen before anything is sent`() async throws {
    router.onAskAboutBudget = { _, _ in .chooseModel }
    #expect(try await send() == (false, true))
  }

  @Test func `A higher budget counts at once`() async throws {
    router.onAskAboutBudget = { _, _ in .raise }
    router.onAskForBudget = { _ in "20" }
    #expect(try await send() == (true, false))
    #expect(interactor.calls.contains(.setBudget("20")))
    router.onAskForBudget = { _ in nil }
    #expect(try await send() == (false, false))
    interactor.errors[.budget] = OutOfReach()
    router.onAskForBudget = { _ in "much" }
    await #expect(throws: OutOfReach.self) { _ = try await send() }
  }

  private func warning(_ status: BudgetStatus?) async -> LocalizedText? {
    interactor.status = status
    budget.refresh()
    await settle()
    return budget.warning
  }

  @Test func `Each kind of warning shows once, until the user sends something`() async throws {
    let near = await warning(.near(.sample(8)))
    #expect(near != nil)
    // Another amount is not another warning.
    #expect(await warning(.near(.sample(9))) == near)
    let unpriced = await warning(.unpriced(ModelChoice(provider: "openai", model: "odd")))
    #expect(unpriced != nil && unpriced != near)
    #expect(await warning(.near(.sample(9))) == nil)
    #expect(await warning(.unpriced(ModelChoice(provider: "openai", model: "other"))) != nil)
    #expect(try await budget.permit(in: parts.id, isRetry: false, chooseModel: {}) {})
    #expect(budget.warning == nil)
  }

  @Test func `A warning goes when it is no longer true; an error changes nothing`() async {
    #expect(await warning(.near(.sample(8))) != nil)
    interactor.errors[.status] = OutOfReach()
    #expect(await warning(nil) != nil && router.calls.isEmpty)
    interactor.errors[.status] = nil
    #expect(await warning(nil) == nil)
  }
}
