import CounterTestSupport
import TerminalTesting
import Testing

@testable import Counter

/// The behaviour of the counter, in both forms.
@MainActor struct CountingTests {
  private let router = RecordingCounterRouter()

  /// A counter that was pressed up to this count.
  private func counter(_ form: CounterForm, at count: Int = 0) -> any CounterUnderTest {
    let counter = form.make(router)
    for _ in 0..<count { counter.increase() }
    return counter
  }

  @Test(arguments: CounterForm.allCases) func beginsAtZero(_ form: CounterForm) {
    let counter = counter(form)
    #expect(counter.count == 0)
    #expect(!counter.canReset)
  }

  @Test(arguments: CounterForm.allCases) func countsUpAndDown(_ form: CounterForm) {
    let counter = counter(form)
    counter.increase()
    counter.increase()
    #expect(counter.count == 2)
    #expect(counter.canReset)
    for _ in 0..<3 { counter.decrease() }
    #expect(counter.count == -1)
    #expect(counter.canReset)
  }

  @Test(arguments: CounterForm.allCases) func aSmallCountIsResetAtOnce(_ form: CounterForm) async {
    let counter = counter(form, at: 9)
    await counter.reset()
    #expect(counter.count == 0)
    #expect(!counter.canReset)
    #expect(router.calls == [])
  }

  @Test(arguments: CounterForm.allCases, [true, false])
  func resettingALargeCountAsksFirst(_ form: CounterForm, _ isAgreed: Bool) async {
    router.onConfirmReset = { _ in isAgreed }
    let counter = counter(form, at: 10)
    await counter.reset()
    #expect(router.calls == [.confirmReset(of: 10)])
    #expect(counter.count == (isAgreed ? 0 : 10))
  }

  @Test(arguments: CounterForm.allCases) func afterDecliningTheQuestionIsAskedAgain(_ form: CounterForm) async {
    var answers = [false, true]
    router.onConfirmReset = { _ in answers.removeFirst() }
    let counter = counter(form, at: 11)
    await counter.reset()
    await counter.reset()
    #expect(router.calls == [.confirmReset(of: 11), .confirmReset(of: 11)])
    #expect(counter.count == 0)
  }

  @Test(arguments: CounterForm.allCases) func pressingTwiceAsksOnce(_ form: CounterForm) async {
    let gate = Gate(isOpen: false)
    router.onConfirmReset = { _ in
      await gate.pass()
      return true
    }
    let counter = counter(form, at: 10)
    let first = Task { await counter.reset() }
    while gate.arrivals == 0 { await Task.yield() }
    let second = Task { await counter.reset() }
    for _ in 0..<200 { await Task.yield() }
    #expect(router.calls == [.confirmReset(of: 10)])
    gate.open()
    await first.value
    await second.value
    while counter.count != 0 { await Task.yield() }
  }

  @Test(arguments: CounterForm.allCases) func zeroIsNotReset(_ form: CounterForm) async {
    let counter = counter(form)
    await counter.reset()
    #expect(counter.count == 0)
    #expect(router.calls == [])
  }
}
