import AccountLifecycle
import Conversations
import AvatarLibrary
import Chat
import ChatTransfers
import Entities
import Explore
import FeatureKit
import Navigation
import Personas
import PromptTemplates
import Spending
import Telemetry

extension CoreInteractor: ChatFeatureInteractor, FileReading {}

extension CoreRouter: ChatFeatureRouter {
  func showChat(with avatar: Avatar) {
    lead(to: .chat) { show(.avatar(avatar.id)) }
  }

  func showConversation(_ id: Conversation.ID) {
    lead(to: .chat) { show(.conversation(id)) }
  }

  func replaceConversation(by id: Conversation.ID) {
    let parameters = ChatParameters.conversation(id)
    router.replaceScreen(
      by: Route(link: Link(parameters.path)) { context in builder.chat.chat(parameters, at: context) })
  }

  func showMessage(_ id: Message.ID, in conversation: Conversation.ID) {
    lead(to: .chat) { show(.conversation(conversation, at: id)) }
  }

  private func show(_ parameters: ChatParameters) {
    router.showScreen(link: Link(parameters.path)) { context in builder.chat.chat(parameters, at: context) }
  }

  func showCharacter(fromChatWith avatar: Avatar.ID) {
    lead(to: .explore) {
      router.showScreen(.sheet) { context in
        builder.explore.character(CharacterParameters(avatar, offersChat: false), at: context)
      }
    }
  }

  func showPrompt(in conversation: Conversation.ID, saying text: String) {
    // The link does not have the unsent text, which is restored as the draft of its chat.
    router.showScreen(.sheet, link: Link(["prompt", "\(conversation)"])) { context in
      builder.chat.prompt(PromptParameters(in: conversation, saying: text), at: context)
    }
  }

  func showPreset(of avatar: Avatar, in conversation: Conversation.ID) async {
    // It has no result: the settings are already saved.
    _ = await router.showScreen(.sheet, returning: Never.self) { context in
      builder.chat.preset(PresetParameters(of: avatar, in: conversation), at: context)
    }
  }

  func showNote(in conversation: Conversation.ID) async {
    _ = await router.showScreen(.sheet, returning: Never.self) { context in
      builder.chat.note(NoteParameters(in: conversation), at: context)
    }
  }

  func chooseBranch(in conversation: Conversation.ID) async -> Message.ID? {
    await router.showScreen(.sheet, returning: Message.ID.self) { context in
      builder.chat.map(MapParameters(of: conversation), at: context)
    }
  }

  func showCommands() {
    router.showScreen(.sheet) { context in builder.chat.commands(at: context) }
  }

  func showMembers(of conversation: Conversation.ID) async -> Avatar.ID? {
    await router.showScreen(.sheet, returning: Avatar.ID.self) { context in
      builder.chat.members(MembersParameters(of: conversation), at: context)
    }
  }

  func finishMembers(calling member: Avatar.ID) { router.finish(with: member) }

  func chooseMember(besides members: [Avatar.ID]) async -> Avatar.ID? {
    await router.showScreen(.sheet, returning: Avatar.ID.self) { context in
      builder.chat.memberPicker(MemberPickerParameters(besides: members), at: context)
    }
  }

  func finishMemberChoice(with avatar: Avatar.ID) { router.finish(with: avatar) }

  func finishMap(with message: Message.ID) { router.finish(with: message) }

  func showSearch() {
    router.showScreen(link: Link(["search"])) { context in builder.chat.search(at: context) }
  }

  func searchChanged(to parameters: SearchParameters) {
    router.moveTo(Link(["search"], query: parameters.values))
  }

  func showExplore() {
    lead(to: .explore) { router.selectTab("explore") }
  }

