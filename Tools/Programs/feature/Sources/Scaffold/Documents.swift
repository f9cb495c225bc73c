import Foundation

/// The documents with generated parts.
struct Documents {
  let checkout: Checkout

  /// The paths of the documents.
  var paths: [String] {
    checkout.files(under: "").filter { path in
      path.hasSuffix(".md") && ((try? checkout.text(path)) ?? "").contains("\n" + Self.begin)
    }
  }

  /// Generates all parts again, with the project's own tool.
  func renew() throws {
    let tool = Program(checkout.url("Tools/documents"), [])
    let status = try tool.status(in: checkout.root)
    guard status == 0 else { throw CheckoutError("Tools/documents failed with \(status), for the reason above.") }
  }

  /// The committed text of a document, if the file differs from it only in generated parts.
  ///
  /// `Tools/documents` keeps a generated number while it is nearly right. A number that a change has raised could
  /// therefore stay after the change is undone, so undoing begins with the committed text.
  func committed(_ path: String) throws -> String? {
    let git = Git(checkout.root)
    guard git.isThere else { return nil }
    let result = try git.run("show", "HEAD:./\(path)")
    guard result.status == 0 else { return nil }
    return Self.handWritten(result.output) == Self.handWritten(try checkout.text(path)) ? result.output : nil
  }

  private static let begin = "<!-- generated: "
  private static let end = "<!-- end -->"

  /// A text without its generated parts.
  static func handWritten(_ text: String) -> String {
    var isGenerated = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line == end { isGenerated = false }
      defer { if line.hasPrefix(begin) { isGenerated = true } }
      return !isGenerated
    }.joined(separator: "\n")
  }
}
