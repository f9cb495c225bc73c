import ProjectFacts

/// A member that protocols of several features require on purpose.
struct SharedVerb: Sendable {
  /// The signature as in the rule's message.
  var signature: String
  /// The features that share it; nil when every feature may, new ones too.
  var features: Set<String>?
  /// Why one implementation is right for all of them.
  var reason: String

  /// The verbs that features share on purpose.
  static let sharedVerbs = [
    SharedVerb(
      signature: "func currentProfile() -> UserProfile?", features: ["Chat", "Onboarding", "Profile", "Settings"],
      reason: "there is one profile in use for every caller"),
    SharedVerb(
      signature: "func reminderStatus() -> ReminderStatus", features: ["Explore", "Settings"],
      reason: "a profile has one plan of reminders for every caller"),
    SharedVerb(
      signature: "func allowReminders(mentioningChats: Bool)", features: ["Explore", "Settings"],
      reason: "there is one permission, wherever it is given"),
    SharedVerb(
      signature: "func signOut()", features: ["Onboarding", "Settings"],
      reason: "a new profile begins where the one in use is left"),
    SharedVerb(
      signature: "func profileSummaries() -> [ProfileSummary]", features: ["Onboarding", "Settings"],
      reason: "the profiles to switch to are those that an erasure takes"),
    SharedVerb(
      signature: "func profile(named: String) -> UserProfile", features: ["Onboarding", "Settings"],
      reason: "a command line names a profile in one way"),
    SharedVerb(
      signature: "var isForDevelopers: Bool", features: ["Explore", "Settings"],
      reason: "a run is a developer's on every screen"),
    SharedVerb(
      signature: "func showDevSettings()", features: ["Explore", "Settings"],
      reason: "there is one screen for developers for every caller"),
    SharedVerb(
      signature: "func dataCopies() -> [DataCopy]", features: ["Onboarding", "Settings"],
      reason: "what a deleted profile stays in is the same for the command and the section"),
    SharedVerb(
      signature: "var dataDirectory: String", features: ["Onboarding", "Settings"],
      reason: "what a deleted profile stays in is the same for the command and the section"),
    SharedVerb(
      signature: "func ensureProfile() -> UserProfile", features: ["Chat", "Explore", "Profile"],
      reason: "a command that stores something works before the app was ever opened"),
    SharedVerb(
      signature: "func writingPlan(for: CharacterIdea) -> WritingPlan", features: ["Explore", "Profile"],
      reason: "the command and the form ask the same model"),
    SharedVerb(
      signature: "func writeCharacter(_: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error>",
      features: ["Explore", "Profile"], reason: "the command and the form have the same character written"),
    SharedVerb(
      signature: "func drawingPlan(for: CharacterIdea) -> WritingPlan", features: ["Explore", "Profile"],
      reason: "the command and the form ask the same model"),
    SharedVerb(
      signature: "func drawCharacter(_: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error>",
      features: ["Explore", "Profile"], reason: "the command and the form have the same character drawn"),
    SharedVerb(
      signature: "func expectedCost(of: UsageSum) -> Cost", features: ["Explore", "Profile"],
      reason: "a price is the same for every caller"),
    SharedVerb(
      signature: "func createAvatar(_: AvatarDraft) -> Avatar", features: ["Explore", "Profile"],
      reason: "the command and the form make the same avatar"),
    SharedVerb(
      signature: "func changeAvatar(_: Avatar.ID, to: AvatarDraft, picture: PictureChange) -> Avatar",
      features: ["Explore", "Profile"], reason: "the command and the form change the same avatar"),
    SharedVerb(
      signature: "func beginDeletion(of: [Avatar.ID])", features: ["Explore", "Profile"],
      reason: "both lists delete the same avatars, and one undo serves both"),
    SharedVerb(
      signature: "func deleteUndoably(_: Avatar.ID)", features: ["Explore", "Profile"],
      reason: "both lists delete the same avatars, and one undo serves both"),
    SharedVerb(
      signature: "func lastDeletedAvatars() -> [Avatar]", features: ["Explore", "Profile"],
      reason: "there is one last deletion for every caller"),
    SharedVerb(
      signature: "func undoDeletion() -> Int", features: ["Explore", "Profile"],
      reason: "there is one last deletion for every caller"),
    SharedVerb(
      signature: "func character(_: Avatar.ID) -> CharacterDetails?", features: ["Explore", "Profile"],
      reason: "a character is the same for every caller that asks by its id"),
    SharedVerb(
      signature: "func lorebookEntries(in: String) -> [LorebookEntry]", features: ["Explore", "Profile"],
      reason: "the page, the command and the form read the same text"),
    SharedVerb(
      signature: "func avatar(named: String) -> Avatar", features: ["Chat", "Explore", "Profile"],
      reason: "a command line names an avatar in one way"),
    SharedVerb(
      signature: "func conversation(named: String) -> Conversation?", features: ["Chat", "Profile"],
      reason: "a command line names a chat in one way"),
    SharedVerb(
      signature: "func persona(named: String) -> Persona", features: ["Chat", "Profile"],
      reason: "a command names a persona in one way"),
    SharedVerb(
      signature: "func templates() -> TemplateList", features: ["Chat", "Profile"],
      reason: "a chat fills the templates that the list shows"),
    SharedVerb(
      signature: "func showTemplates()", features: ["Chat", "Profile"],
      reason: "there is one list of templates for every caller"),
    SharedVerb(
      signature: "func usePersona(_: Persona.ID?, in: ChatScope)", features: ["Chat", "Profile"],
      reason: "a scope has one persona, wherever it is chosen"),
    SharedVerb(
      signature: "func avatars(named: LetterPattern, limit: Int) -> [Avatar]",
      features: ["Chat", "Explore", "Profile"],
      reason: "letters find the same avatars, wherever they are typed"),
    SharedVerb(
      signature: "func conversations(named: LetterPattern, limit: Int) -> [ChatSummary]",
      features: ["Chat", "Profile"], reason: "letters find the same chats, wherever they are typed"),
    SharedVerb(
      signature: "func askForFile(titled: String, action: String, suggesting: String) -> String?",
      features: ["Chat", "Profile"], reason: "a path is asked for in one way"),
    SharedVerb(
      signature: "func editAvatar(_: Avatar) -> Avatar?", features: ["Explore", "Profile"],
      reason: "there is one form of an avatar for every caller"),
    SharedVerb(
      signature: "func setMonthlyBudget(_: String)", features: ["Chat", "Settings"],
      reason: "there is one budget, wherever it is raised"),
    SharedVerb(
      signature: "var usualModel: ModelSelection", features: ["Chat", "Onboarding", "Settings"],
      reason: "the settings name the model that the chat uses"),
    SharedVerb(
      signature: "func useModel(_: ModelSelection)", features: ["Onboarding", "Settings"],
      reason: "there is one usual model, whenever it is chosen"),
    SharedVerb(
      signature: "func saveModel(_: ModelSelection)", features: ["Onboarding", "Settings"],
      reason: "there is one usual model, whenever it is chosen"),
    SharedVerb(
      signature: "func chooseUsualModel(now: ModelSelection) -> ModelSelection?", features: ["Onboarding", "Settings"],
      reason: "there is one screen of models for every caller"),
    SharedVerb(
      signature: "func pasteKey() -> KeyEndpoint?", features: ["Onboarding", "Settings"],
      reason: "there is one form for a key for every caller"),
    SharedVerb(
      signature: "var keyProviders: [String]", features: ["Onboarding", "Settings"],
      reason: "the form and the command keep the same keys"),
    SharedVerb(
      signature: "func setConfiguration(_: String, to: String)", features: ["Onboarding", "Settings"],
      reason: "a setting is saved in one file, wherever it is chosen"),
    SharedVerb(
      signature: "func unsetConfiguration(_: String)", features: ["Onboarding", "Settings"],
      reason: "a setting is saved in one file, wherever it is chosen"),
    SharedVerb(
      signature: "var configurationEntries: [ConfigurationEntry]", features: ["Onboarding", "Settings"],
      reason: "a run is set up in one way for every caller"),
    SharedVerb(
      signature: "func saveProfile() -> UserProfile?", features: ["Explore", "Settings"],
      reason: "there is one screen that saves a profile for every caller"),
    SharedVerb(
      signature: "func keyEndpoint(ofProvider: String?) -> KeyEndpoint", features: ["Onboarding", "Settings"],
      reason: "the form and the command keep the same keys"),
    SharedVerb(
      signature: "func showChat(with: Avatar)", features: nil,
      reason: "opening an avatar means the same everywhere: its latest chat, or a new one"),
    SharedVerb(
      signature: "func log(_: LoggableEvent)", features: nil,
      reason: "there is one log, and a new feature notes its events in it"),
    SharedVerb(
      signature: "func confirm(_: Question) -> Bool", features: nil,
      reason: "every question is asked in the same way; its texts belong to the feature"),
    SharedVerb(
      signature: "func dismissScreen()", features: nil,
      reason: "a screen goes back the way it came"),
    SharedVerb(
      signature: "func allAvatars() -> [Avatar]", features: nil,
      reason: "there is one list of avatars, and a new feature begins with what is on it"),
    SharedVerb(
      signature: "func showUserDetail(of: User)", features: ["Articles", "Users"],
      reason: "a user has one page, wherever they were found"),
    SharedVerb(
      signature: "func users() -> [User]", features: ["Articles", "Steps", "Users"],
      reason: "the samples read the same users from the same service"),
    SharedVerb(
      signature: "func showAlert(for: any Error)", features: nil,
      reason: "errors look the same everywhere"),
  ]
}

