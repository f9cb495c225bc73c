import TerminalUI

extension Language {
  var aboutTemplates: String { self("Prompts to use again, with variables", "변수를 넣어 다시 쓰는 프롬프트를 관리합니다") }
  var aboutTemplatesList: String { self("List your templates and their variables", "템플릿과 변수를 보여 줍니다") }
  var aboutTemplatesShow: String { self("Print the text of a template", "템플릿의 글을 보여 줍니다") }
  var aboutTemplatesCreate: String {
    self("Make a template from a text or from standard input", "글이나 표준 입력으로 템플릿을 만듭니다")
  }
  var aboutTemplatesEdit: String {
    self("Give a template another text or another name", "템플릿의 글이나 이름을 바꿉니다")
  }
  var aboutTemplatesDelete: String { self("Delete a template", "템플릿을 삭제합니다") }
  var aboutTemplatesImport: String {
    self("Add the templates of an export, or text files as templates", "내보낸 템플릿이나 글 파일을 템플릿으로 더합니다")
  }
  var aboutTemplatesReplace: String {
    self("Replace templates of the same name", "이름이 같은 템플릿을 바꿉니다")
  }
  var aboutTemplatesExport: String { self("Write templates as JSON", "템플릿을 JSON으로 내보냅니다") }
  var aboutTemplateName: String { self("Its new name", "새 이름을 정합니다") }

  var oneTemplateIsNeeded: String { self("Name one template.", "템플릿 이름 하나가 필요합니다.") }
  var templateTextIsNeeded: String {
    self(
      "A template needs a text: write it after the name, or pipe it in.",
      "템플릿에 글이 필요합니다. 이름 뒤에 쓰거나 파이프로 넣으세요.")
  }
  var templateChangeIsNeeded: String {
    self(
      "Nothing was changed: write a text after the name, pipe one in, or use --name.",
      "바뀐 것이 없습니다. 이름 뒤에 글을 쓰거나 파이프로 넣거나 --name을 쓰세요.")
  }
  var templateFilesAreNeeded: String {
    self("Name the files: aichat templates import FILE…", "파일을 적어 주세요: aichat templates import FILE…")
  }
  func noSuchTemplate(_ name: String, known: [String]) -> String {
    let list = known.prefix(8).joined(separator: ", ") + (known.count > 8 ? ", …" : "")
    return self("There is no template “\(name.prefix(64))”.", "“\(name.prefix(64))” 템플릿이 없습니다.")
      + (known.isEmpty ? "" : self(" Available: \(list).", " 있는 템플릿: \(list)."))
  }
  func deleteTemplateQuestion(_ name: String) -> String {
    self("Delete the template “\(name)”?", "“\(name)” 템플릿을 삭제할까요?")
  }
  func templateIsNoText(_ path: String) -> String {
    self("\(path): this is not UTF-8 text.", "\(path): UTF-8 텍스트가 아닙니다.")
  }
  func tooManyTemplates(_ limit: Int) -> String {
    self(
      "There are more than \(limit) templates. Nothing was imported.", "템플릿이 \(limit)개보다 많습니다. 아무것도 가져오지 않았습니다.")
  }
}
