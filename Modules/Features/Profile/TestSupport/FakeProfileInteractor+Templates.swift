public import Entities
import FeatureKitTestSupport
import TerminalTesting

extension FakeProfileInteractor {
  /// The templates at the time of the call, once the gate is open.
  public func templates() async throws -> TemplateList {
    let before = templateList
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return before
  }

  /// Changes `templateList`. A new template does not replace another one.
  public func saveTemplate(_ template: PromptTemplate, replacing old: String?) async throws {
    await saveGate.pass()
    if let saveError { throw saveError }
    if template.name != old, templateList.templates.contains(where: { $0.name == template.name }) {
      throw OutOfReach()
    }
    templateList.templates.removeAll { $0.name == old }
    templateList.templates.append(template)
    templateList.templates.sort { $0.name < $1.name }
  }

  /// Removes the template from `templateList`.
  @discardableResult public func deleteTemplate(named name: String) async throws -> PromptTemplate {
    await deleteGate.pass()
    if let deleteError { throw deleteError }
    guard let place = templateList.templates.firstIndex(where: { $0.name == name }) else { throw OutOfReach() }
    return templateList.templates.remove(at: place)
  }
}

extension PromptTemplate {
  /// A template with two values, and one without any.
  public static let samples: [PromptTemplate] = [.translate, .review]

  /// A template with a default.
  public static let translate = PromptTemplate(
    name: "translate", text: "Translate into {{to=Korean}}, and keep the tone:\n\n{{input}}")
  /// A Korean template without values.
  public static let review = PromptTemplate(name: "검토", text: "이 글에서 어색한 문장을 찾아 고쳐 줘.")
}
