/// A Swift file of the project, read once.
package struct SourceFile: Sendable {
  /// The path from the project's top folder, as `Modules/Entities/Sources/Chat.swift`.
  package var path: String
  /// The number of its lines.
  package var lines: Int
  package var tokens: [Token]
  package var declarations: [Declaration]

  package init(path: String, text: String) {
    self.path = path
    lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    tokens = Tokenizer.tokens(of: text)
    declarations = DeclarationScanner.declarations(in: tokens)
  }

  package var imports: [Declaration] { declarations.filter { $0.kind == "import" } }

  package func place(_ line: Int) -> String { "\(path):\(line)" }
}