extension Rule {

  /// Two features that require the same member of CoreInteractor or CoreRouter would silently share one implementation.
  static func sharedVerbs(listed: [SharedVerb]) -> Rule {
    Rule(name: "shared-verbs") { project in
      let requirements = project.modules.filter { $0.role == .library }.flatMap { module in
        module.files.flatMap { Requirement.requirements(in: $0, feature: module.feature ?? "") }
      }.filter { !$0.feature.isEmpty }
      let shared = Dictionary(grouping: requirements, by: \.signature).filter { Set($0.value.map(\.feature)).count > 1 }
      return unlisted(shared, listed: listed) + stale(shared, listed: listed)
    }
  }

  private static func unlisted(_ shared: [String: [Requirement]], listed: [SharedVerb]) -> [Violation] {
    shared.sorted { $0.key < $1.key }.compactMap { signature, requirements in
      let features = Set(requirements.map(\.feature))
      if listed.contains(where: { $0.signature == signature && $0.features ?? features == features }) { return nil }
      let places = requirements.map { "\($0.protocolName) (\($0.place))" }.sorted()
      return Violation(
        what: "\(signature) is asked for by \(places.joined(separator: " and "))",
        why: "Core's one body would serve both features, whether or not they mean the same",
        cure: "rename one of them, or list the verb in sharedVerbs for \(features.sorted()) with the reason")
    }
  }

  private static func stale(_ shared: [String: [Requirement]], listed: [SharedVerb]) -> [Violation] {
    listed.filter { $0.features != nil && shared[$0.signature] == nil }.map { verb in
      Violation(
        what: "\(verb.signature) is listed in sharedVerbs, and no two features ask for it",
        why: "a dead line would let the next collision pass", cure: "remove the line")
    }
  }
}
