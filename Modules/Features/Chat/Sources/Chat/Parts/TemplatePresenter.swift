import Entities
import Observation

/// The user's templates, and the message that one of them makes.
@Observable @MainActor final class TemplatePresenter {
  /// The templates as they were read last: when the screen appeared, or when one of them was used.
  private(set) var templates: [PromptTemplate] = []
  /// The values of their macros, read with the templates.
  @ObservationIgnored private var macros: [String: String] = [:]
  @ObservationIgnored private var isFilling = false
  private let notices: ChatNotices
  private let interactor: any TemplateInteractor
  private let router: any ChatRouter

  init(_ notices: ChatNotices, interactor: any TemplateInteractor, router: any ChatRouter) {
    (self.notices, self.interactor, self.router) = (notices, interactor, router)
  }

  var names: [String] { templates.map(\.name) }

  /// Reads the templates, and the values of their macros. Without them the screen works too.
  func load(for conversation: Conversation.ID) async {
    if let list = try? await interactor.templates() { templates = list.templates }
    if let values = try? await interactor.templateValues(in: conversation) { macros = values }
  }

  /// The message that a template makes. The user is asked for each missing value.
  /// - Parameter words: The words after its name.
  /// - Returns: Nil when the user leaves a value out, or another template is being filled. It is nil, with a notice,
  ///   when there is no such template or the text is too long.
  func message(named name: String, words: String, in conversation: Conversation.ID) async -> String? {
    guard !isFilling else { return nil }
    isFilling = true
    defer { isFilling = false }
    // The file may have changed since.
    await load(for: conversation)
    guard let template = templates.first(where: { $0.name == name }) else {
      notices.show(.noSuchTemplate(name, known: names))
      return nil
    }
    var values = values(for: template, words)
    for variable in template.missing(from: values) {
      guard let value = await router.askForValue(of: variable, in: template.name) else { return nil }
      values[variable] = value
    }
    guard let text = template.filled(with: values) else {
      notices.show(.templateIsTooLong)
      return nil
    }
    return text
  }

  /// The text of a template as far as its values are known, for a look at the prompt; empty where there is none.
  func preview(named name: String, words: String) -> String {
    let template = templates.first { $0.name == name }
    return template.flatMap { $0.filled(with: values(for: $0, words)) } ?? ""
  }

  /// The values that the user typed, and those of macros.
  private func values(for template: PromptTemplate, _ words: String) -> [String: String] {
    template.values(in: words).merging(macros) { typed, _ in typed }
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.template: ComposerAction(onTemplatesPressed)] }

  /// Shows the list of templates.
  func onTemplatesPressed() { router.showTemplates() }
}
