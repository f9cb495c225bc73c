import Entities
import LanguageModels
import Storage

@testable import Conversations

/// A service with three characters that can be in groups.
struct Ensemble: Conversing {
  let office: Office
  let conversationService: ConversationService

  static let ada = character(
    1, "Ada", CharacterDefinition(description: "{{char}} counts stars.", greeting: "Ada here."))
  static let bo = character(
    2, "Bo", CharacterDefinition(description: "{{char}} sails.", greeting: "Bo here.", alternateGreetings: ["Ahoy."]))
  static let cy = character(3, "Cy", CharacterDefinition(description: "{{char}} sleeps.", talkativeness: 0))

  static let (adaID, boID, cyID) = (ada.avatar.id, bo.avatar.id, cy.avatar.id)

  init(_ model: ScriptedModel = .saying("Aye."), stores: Stores = .inMemory()) async throws {
    office = try await Office(model, stores: stores)
    var dependencies = office.conversationService.dependencies
    dependencies.stores.chats = office.chats
    dependencies.characterWithID = { id in [Self.ada, Self.bo, Self.cy].first { $0.avatar.id == id } }
    conversationService = ConversationService(dependencies)
  }

  private init(_ office: Office, _ conversationService: ConversationService) {
    (self.office, self.conversationService) = (office, conversationService)
  }

  /// A program with the same stores and characters, in which a model answers.
  init(_ office: Office, answeredBy model: ScriptedModel) {
    var dependencies = Office(office, model).conversationService.dependencies
    dependencies.characterWithID = { id in [Self.ada, Self.bo, Self.cy].first { $0.avatar.id == id } }
    self.init(office, ConversationService(dependencies))
  }

  /// A program with the same stores, in which the characters have Korean names.
  var inKorean: Ensemble {
    var dependencies = conversationService.dependencies
    dependencies.stores.chats = office.chats
    let names = [Self.adaID: "에이다", Self.boID: "보", Self.cyID: "사이"]
    dependencies.characterWithID = { id in
      var found = [Self.ada, Self.bo, Self.cy].first { $0.avatar.id == id }
      if let name = names[id] { found?.avatar.name = name }
      return found
    }
    return Ensemble(office, ConversationService(dependencies))
  }

  private static func character(
    _ number: UInt64, _ name: String, _ definition: CharacterDefinition
  ) -> CharacterDetails {
    CharacterDetails(
      Avatar(
        id: Avatar.ID(high: 8, low: number), name: name, character: .alien, action: .smiling, location: .park,
        created: Timestamp(milliseconds: 1)), definition)
  }

  func shown(_ id: Conversation.ID) async throws -> [Message] {
    try await messages(of: id, before: nil, limit: 1000).messages
  }

  /// The shown messages as lines with the names of their speakers.
  func lines(_ id: Conversation.ID) async throws -> [String] {
    let names = [Self.adaID: "Ada", Self.boID: "Bo", Self.cyID: "Cy"]
    return try await shown(id).map { message in
      (message.role == .user ? "User" : message.speaker.flatMap { names[$0] } ?? "host") + ": " + message.text
    }
  }
}
