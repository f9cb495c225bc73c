import Entities
import FeatureKit
import TerminalUI

extension Language {
  var templates: String { self("Templates", "템플릿") }
  var newTemplate: String { self("New template", "새 템플릿") }
  /// In the footer.
  var newTemplateShort: String { self("New", "새 템플릿") }
  var editTemplateTitle: String { self("Edit template", "템플릿 고치기") }
  var templatesMeaning: String {
    self("Prompts to use again: write / and the name in a chat.", "다시 쓸 프롬프트입니다. 대화에서 /와 이름을 쓰면 됩니다.")
  }
  var noTemplates: String { self("No templates yet.", "아직 템플릿이 없습니다.") }
  var templateNamePrompt: String { self("What you type after the /", "/ 뒤에 쓸 이름") }
  var templateNameIsWrong: String {
    self(
      "Up to \(PromptTemplate.longestName) small letters, digits, - and _, without spaces.",
      "띄어쓰기 없이 글자, 숫자, -, _로 \(PromptTemplate.longestName)자까지 쓸 수 있습니다.")
  }
  var templateHint: String { self("Translate into {{to=Korean}}: {{input}}", "{{to=영어}}로 옮겨 줘: {{input}}") }
  var templateText: String { self("Text", "글") }

  /// The variables of a template, or how one is written.
  func asksFor(_ variables: [PromptTemplate.Variable]) -> String {
    if variables.isEmpty {
      return self(
        "{{input}} stands for what you write after the name, {{to=Korean}} for a value with a default.",
        "{{input}}은 이름 뒤에 쓰는 글, {{to=Korean}}은 기본값이 있는 값입니다.")
    }
    return self("Values: ", "값: ") + list(variables)
  }

  /// The variables with their defaults in a line.
  func list(_ variables: [PromptTemplate.Variable]) -> String {
    let shown = variables.prefix(8).map { variable in
      variable.standard.map { "\(variable.name)=\($0.prefix(30))" } ?? variable.name
    }
    return shown.joined(separator: ", ") + (variables.count > 8 ? ", …" : "")
  }
}

extension PromptTemplate {
  /// The beginning of its text, for lists.
  var firstLine: String { text.prefix(200).drop(while: \.isWhitespace).beginning }
}
