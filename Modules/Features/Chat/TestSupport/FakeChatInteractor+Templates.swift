public import Entities

extension FakeChatInteractor {
  /// Returns `templateList`.
  public func templates() async throws -> TemplateList { TemplateList(templateList) }

  /// Returns `templateMacros`.
  public func templateValues(in conversation: Conversation.ID) async throws -> [String: String] { templateMacros }

  /// Returns `templateMacros`.
  public func templateValues(toBeginWith avatar: Avatar.ID) async throws -> [String: String] { templateMacros }
}
