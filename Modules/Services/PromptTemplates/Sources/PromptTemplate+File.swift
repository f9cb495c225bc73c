import Entities

extension PromptTemplate {
  /// The template in a file.
  init(name: String, file bytes: [UInt8], at path: String) throws(TemplateFailure) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard
      let text = String(validating: bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...], as: UTF8.self)
    else { throw .notText(path) }
    do throws(TemplateFailure) {
      self = try PromptTemplate(name: name, text: text).checked()
    } catch {
      throw .unusable(path, LocalizedText(explaining: error))
    }
  }

  /// The template as it is stored: without empty lines at its end.
  func checked() throws(TemplateFailure) -> PromptTemplate {
    guard Self.isName(name) else { throw .badName(name) }
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { throw .emptyText }
    let text = String(text[...last])
    guard text.utf8.count <= Self.longestText else { throw .longText }
    return PromptTemplate(name: name, text: text)
  }
}
