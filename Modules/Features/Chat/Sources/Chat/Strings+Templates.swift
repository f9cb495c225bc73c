import Entities
import TerminalUI

extension Language {
  func noSuchTemplate(_ name: String, known: [String]) -> String {
    let list = known.prefix(8).joined(separator: ", ") + (known.count > 8 ? ", …" : "")
    return self("There is no template “\(name.prefix(64))”.", "“\(name.prefix(64))” 템플릿이 없습니다.")
      + (known.isEmpty
        ? self(" /template makes one.", " /template에서 만들 수 있습니다.") : self(" Available: \(list).", " 있는 템플릿: \(list)."))
  }

  var templateIsTooLong: String {
    self(
      "With these values the text has more than \(PromptTemplate.longestResult >> 20) MiB.",
      "이 값을 넣으면 글이 \(PromptTemplate.longestResult >> 20)MiB보다 길어집니다.")
  }

  // MARK: ask

  var templateOption: String {
    self("Fill this template; the text is the value of {{input}}", "이 템플릿을 씁니다. 적은 글은 {{input}}에 들어갑니다")
  }
  var variableOption: String { self("A value for the template; repeat it for more", "템플릿에 넣을 값입니다. 여러 번 쓸 수 있습니다") }

  func wrongVariable(_ text: String) -> String {
    self("--var takes NAME=VALUE, not “\(text.prefix(64))”.", "--var 뒤에는 이름=값을 씁니다: “\(text.prefix(64))”")
  }
  var variableWithoutTemplate: String {
    self("--var fills a template: name one with --template.", "--var는 템플릿에 쓰는 값입니다. --template도 지정하세요.")
  }
  func unknownVariable(_ name: String, of template: PromptTemplate) -> String {
    let known = template.variables.map(\.name).joined(separator: ", ")
    return self(
      "The template “\(template.name)” has no value “\(name.prefix(64))”.",
      "“\(template.name)” 템플릿에 “\(name.prefix(64))” 값이 없습니다.")
      + (known.isEmpty ? "" : self(" It has: \(known).", " 있는 값: \(known)."))
  }
  func missingVariables(_ names: [String], of template: PromptTemplate) -> String {
    let options = names.map { $0 == PromptTemplate.input ? self("TEXT", "글") : "--var \($0)=…" }.joined(separator: " ")
    return self(
      "The template “\(template.name)” needs more: \(options)", "“\(template.name)” 템플릿에 값이 더 필요합니다: \(options)")
  }
}
