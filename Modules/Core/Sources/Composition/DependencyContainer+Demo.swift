import Catalogue
import CommandLine
import Configuration
import Entities
import FeatureKit
import LanguageModels
import Storage
import System
import TerminalUI

extension DependencyContainer {
  /// The whole app on sample data, for a look at it: nothing is stored or sent. The rules answer, and a changed setting
  /// lasts as long as the run.
  static func demo(
    _ configuration: AppConfiguration, now: @escaping @Sendable () -> Timestamp = SystemClock.now
  ) async throws -> DependencyContainer {
    let language = Language(configuration[.language])
    var container = inMemory(language: language, model: OfflineModel(), now: now)
    container.preferences = Preferences(unsaved: configuration)
    container.terminalHealthCheck = TerminalHealthCheck(configuration)
    container.deviceHealthChecks = [
      ProgramHealthCheck(configuration: configuration), TerminalHealthCheck(configuration),
    ]
    try await container.stores.add(DemoContent(language: language.content), over: container.builtIn, at: now())
    return container
  }
}

extension Stores {
  /// Stores the content of a demonstration, with its user in use.
  fileprivate func add(_ content: DemoContent, over builtIn: BuiltInAvatars, at now: Timestamp) async throws {
    let profile = UserProfile(
      id: UserProfile.ID(at: now), name: content.name, color: .teal, didCompleteOnboarding: true, created: now)
    try await profiles.save(profile)
    try await profiles.setCurrentProfile(profile.id)
    for own in content.avatars {
      try await avatars.save(
        Avatar(
          id: Avatar.ID(at: now), name: own.name, character: own.character, action: own.action, location: own.location,
          author: profile.id, created: now))
    }
    for chat in content.chats.reversed() {
      let end = Timestamp(milliseconds: now.milliseconds - Int64(chat.hours) * 3_600_000)
      try await add(chat, of: profile.id, greeting: builtIn.definition(of: chat.avatar)?.greeting ?? "", endingAt: end)
    }
  }

  /// Stores a chat. A minute is between its messages.
  private func add(
    _ chat: DemoContent.Chat, of profile: UserProfile.ID, greeting: String, endingAt end: Timestamp
  ) async throws {
    let begin = Timestamp(milliseconds: end.milliseconds - Int64(chat.lines.count) * 60_000)
    let id = Conversation.ID(at: begin)
    try await chats.create(
      Conversation(id: id, profile: profile, avatar: chat.avatar, title: chat.title, created: begin, updated: begin))
    var last: Message.ID?
    for (place, text) in ([greeting] + chat.lines).enumerated() {
      let time = Timestamp(milliseconds: begin.milliseconds + Int64(place) * 60_000)
      let isUser = place % 2 == 1
      let message = Message(
        id: Message.ID(at: time), chat: id, parent: last, role: isUser ? .user : .assistant, text: text,
        model: isUser || place == 0 ? nil : OfflineModel().choice, created: time)
      try await chats.append(message)
      last = message.id
    }
    if chat.isSeen { try await chats.markSeen(id) }
    try await avatars.recordOpening(of: chat.avatar, by: profile, at: end)
  }
}
