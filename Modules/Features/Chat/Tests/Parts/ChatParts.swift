import ChatTestSupport
import Entities

@testable import Chat

/// The shared parts of a chat screen with an open conversation, for tests of one part.
@MainActor struct ChatParts {
  let interactor: FakeChatInteractor
  let router = RecordingChatRouter()
  let chat = OpenChat()
  let notices = ChatNotices()
  let transcript: TranscriptPresenter
  let actions: ActionRunner
  let id = Conversation.sample().id

  init(_ messages: [Message] = Message.samples(2)) {
    interactor = FakeChatInteractor(messages)
    transcript = TranscriptPresenter(chat, notices, interactor: interactor)
    actions = ActionRunner(transcript, notices, interactor: interactor, router: router)
    chat.show(.sample(), of: .sample())
    transcript.show(Transcript(MessagePage(messages: messages.suffix(50), hasEarlier: messages.count > 50)))
  }
}
