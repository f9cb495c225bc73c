import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import Testing

@testable import Profile

/// A form is saved once at a time, and closed when the user agrees. Its text is kept until then.
@MainActor struct FormSaverTests {
  private let interactor = FakeProfileInteractor()
  private let router = RecordingProfileRouter()
  private let event = TemplateEvent.saveTemplate

  /// A form with a stored draft.
  private func form() async -> FormSaver {
    let form = FormSaver(.template(nil), interactor: interactor, router: router)
    _ = await form.load()
    form.keep(FormDraft(["text": "a"]))
    for _ in 0..<100 { await Task.yield() }
    #expect(interactor.formDrafts.count == 1)
    return form
  }

  @Test func `It is saved once, and its draft is deleted`() async {
    let form = await form()
    var saved: [Int] = []
    let isSaved = await form.save(if: true, event) {
      #expect(form.isSaving)
      #expect(
        await !form.save(if: true, event) {
          2
        } then: {
          saved.append($0)
        })
      return 1
    } then: {
      saved.append($0)
    }
    #expect(isSaved && saved == [1] && !form.isSaving && interactor.formDrafts.isEmpty)
  }

  @Test func `An error is shown, and the draft stays for another attempt`() async {
    let form = await form()
    for (isValid, error) in [(true, OutOfReach()), (false, OutOfReach()), (true, CancellationError())]
      as [(Bool, any Error)]
    {
      #expect(
        await !form.save(if: isValid, event) {
          throw error
        } then: { (_: Int) in
          Issue.record("saved")
        })
    }
    #expect(!form.isSaving && interactor.formDrafts.count == 1 && interactor.events.count == 1)
    #expect(router.calls == [.showAlert(for: "\(OutOfReach())")])
  }

  @Test func `The user is asked before text is lost`() async {
    let form = await form()
    router.onConfirm = { _ in false }
    await form.close(asking: .goingBack)
    #expect(router.calls == [.confirm(.goingBack)] && interactor.formDrafts.count == 1)
    router.onConfirm = { _ in true }
    await form.close(asking: .goingBack)
    #expect(router.calls.last == .dismissScreen && interactor.formDrafts.isEmpty)
    await form.close(asking: nil)
    #expect(router.calls.count == 4)
  }
}
