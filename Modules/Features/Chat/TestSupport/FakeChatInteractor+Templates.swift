public import Entities

extension FakeChatInteractor {
  /// Returns `templateList`.
  public func templates() async throws -> TemplateList { TemplateList(templateList) }
}
