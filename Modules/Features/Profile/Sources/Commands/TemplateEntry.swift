import Entities

/// A template as `templates list --json`, `show --json` and `export` write it, and as `import` reads it:
///
///     {"name": "translate", "text": "Translate to {{to=Korean}}: {{input}}",
///      "variables": [{"name": "to", "default": "Korean"}, {"name": "input"}]}
///
/// The variables are those of the text; a file to import needs none.
struct TemplateEntry: Codable, Equatable, Sendable {
  struct Variable: Codable, Equatable, Sendable {
    let name: String
    var `default`: String?
  }

  let name: String, text: String
  var variables: [Variable]?

  init(_ template: PromptTemplate) {
    (name, text) = (template.name, template.text)
    variables = template.variables.map { Variable(name: $0.name, default: $0.standard) }
  }
}
