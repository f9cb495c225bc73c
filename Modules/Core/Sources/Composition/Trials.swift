import AccountLifecycle
import AvatarLibrary
import Conversations
import Entities
import ReminderDelivery
import Reminders
import Spending
import Storage
import Synchronization

/// Makes a second app, with its data in memory, to try a character. Nothing of a trial is in the user's lists, in the
/// search or on the disk. Its cost counts for the month as soon as it is known.
final class Trials: Sendable {
  private let container: DependencyContainer
  /// The service of each open trial, by its conversation.
  private let running = Mutex<[Conversation.ID: ConversationService]>([:])

  init(_ container: DependencyContainer) { self.container = container }

  /// An open trial.
  struct Trial: Sendable {
    /// The app with its data in memory.
    let interactor: CoreInteractor
    /// The conversation with the character.
    let conversation: Conversation.ID
  }

  /// Ends a trial: stops the replies that are arriving in it.
  func end(_ trial: Trial) async {
    await trial.interactor.conversationService.finishAll()
    running.withLock { $0[trial.conversation] = nil }
  }

  /// Stops the replies of every trial, at the end of the program.
  func endAll() async {
    for service in running.withLock({ Array($0.values) }) { await service.finishAll() }
  }

  /// Begins a conversation with the character of a form, as it is now.
  /// - Parameters:
  ///   - draft: The form.
  ///   - title: The title of the conversation.
  ///   - edited: The avatar that the form changes; nil for a new one.
  ///   - original: The app that the user works in.
  func begin(
    _ draft: AvatarDraft, titled title: String, changing edited: Avatar.ID?, beside original: CoreInteractor
  ) async throws -> Trial {
    var container = container
    let kept = container.stores
    container.stores = .inMemory()
    (container.reminderTimer, container.reminderNotifier) = (NoReminderTimer(), NoReminderTimer())
    // The budget is that of the user's real usage.
    container.openRecords = { UsageService.Records(profiles: SessionProfiles(kept.profiles), usage: kept.usage) }
    let user = try await original.ensureProfile()
    container.countsUsage = { usage, model in try? await kept.usage.addUsage(usage, of: model, for: user.id) }
    try await container.stores.add(user, from: kept, for: edited)
    let time = container.now()
    var details = CharacterDetails(
      Avatar(
        id: edited ?? Avatar.ID(at: time), name: "", character: .man, action: .smiling, location: .park,
        author: user.id, created: time))
    details.adopt(draft)
    // A stored picture is shown by its id. A newly chosen file is stored only when the user saves the character, so the
    // trial draws a portrait.
    var picture: AvatarPicture?
    if draft.picturePath.isEmpty, let edited, let id = try await original.avatar(edited)?.picture {
      picture = try await original.pictureFile(id).map { AvatarPicture(id: id, file: $0) }
      details.avatar.picture = picture?.id
    }
    try await container.stores.avatars.save(CharacterChange(details, with: picture, at: time))
    let interactor = container.interactor
    let conversation = try await interactor.startConversation(with: details.avatar.id)
    try await interactor.renameConversation(conversation.id, to: title)
    running.withLock { $0[conversation.id] = interactor.conversationService }
    return Trial(interactor: interactor, conversation: conversation.id)
  }
}

extension Stores {
  /// Copies the user, the persona in use, and the reply settings of the edited avatar from other stores.
  fileprivate func add(_ user: UserProfile, from kept: Stores, for edited: Avatar.ID?) async throws {
    try await profiles.save(user)
    try await profiles.setCurrentProfile(user.id)
    let avatar = edited ?? Avatar.assistantID
    if let persona = try await kept.personas.personaInUse(in: nil, with: avatar, of: user.id)?.persona {
      try await personas.save(persona, with: nil)
      try await personas.bind(persona.id, in: .everywhere, of: user.id)
    }
    guard let edited else { return }
    let name = PresetScope.avatar(edited).noteName
    if let preset = try await kept.notes.note(name, of: user.id) {
      try await notes.setNote(preset, named: name, of: user.id)
    }
  }
}
