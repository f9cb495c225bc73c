import Chat
import ChatTestSupport
import Entities
import FeatureDemo
import FeatureKit
import TerminalUI

await Demonstration("chat") { stage in
  let interactor = FakeChatInteractor(stage.scene)
  @MainActor func feature() -> ChatBuilder {
    ChatBuilder(interactor: interactor) { context in
      let router = RecordingChatRouter { call in
        stage.record(call)
        switch call {
        case .dismissScreen: stage.dismiss(context)
        case .showChat(let avatar): stage.show(at: context) { feature().chat(.avatar(avatar.id), at: $0) }
        case .showConversation(let id): stage.show(at: context) { feature().chat(.conversation(id), at: $0) }
        case .showMessage(let id, let chat):
          stage.show(at: context) { feature().chat(.conversation(chat, at: id), at: $0) }
        case .showPrompt(let chat, let text):
          stage.show(at: context) { feature().prompt(PromptParameters(in: chat, saying: text), at: $0) }
        case .showNote(let chat): stage.show(at: context) { feature().note(NoteParameters(in: chat), at: $0) }
        case .showCommands: stage.show(at: context) { feature().commands(at: $0) }
        case .showSearch: stage.show(at: context) { feature().search(at: $0) }
        default: break
        }
      }
      router.onAskForTitle = { title, _ in title.isEmpty ? "A title" : "" }
      router.onAskForFile = { _, _, path in path.isEmpty ? "chats.jsonl" : path }
      router.onConfirm = { await stage.ask(at: context, $0) }
      router.onAskForBudget = { _ in "20" }
      router.onAskAboutBudget = { use, _ in
        await stage.ask(at: context, stage.language(use.words.english, use.words.korean)) ? .sendAnyway : nil
      }
      router.onChooseModel = {
        $0.selection == nil
          ? .selection(ModelSelection(choice: ModelChoice(provider: "ollama", model: "gemma3"))) : .usual
      }
      router.onChooseVerb = { $0.items.last.map { MessageChoice($0.message.id, .pin) } }
      router.onAskForValue = { variable, _ in variable }
      router.onAskForBookmark = { "A bookmark" }
      router.onAskForDay = { "2023-11-14" }
      router.onShowMessageLists = { _ in nil }
      router.onShowMembers = { _ in nil }
      router.onChooseMember = { _ in nil }
      router.onChoosePersona = { $0 == nil ? .persona(Persona.captain.id) : .inherited }
      return router
    }
  }
  return feature()
}.run()
