import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// Files that go with a message.
@MainActor struct AttachmentPresenterTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()
  private let presenter: ChatPresenter
  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  init() {
    presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    interactor.fileContents = [
      "/home/me/notes.txt": Array("one\n".utf8), "~/moon.png": Self.picture, "/home/me/a b.md": Array("# A".utf8),
      "/bin/program": [0, 1, 2],
    ]
  }

  private func open() async -> Task<Void, Never> {
    let visit = Task { [presenter] in await presenter.load() }
    await settle()
    return visit
  }

  private func send(_ text: String) async {
    presenter.draft.text = text
    await presenter.composer.onSendPressed()
    await settle()
  }

  private var names: [String] { presenter.attachments.files.map(\.name) }

  @Test(arguments: [
    "/attach /home/me/notes.txt", "/home/me/notes.txt", "'/home/me/notes.txt' ", "file:///home/me/notes.txt",
  ]) func `A path attaches a file, which is sent with the next message`(typed: String) async {
    let visit = await open()
    await send(typed)
    #expect(names == ["notes.txt"] && presenter.draft.text.trimmed == "" && interactor.turns.isEmpty)
    await send("Read this.")
    #expect(interactor.turns == [UserTurn("Read this.\n\nnotes.txt:\n```\none\n```")])
    #expect(names == [] && presenter.draft.text == "")
    visit.cancel()
  }

  @Test func `A message can be only files, and a picture is sent as one`() async {
    let visit = await open()
    await send("'~/moon.png' '/home/me/a b.md'")
    #expect(names == ["moon.png", "a b.md"])
    await send("")
    let turn = UserTurn(
      "[moon.png]\n\na b.md:\n```\n# A\n```", pictures: [UserTurn.Picture(name: "moon.png", bytes: Self.picture)])
    #expect(interactor.turns.last == turn)
    visit.cancel()
  }

  @Test(arguments: [
    "/home is where the heart is.", "//home/me/notes.txt", "Read /home/me/notes.txt", "/etc/hosts", "and/or",
    "/home/me/notes.txt\nand more", "~", "'quoted'",
  ]) func `Other texts are messages`(text: String) async {
    let visit = await open()
    await send(text)
    #expect(names == [] && interactor.turns.count == 1)
    visit.cancel()
  }

  @Test(arguments: ["/attach /home/me/none.txt", "/attach /bin/program"])
  func `A file that cannot be attached is reported, and its path stays in the field`(typed: String) async {
    let visit = await open()
    await send(typed)
    #expect(names == [] && presenter.draft.text == typed)
    #expect(router.calls.contains { if case .showAlert = $0 { true } else { false } })
    visit.cancel()
  }

  @Test func `A picture that the model does not see is refused before anything is sent`() async {
    let visit = await open()
    interactor.errors[.prompt] = OutOfReach()
    await send("/attach ~/moon.png")
    #expect(names == [] && router.calls == [.showAlert(for: "The shelf is out of reach.")])
    visit.cancel()
  }

  @Test func `A file is asked for, and removed again`() async {
    let visit = await open()
    router.onAskForAttachment = { "/home/me/notes.txt" }
    await presenter.attachments.onAttachPressed()
    await presenter.attachments.onAttachPressed()
    #expect(names == ["notes.txt", "notes.txt"])
    presenter.attachments.onRemoveLastPressed()
    presenter.attachments.onRemovePressed(at: 7)
    #expect(names == ["notes.txt"])
    for _ in 0..<AttachmentPresenter.most { await presenter.attachments.onAttachPressed() }
    #expect(names.count == AttachmentPresenter.most && presenter.notices.current == .tooManyFiles)
    visit.cancel()
  }

  @Test func `A message that cannot be stored keeps its files`() async {
    let visit = await open()
    await send("/attach /home/me/notes.txt")
    interactor.errors[.send] = OutOfReach()
    await send("Read this.")
    #expect(names == ["notes.txt"] && presenter.draft.text == "Read this.")
    visit.cancel()
  }

  @Test func `Files do not wait for a reply to end`() async {
    let visit = await open()
    await send("Why?")
    await send("/attach /home/me/notes.txt")
    await send("Read this.")
    #expect(presenter.queue.texts == [] && presenter.notices.current == .replyIsArriving && names == ["notes.txt"])
    visit.cancel()
  }

  @Test func `A message that is edited is sent with the files, which are gone then`() async {
    let visit = await open()
    interactor.script = [("Yes.", .complete)]
    await send("Read this.")
    presenter.editing.onEditPressed()
    #expect(presenter.draft.text == "Read this.")
    presenter.draft.text = "/attach /home/me/notes.txt"
    #expect(await presenter.attachments.attach("/home/me/notes.txt"))
    presenter.draft.text = "Read that."
    await presenter.composer.onSendPressed()
    await settle()
    #expect(interactor.turns.last == UserTurn("Read that.\n\nnotes.txt:\n```\none\n```") && names == [])
    visit.cancel()
  }

  @Test func `Files are part of the draft, and are attached again at the next launch`() async {
    let visit = await open()
    await send("'/home/me/a b.md' '~/moon.png'")
    presenter.draft.text = "Look\nat this"
    await settle()
    let saved = "Look\nat this\n\n/attach '/home/me/a b.md' '~/moon.png'"
    #expect(interactor.drafts[Conversation.sample().id] == saved)
    visit.cancel()
    let other = FakeChatInteractor(Message.samples(2))
    other.drafts[Conversation.sample().id] = saved
    other.fileContents = ["/home/me/a b.md": Array("# A".utf8)]
    let next = ChatPresenter(.sample, interactor: other, router: router)
    let again = Task { await next.load() }
    await settle()
    #expect(next.draft.text == "Look\nat this" && next.attachments.files.map(\.name) == ["a b.md"])
    #expect(next.notices.current == .filesAreGone(["~/moon.png"]))
    // What is gone is no part of the draft any more.
    #expect(other.drafts[Conversation.sample().id] == "Look\nat this\n\n/attach '/home/me/a b.md'")
    next.attachments.onRemoveLastPressed()
    await settle()
    #expect(other.drafts[Conversation.sample().id] == "Look\nat this")
    again.cancel()
  }

  @Test func `The chips show, and a click removes one`() async {
    let pilot = Pilot(showing: ChatView(presenter: presenter))
    await pilot.settle()
    await pilot.type("/attach /home/me/notes.txt")
    await pilot.press(.enter)
    #expect(await pilot.shows("File: notes.txt, 4 B ✕"))
    await pilot.click(on: "File: notes.txt")
    #expect(!pilot.screen.contains("File: notes.txt"))
    pilot.stop()
  }
}
