import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

@MainActor struct DraftPresenterTests {
  private let parts = ChatParts()
  private var interactor: FakeChatInteractor { parts.interactor }

  private func open() async -> DraftPresenter {
    let draft = DraftPresenter(parts.chat, parts.notices, interactor: interactor)
    await draft.load(in: parts.id)
    return draft
  }

  @Test func `A draft comes back with its conversation`() async {
    await open().text = "Half a thou"
    await settle()
    #expect(await open().text == "Half a thou")
    #expect(interactor.draftWrites == ["Half a thou"])
  }

  @Test func `Coming back shows the text that another screen has now`() async {
    let first = await open(), second = await open()
    second.text = "Half a thought"
    interactor.errors[.saveDraft] = OutOfReach()
    second.text = "Half a thought, not stored"
    await settle()
    let writes = interactor.draftWrites.count
    first.adopt()
    await settle()
    #expect(first.text == "Half a thought, not stored")
    // The first screen does not save a text that it only adopted.
    #expect(interactor.draftWrites.count == writes)
  }

  @Test func `A text that was typed before the draft was read stays`() async {
    interactor.drafts[parts.id] = "Old"
    interactor.gate(.draft).close()
    let draft = DraftPresenter(parts.chat, parts.notices, interactor: interactor)
    let load = Task { await draft.load(in: parts.id) }
    await settle()
    draft.text = "New"
    interactor.gate(.draft).open()
    await load.value
    await settle()
    #expect(draft.text == "New" && interactor.drafts[parts.id] == "New")
  }

  @Test func `One write at a time, and the newest wins`() async {
    let draft = await open()
    interactor.gate(.saveDraft).close()
    for text in ["a", "ab", "abc"] {
      draft.text = text
      await settle()
    }
    #expect(interactor.draftWrites == ["a"])
    interactor.gate(.saveDraft).open()
    await settle()
    #expect(interactor.draftWrites == ["a", "abc"] && interactor.drafts[parts.id] == "abc")
  }

  @Test func `A visit without typing writes nothing`() async {
    _ = await open()
    interactor.drafts[parts.id] = "Theirs"
    await settle()
    #expect(await open().text == "Theirs" && interactor.draftWrites == [])
  }

  @Test func `An error shows nothing, and the next change tries again`() async {
    interactor.errors[.draft] = OutOfReach()
    interactor.errors[.saveDraft] = OutOfReach()
    let draft = await open()
    draft.text = "a"
    await settle()
    #expect(interactor.drafts[parts.id] == nil && parts.router.calls.isEmpty)
    interactor.errors[.saveDraft] = nil
    draft.text = "ab"
    await settle()
    #expect(interactor.drafts[parts.id] == "ab")
  }

  @Test func `Text typed after the sent text stays`() async {
    let draft = await open()
    draft.text = "Once more"
    draft.remove("Once")
    #expect(draft.text == " more")
    draft.remove("Once")
    #expect(draft.text == " more")
  }

  @Test func `Typing takes the notice away`() async {
    let draft = await open()
    parts.notices.show(.replyIsArriving)
    draft.text = ""
    #expect(parts.notices.current == .replyIsArriving)
    draft.text = "A"
    #expect(parts.notices.current == nil)
  }

  @Test func `Stopped it writes nothing, until it resumes`() async {
    let draft = await open()
    draft.stop()
    draft.text = "Half"
    await settle()
    #expect(interactor.draftWrites == [])
    draft.resume()
    await settle()
    #expect(interactor.draftWrites == ["Half"])
  }
}