  func askAboutBudget(_ use: BudgetUsage, isRetry: Bool) async -> BudgetDecision? {
    await withCheckedContinuation { continuation in
      func button(_ title: String, _ answer: BudgetDecision, _ role: Alert.Role = .normal) -> AlertButton {
        AlertButton(title, role: role) { continuation.resume(returning: answer) }
      }
      router.showAlert(
        title: language.budgetTitle, message: language.budgetMessage(use, isRetry: isRetry),
        buttons: [
          // It is not the button of Enter: a second press of the Enter that sent the text must not cost money.
          button(language.sendAnyway, .sendAnyway, .destructive), button(language.chooseAnotherModel, .chooseModel),
          button(language.raiseBudget, .raise),
          AlertButton(language.cancel, role: .cancel) { continuation.resume(returning: nil) },
        ])
    }
  }

  func askForBudget(after use: BudgetUsage) async -> String? {
    // Enter alone must not remove the limit that was just reached.
    let currency = use.budget.currency
    return await askForBudget(language(use.words) + " " + language.budgetNow(use.budget), in: currency) { [language] in
      $0.allSatisfy(\.isWhitespace) ? language.amount(in: currency) : nil
    }
  }

  func askForBudget(
    _ message: String, in currency: String?, check: @escaping @MainActor (String) -> String?
  ) async -> String? {
    await router.ask(
      title: language.monthlyBudget, message: message, prompt: language.amount(in: currency), text: "",
      action: language.save, cancel: language.cancel, check: check)
  }

  func askForFile(titled title: String, action: String, suggesting path: String) async -> String? {
    await router.ask(
      title: title, prompt: language.filePrompt, text: path, action: action, cancel: language.cancel
    ) { [language] in $0.allSatisfy(\.isWhitespace) ? language.pathIsWanted : nil }
  }

  func askForAttachment() async -> String? {
    await askForFile(titled: language.attachmentTitle, action: language.attach, suggesting: "")
  }

  func showOutcome(titled title: String, _ words: String) {
    router.showAlert(title: title, message: words, buttons: [AlertButton(language.ok, role: .cancel)])
  }

  func askForValue(of variable: String, in template: String) async -> String? {
    await router.ask(
      title: variable, message: language.valueFor(template), text: "", action: language.useValue,
      cancel: language.cancel)
  }

  func askForTags(now tags: String) async -> String? {
    await router.ask(
      title: language.chatTags, prompt: language.tagsSeparated, text: tags, action: language.save,
      cancel: language.cancel)
  }

  func chooseVerb(in menu: MessageMenu) async -> MessageChoice? {
    await router.showScreen(.sheet, returning: MessageChoice.self) { context in
      builder.chat.messageMenu(MessageMenuParameters(menu), at: context)
    }
  }

  func finishMenu(with choice: MessageChoice) {
    router.finish(with: choice)
  }

  func showMessageLists(of conversation: Conversation.ID) async -> Message.ID? {
    await router.showScreen(.sheet, returning: Message.ID.self) { context in
      builder.chat.messageLists(MessageListsParameters(of: conversation), at: context)
    }
  }

  func finishLists(at message: Message.ID) {
    router.finish(with: message)
  }

  func askForDay() async -> String? {
    await router.ask(
      title: language.dayTitle, prompt: "2026-11-02", text: "", action: language.go, cancel: language.cancel
    ) { [language, interactor = builder.interactor] in
      CalendarTime(day: $0.trimmed, until: interactor.now) == nil ? language.dayIsWanted : nil
    }
  }

  func askForBookmark() async -> String? {
    await router.ask(
      title: language.bookmark, prompt: language.bookmarkPrompt, text: "", action: language.save,
      cancel: language.cancel)
  }

  func askForTitle(now title: String, insteadOf name: String) async -> String? {
    await router.ask(
      title: language.chatTitle, prompt: name, text: title, action: language.save, cancel: language.cancel)
  }
}

extension CoreBuilder {
  var chat: ChatBuilder { ChatBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// Conversations, their list, and search.
  public static let chat = CoreFeature(
    "chat", commands: ["ask", "chats"], addresses: ["chats", "chat", "avatar", "prompt", "search"], asking: ["ask"]
  ) { $0.chat }
}
