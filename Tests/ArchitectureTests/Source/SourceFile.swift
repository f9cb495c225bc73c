/// A Swift file of the project, read once.
struct SourceFile: Sendable {
  /// From the project's top folder, as `Modules/Entities/Sources/Chat.swift`.
  var path: String
  var tokens: [Token]
  var declarations: [Declaration]

  init(path: String, text: String) {
    self.path = path
    tokens = Tokenizer.tokens(of: text)
    declarations = DeclarationScanner.declarations(in: tokens)
  }

  var imports: [Declaration] { declarations.filter { $0.kind == "import" } }

  func place(_ line: Int) -> String { "\(path):\(line)" }
}
